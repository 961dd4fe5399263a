// What is shown on the board in place of the game: the play behind a proof, chosen by the player; and the
// play of a confirmation, step by step.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardView, Color, Label, Point, Size } from "shinpan-board";
import { colorOf, pointNamed, pointsNamed, stonesOf } from "../parts/board_view.tsx";
import type { Shinpan } from "../engine/engine.ts";
import { giveBack } from "../browser/focus.ts";
import { Steps } from "../parts/icons.tsx";
import { useNamed, type Naming } from "../parts/point_names.ts";
import { other } from "../model/table.ts";
import { words } from "../words/index.ts";
import { answerOf, questionOf, type ConfirmedChain } from "./confirmation_panel.tsx";
import type { Group } from "./groups.ts";
import type { Zone } from "./certificate.ts";
import { chapter, letterOf, type Chapter, type Offer, type Story } from "./story.ts";

/** What the board shows, and what a point that is chosen does. */
export interface Exhibited {
  readonly view: BoardView;
  readonly choose: (at: Point) => void;
}

/**
 * Brings what is shown into sight, with the board, and the focus to its heading. When it closes the focus
 * goes back to where it was, unless the player has put it elsewhere.
 */
export function useSight() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    for (const seen of [heading.current?.parentElement, document.querySelector(".board-place")])
      seen?.scrollIntoView({ block: "nearest" });
    return () => giveBack(before);
  }, []);
  return heading;
}

interface StoryProps {
  readonly engine: Shinpan;
  readonly group: Group;
  readonly story: Story;
  readonly size: Size;
  readonly onShow: (shown: Exhibited) => void;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** What the button that closes it says. */
  readonly closing?: string;
}

function told({ attack: at, reply: by }: Offer, story: Story, named: Naming): string {
  const [attack, reply] = [at && named(at), by && named(by)];
  const text = words.ending.story;
  const attacker = other(story.defender);
  if (attack === null) return text.passAnswer(attacker, story.defender, reply!);
  return reply === null
    ? text.noAnswer(attacker, attack, story.defender)
    : text.answer(attacker, attack, story.defender, reply);
}

/** The board of a chapter: what may be played next with its letter, the group, and the zone that decides. */
function viewOf(
  now: Chapter,
  lastPlay: Offer | undefined,
  group: Group,
  zones: readonly Zone[],
  size: Size,
): BoardView {
  const labels = now.offers.flatMap(({ attack }, i): Label[] => {
    const at = attack === null ? null : pointNamed(attack, size);
    return at === null ? [] : [{ at, text: letterOf(i), variation: true }];
  });
  const lastMove = pointNamed(lastPlay?.reply ?? lastPlay?.attack ?? "", size);
  const taken = new Set(labels.map(({ at }) => at));
  const stones = stonesOf(now.board);
  const inZone = pointsNamed([...new Set(zones.flatMap(({ points }) => points))], size).filter(
    (at) => !taken.has(at) && stones[at] === null,
  );
  const standing = pointsNamed(group.stones, size).filter((at) => stones[at] !== null);
  return {
    size,
    stones,
    lastMove,
    labels,
    marks: [
      ...standing.map((at) => ({ at, shape: "circle" as const })),
      ...inZone.map((at) => ({ at, shape: "dot" as const })),
    ],
  };
}

interface OffersProps {
  readonly offers: readonly Offer[];
  readonly onGo: (offer: Offer) => void;
}

/** The plays that the attacker may choose. */
function Offers({ offers, onGo }: OffersProps) {
  const named = useNamed();
  return (
    <div class="buttons offers">
      {offers.map((offer, i) => (
        <button type="button" onClick={() => onGo(offer)}>
          {letterOf(i)} {offer.attack ? named(offer.attack) : words.ending.story.pass}
        </button>
      ))}
    </div>
  );
}

interface WaysProps extends Pick<StoryProps, "onSave" | "onClose"> {
  /** How far the story is. */
  readonly step: number;
  /** Goes on with the first play that is offered; null at the end. */
  readonly onForward: (() => void) | null;
  readonly onBack: () => void;
  readonly onAgain: () => void;
  readonly closing: string;
}

function Ways({ step, onForward, onBack, onAgain, onSave, onClose, closing }: WaysProps) {
  const text = words.ending.story;
  return (
    <div class="buttons">
      <button type="button" disabled={step === 0} onClick={onBack}>
        {text.back}
      </button>
      <button type="button" disabled={onForward === null} onClick={() => onForward?.()}>
        {text.forward}
      </button>
      <button type="button" disabled={step === 0} onClick={onAgain}>
        {text.again}
      </button>
      <button type="button" onClick={onSave}>
        {text.save}
      </button>
      <button type="button" class="main" onClick={onClose}>
        {closing}
      </button>
    </div>
  );
}

