// What takes long in the lab, from its worker: which chains live, deeper and deeper, and what each ruleset
// counts.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Point } from "shinpan-board";
import { sectionsOf } from "../ending/certificate.ts";
import { StoryExhibit, type Exhibited } from "../ending/exhibits.tsx";
import type { Group } from "../ending/groups.ts";
import type { ComparedVerdict, Game, Shinpan } from "../engine/engine.ts";
import { whenFree } from "../browser/hand.ts";
import { sizeOf, type LabPosition } from "./position.ts";
import type { Found, LabQuestion, LabWork } from "./lab_worker.ts";
import { useWorker } from "../engine/use_worker.ts";
import { useNamed } from "../parts/point_names.ts";
import { saved } from "../browser/saving.ts";
import { useSeen } from "../browser/seen.ts";
import { other } from "../model/table.ts";
import { words } from "../words/index.ts";
import { EveryPanel, LifePanel, zonesOf, type Chain, type LifeFound } from "./lab_answers.tsx";

const depths = [500, 2_000, 10_000] as const;

/**
 * What is found about a question, by a worker that ends with it, and rests while the page is hidden. `name`
 * tells the question from others, and is empty where nothing is asked; `question` says what of it is left to
 * answer. Gives back whether more will come.
 */
function useFindings(
  engine: Shinpan,
  position: LabPosition,
  name: string,
  question: () => LabQuestion,
  onFound: (found: Found) => void,
): boolean {
  const [working, setWorking] = useState(false);
  const worker = useWorker<LabWork>(
    () => new Worker(new URL("./lab_worker.ts", import.meta.url), { type: "module" }),
  );
  const seen = useSeen();
  useEffect(() => setWorking(name !== ""), [position, name]);
  useEffect(() => {
    if (name === "" || !working || !seen) return;
    let wanted = true;
    const free = (then: () => void): void => whenFree(() => wanted && then());
    const { start, events } = position;
    void worker
      .ask({ module: engine.module, start, events, question: question() }, (found) =>
        free(() => onFound(found)),
      )
      .then(() => free(() => setWorking(false)));
    return () => {
      wanted = false;
      worker.end();
    };
  }, [position, name, working, seen]);
  return working;
}

/** What is known before anything was asked. */
export const nothingFound: LifeFound = {
  estimate: null,
  proof: null,
  certificate: "",
  sections: [],
  nodes: 0,
};

/** The play that shows why a chain lives or is dead, on the board in place of the position. */
function Why({
  engine,
  position,
  game,
  found,
  chain,
  onShow,
  onClose,
}: {
  engine: Shinpan;
  position: LabPosition;
  game: Game;
  found: LifeFound;
  chain: Chain;
  onShow: (shown: Exhibited | null) => void;
  onClose: () => void;
}) {
  const { color: owner, stones, is } = chain;
  const named = useNamed();
  const story = useMemo(
    () => ({
      start: position.start,
      board: game.board(),
      zones: zonesOf(found, chain),
      defender: is === "lives" ? owner : other(owner),
    }),
    [chain],
  );
  const group = useMemo(
    (): Group => ({
      name: named(stones[0]!),
      owner,
      stones,
      grade: is === "lives" ? "lives" : "dead",
      dead: is === "dead",
      confidence: 1000,
      saved: null,
      killed: null,
    }),
    [chain, named],
  );
  useEffect(() => () => onShow(null), []);
  return (
    <StoryExhibit
      engine={engine}
      group={group}
      story={story}
      size={sizeOf(position)}
      onShow={onShow}
      onClose={onClose}
      closing={words.lab.life.back}
      onSave={() => saved(new Blob([found.certificate], { type: "text/plain" }), "proof.txt")}
    />
  );
}

/** What is found of a position's chains, deeper and deeper; and how to stop that, or to go deeper still. */
function useLife(engine: Shinpan, position: LabPosition) {
  const [found, setFound] = useState(nothingFound);
  const [nodes, setNodes] = useState<readonly number[]>(depths);
  const so = useRef(nothingFound);
  useEffect(() => {
    so.current = nothingFound;
    setFound(nothingFound);
    setNodes(depths);
  }, [position]);
  const question = (): LabQuestion => ({
    ask: "life",
    nodes: nodes.filter((count) => count > so.current.nodes),
  });
  const working = useFindings(engine, position, nodes.join(" "), question, (answer) => {
    if (answer.is === "estimate") so.current = { ...so.current, estimate: answer.estimate };
    if (answer.is === "proof") {
      const { proof, certificate, nodes: read } = answer;
      so.current = {
        ...so.current,
        proof,
        certificate,
        sections: sectionsOf(certificate),
        nodes: read,
      };
    }
    setFound(so.current);
  });
  const next = nodes.find((count) => count > found.nodes) ?? found.nodes;
  return {
    found,
    working,
    /** How deep is looked now; 0 before the estimate, null while nothing is under way. */
    depth: working ? (found.estimate ? next : 0) : null,
    change: (): void => setNodes(working ? [] : [5 * (found.nodes || depths[0])]),
  };
}

interface LifeProps {
  readonly engine: Shinpan;
  readonly position: LabPosition;
  readonly game: Game;
  readonly named: (at: Point) => string;
  readonly onFound: (found: LifeFound) => void;
  readonly onShow: (shown: Exhibited | null) => void;
}

export function Life({ engine, position, game, named, onFound, onShow }: LifeProps) {
  const { found, working, depth, change } = useLife(engine, position);
  const [why, setWhy] = useState<{ chain: Chain; found: LifeFound } | null>(null); // as it was then found
  useEffect(() => setWhy(null), [position]);
  useEffect(() => onFound(found), [found]);
  const open = found.proof?.groups.some((group) => group.is === "open") ?? true;
  return (
    <>
      {why !== null && (
        <Why
          engine={engine}
          position={position}
          game={game}
          {...why}
          onShow={onShow}
          onClose={() => setWhy(null)}
        />
      )}
      <div hidden={why !== null}>
        <LifePanel
          found={found}
          size={sizeOf(position)}
          named={named}
          onWhy={(chain) => setWhy({ chain, found })}
          working={depth}
        >
          {(working || open) && (
            <button type="button" onClick={change}>
              {working ? words.lab.life.stop : words.lab.life.deeper}
            </button>
          )}
        </LifePanel>
      </div>
    </>
  );
}

export function Every({ engine, position }: { engine: Shinpan; position: LabPosition }) {
  const [dead, setDead] = useState<"estimate" | "none">("estimate");
  const [verdicts, setVerdicts] = useState<readonly ComparedVerdict[] | null>(null);
  useEffect(() => setVerdicts(null), [position, dead]);
  useFindings(
    engine,
    position,
    dead,
    () => ({ ask: "every", dead }),
    (answer) => {
      if (answer.is === "every") setVerdicts(answer.verdicts);
    },
  );
  return (
    <EveryPanel engine={engine} own={position.start.rules} verdicts={verdicts}>
      <label class="field">
        {words.lab.every.dead}
        <select
          name="dead"
          value={dead}
          onChange={(event) => setDead(event.currentTarget.value as typeof dead)}
        >
          {(["estimate", "none"] as const).map((from) => (
            <option value={from}>{words.lab.every.deadFrom[from]}</option>
          ))}
        </select>
      </label>
    </EveryPanel>
  );
}
