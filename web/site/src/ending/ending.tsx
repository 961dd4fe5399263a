// The referee's part in the end of a game: what it holds of each group, and the play that it shows on the
// board.

import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { Label } from "shinpan-board";
import { pointNamed, stonesOf } from "../parts/board_view.tsx";
import { PlainWords, type Cited } from "../parts/clauses.tsx";
import { saved } from "../browser/saving.ts";
import type { OnTable } from "../model/on_table.ts";
import { isHushed, other } from "../model/table.ts";
import { isRefereeAsked } from "./asked.ts";
import { zonesThatHold, zonesThatKeep, type Zone } from "./certificate.ts";
import { ConfirmationPanel, type ConfirmedChain } from "./confirmation_panel.tsx";
import { LineExhibit, StoryExhibit, type Exhibited } from "./exhibits.tsx";
import { agreedIn, groupsOf, type Group } from "./groups.ts";
import { GroupsPanel } from "./groups_panel.tsx";
import { PrecedentExhibit } from "./precedent_exhibit.tsx";
import { PrecedentsPanel, type Precedent } from "./precedents_panel.tsx";
import { words } from "../words/index.ts";
import { useReferee, type Referee, type Settling } from "./referee.ts";

type Topic =
  | { readonly group: Group }
  | { readonly chain: ConfirmedChain }
  | { readonly precedent: Precedent };

export interface Ending {
  readonly referee: Referee;
  readonly groups: readonly Group[];
  readonly labels: readonly Label[];
  /** What the board shows in place of the game; null while it shows the game. */
  readonly exhibited: Exhibited | null;
  readonly topic: Topic | null;
  readonly setTopic: (topic: Topic | null) => void;
  readonly setExhibited: (shown: Exhibited) => void;
}

/** How the rules themselves settle life and death without agreement; null where they do not. */
function settlingOf({ axes }: OnTable["rules"]): Settling | null {
  if (axes.ko_pass !== "none") return "confirmation";
  return axes.precedents === "none" ? null : "precedents";
}

/** The referee's part for the game as it stands on the table. */
export function useEnding({
  engine,
  opened,
  game,
  state,
  board,
  rules,
  size,
  settled,
}: OnTable): Ending {
  const position = `${game.start.rules} ${board.join("")}`;
  const asked = !isHushed(game, state) && isRefereeAsked(state, board);
  const referee = useReferee(engine, opened, position, asked, settlingOf(rules));
  const [topic, setTopic] = useState<Topic | null>(null);
  const [exhibited, setExhibited] = useState<Exhibited | null>(null);
  const close = (): void => {
    setTopic(null);
    setExhibited(null);
  };
  useEffect(close, [game]);
  const { estimate, proof } = referee.findings;
  const groups = useMemo(
    () =>
      asked && estimate
        ? groupsOf(opened.names, board, size, estimate, proof, agreedIn(state, settled))
        : [],
    [asked, estimate, proof, state, settled],
  );
  const labels = useMemo(
    () =>
      groups.map(({ name, stones }): Label => ({ at: pointNamed(stones[0]!, size)!, text: name })),
    [groups],
  );
  return {
    referee,
    groups,
    labels,
    exhibited,
    topic,
    setTopic: (to) => (to === null ? close() : setTopic(to)),
    setExhibited,
  };
}

/** The zones by which a group is what it is; none where there is no proof to show. */
function zonesOf({ referee }: Ending, { grade, owner, stones }: Group): readonly Zone[] {
  const { sections, proof } = referee.findings;
  const is =
    grade === "lives" || grade === "dead"
      ? grade
      : proof?.groups.find((group) => group.stones.includes(stones[0]!))?.is;
  if (is === "lives") return zonesThatKeep(sections, owner, stones);
  return is === "dead" ? zonesThatHold(sections, owner, stones) : [];
}

/** Under the board: the play that is shown, with its controls. */
export function Exhibition({ ending, place }: { ending: Ending; place: OnTable }) {
  const { topic, setTopic, setExhibited, referee } = ending;
  const { engine, game, board, size } = place;
  const story = useMemo(() => {
    if (topic === null || !("group" in topic)) return null;
    const { owner, stones } = topic.group;
    const zones = zonesOf(ending, topic.group);
    const keeps = zonesThatKeep(referee.findings.sections, owner, stones).length > 0;
    return { start: game.start, board, zones, defender: keeps ? owner : other(owner) };
  }, [topic]);
  const stones = useMemo(() => stonesOf(board), [board]);
  const close = (): void => setTopic(null);
  if (topic === null) return null;
  if ("chain" in topic)
    return (
      <LineExhibit
        key={topic.chain.stones[0]}
        chain={topic.chain}
        stones={stones}
        size={size}
        onShow={setExhibited}
        onClose={close}
      />
    );
  if ("precedent" in topic)
    return (
      <PrecedentExhibit
        key={topic.precedent.stones[0]}
        precedent={topic.precedent}
        stones={stones}
        size={size}
        onShow={setExhibited}
        onClose={close}
      />
    );
  return (
    <StoryExhibit
      key={topic.group.stones[0]}
      engine={engine}
      group={topic.group}
      story={story!}
      size={size}
      onShow={setExhibited}
      onClose={close}
      onSave={() =>
        saved(new Blob([referee.findings.certificate ?? ""], { type: "text/plain" }), "proof.txt")
      }
    />
  );
}

interface FindingsProps {
  readonly cited: Cited;
  readonly ending: Ending;
  /** Marks stones dead; null where they cannot be marked now. */
  readonly onMark: ((stones: readonly string[]) => void) | null;
}

/** Beside the board: the grades, and the confirmation or the precedents where the rules have them. */
export function FindingsPanels({ cited, ending, onMark }: FindingsProps) {
  const { referee, groups, setTopic } = ending;
  const { work } = referee.findings;
  const isShown = (search: Settling): boolean =>
    referee.findings[search] !== null ||
    referee.isBroken(search) ||
    (work !== null && work !== "estimate" && work.search === search);
  const settles = isShown("confirmation") || isShown("precedents");
  const plain = useContext(PlainWords);
  const panels = (
    <>
      {(groups.length > 0 || work !== null) && (
        <GroupsPanel
          groups={groups}
          referee={referee}
          hasStory={(group) => zonesOf(ending, group).length > 0}
          onWhy={(group) => setTopic({ group })}
        />
      )}
      {isShown("confirmation") && (
        <ConfirmationPanel
          cited={cited}
          referee={referee}
          onShow={(chain) => setTopic({ chain })}
          onMark={onMark}
        />
      )}
      {isShown("precedents") && (
        <PrecedentsPanel
          cited={cited}
          referee={referee}
          onShow={(precedent) => setTopic({ precedent })}
          onMark={onMark}
        />
      )}
    </>
  );
  if (!plain || (groups.length === 0 && work === null && !settles)) return panels;
  return (
    <details class="for-more">
      <summary>{words.ending.groups.heading}</summary>
      {panels}
    </details>
  );
}