/** What can be chosen on the board: the plays that are offered. */
const chooserOf =
  ({ offers }: Chapter, size: Size, go: (offer: Offer) => void) =>
  (at: Point): void => {
    const chosen = offers.find(({ attack }) => attack !== null && pointNamed(attack, size) === at);
    if (chosen) go(chosen);
  };

export function StoryExhibit({
  engine,
  group,
  story,
  size,
  onShow,
  onSave,
  onClose,
  closing = words.game.back,
}: StoryProps) {
  const [path, setPath] = useState<readonly Offer[]>([]);
  const heading = useSight();
  const named = useNamed();
  const text = words.ending.story;
  const { defender, zones } = story;
  const attacker = other(defender);
  const now = useMemo(() => chapter(engine, story, path), [path, story]);
  const [first] = now.offers;
  const lastPlay = path[path.length - 1];
  const go = (offer: Offer): void => setPath([...path, offer]);
  const view = useMemo(() => viewOf(now, lastPlay, group, zones, size), [now]);
  useEffect(() => onShow({ view, choose: chooserOf(now, size, go) }), [view]);
  const dead = group.owner !== defender;
  return (
    <section class="panel exhibit" aria-labelledby="exhibit-heading">
      <h2 id="exhibit-heading" tabIndex={-1} ref={heading}>
        {text.heading(group.name)}
      </h2>
      <div aria-live="polite">
        <p>
          {lastPlay
            ? told(lastPlay, story, named)
            : dead
              ? text.dead(group.owner, defender)
              : text.lives(group.owner, attacker)}
        </p>
        {now.offers.length === 0 ? <p>{text.over(defender)}</p> : <p>{text.choose(attacker)}</p>}
      </div>
      <Offers offers={now.offers} onGo={go} />
      <Ways
        step={path.length}
        onForward={first ? () => go(first) : null}
        onBack={() => setPath(path.slice(0, -1))}
        onAgain={() => setPath([])}
        onSave={onSave}
        onClose={onClose}
        closing={closing}
      />
    </section>
  );
}

interface LineProps {
  readonly chain: ConfirmedChain;
  readonly stones: readonly (Color | null)[];
  readonly size: Size;
  readonly onShow: (shown: Exhibited) => void;
  readonly onClose: () => void;
}

/** What stands after so many moves of the line, which tells itself what each one takes. */
function after(
  stones: readonly (Color | null)[],
  line: ConfirmedChain["line"],
  moves: number,
  size: Size,
): (Color | null)[] {
  const now = [...stones];
  for (const { player, point, takes } of line.slice(0, moves)) {
    const at = point === null ? null : pointNamed(point, size);
    if (at !== null) now[at] = colorOf(player);
    for (const taken of pointsNamed(takes, size)) now[taken] = null;
  }
  return now;
}

export function LineExhibit({ chain, stones, size, onShow, onClose }: LineProps) {
  const [step, setStep] = useState(0);
  const heading = useSight();
  const named = useNamed();
  const text = words.ending.confirmation;
  const { line } = chain;
  const move = step === 0 ? null : line[step - 1]!;
  const view = useMemo((): BoardView => {
    const now = after(stones, line, step, size);
    const numbers = line.slice(0, step).flatMap(({ point }, i): Label[] => {
      const at = point === null ? null : pointNamed(point, size);
      return at === null || now[at] === null ? [] : [{ at, text: String(i + 1) }];
    });
    const numbered = new Map(numbers.map((label) => [label.at, label]));
    const marked = pointsNamed(chain.stones, size).filter(
      (at) => now[at] !== null && !numbered.has(at),
    );
    return {
      size,
      stones: now,
      labels: [...numbered.values()],
      marks: marked.map((at) => ({ at, shape: "circle" })),
    };
  }, [step, chain]);
  useEffect(() => onShow({ view, choose: () => undefined }), [view]);
  const sentence =
    move === null
      ? line.length === 0
        ? text.noThreat
        : text.start
      : move.point === null
        ? text.passes(move.player)
        : move.takes.length > 0
          ? text.takes(move.player, named(move.point), move.takes.length)
          : text.plays(move.player, named(move.point));
  return (
    <section class="panel exhibit" aria-labelledby="exhibit-heading">
      <h2 id="exhibit-heading" tabIndex={-1} ref={heading}>
        {questionOf(chain, named)}
      </h2>
      <p aria-live="polite">
        {sentence} {step === line.length && <strong>{answerOf(chain)}</strong>}
      </p>
      <div class="buttons">
        <Steps at={step} last={line.length} labels={words.count} onStep={setStep} />
        <button type="button" class="main" onClick={onClose}>
          {words.game.back}
        </button>
      </div>
    </section>
  );
}
