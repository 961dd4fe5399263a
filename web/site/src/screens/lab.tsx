// The position lab: any position, set up by hand or pasted, and what the engine says of it.

import "../ending/ending.css";
import "./lab.css";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { nameOf, type BoardView, type Point, type Settings as BoardSettings } from "shinpan-board";
import { BoardOf, colourOf, pointNamed, stonesOf } from "../board_view.tsx";
import { sectionsOf } from "../ending/certificate.ts";
import { StoryExhibit, type Exhibited } from "../ending/exhibits.tsx";
import type { Group } from "../ending/groups.ts";
import type { ComparedVerdict, Game, Player, Shinpan } from "../engine.ts";
import {
  changed, gameOf, isGame, isUnread, labOf, positionIn, positionInSgf, redone, resized, setupOf, sgfOfPosition, sizeOf, underRules, undone, withStone,
  type Lab, type LabPosition, type Unread,
} from "../lab.ts";
import type { Asked, LabAnswer, LabQuestion } from "../lab_worker.ts";
import { komiTyped, points } from "../numbers.ts";
import { LinkError, payloadIn, unpacked } from "../permalink.ts";
import { keep, kept } from "../store.ts";
import { saved } from "../saving.ts";
import { movesOf, other } from "../table.ts";
import { nameOfRules } from "../rule_words.ts";
import { words } from "../words/index.ts";
import { CopyLink } from "./copy_link.tsx";
import { EveryPanel, LegalPanel, legalityOf, lifeMarks, LifePanel, zonesOf, type Chain, type LifeFound } from "./lab_answers.tsx";
import { PictureButtons } from "./picture_buttons.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly boardSettings: Partial<BoardSettings>;
}

type Pen = Player | "empty" | "play";
type Ask = "legal" | "life" | "every";
const pens: readonly Pen[] = ["B", "W", "empty", "play"];
const asks: readonly Ask[] = ["legal", "life", "every"];
const depths = [500, 2_000, 10_000] as const;
const most = 52;

/** Answers to a question, from a worker that ends with it. `working` says whether more will come. */
function useWorker(engine: Shinpan, position: LabPosition, question: LabQuestion | null, onAnswer: (answer: LabAnswer) => void): boolean {
  const [working, setWorking] = useState(false);
  const told = JSON.stringify(question);
  useEffect(() => {
    if (!question) return setWorking(false);
    const worker = new Worker(new URL("../lab_worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => {
      onAnswer(data);
      if (data.done) setWorking(false);
    };
    worker.postMessage({ module: engine.module, start: position.start, events: position.events, question } satisfies Asked);
    setWorking(true);
    return () => worker.terminate();
  }, [position, told]);
  return working;
}

const nothingFound: LifeFound = { estimate: null, proof: null, certificate: "", sections: [], nodes: 0 };

/** The play that shows why a chain lives or is dead, on the board in place of the position. */
function Why({ engine, position, game, found, chain, onShow, onClose }: {
  engine: Shinpan; position: LabPosition; game: Game; found: LifeFound; chain: Chain; onShow: (shown: Exhibited | null) => void; onClose: () => void;
}) {
  const { colour: owner, stones, is } = chain;
  const story = useMemo(() => ({
    start: position.start, board: game.board(), zones: zonesOf(found, chain), defender: is === "lives" ? owner : other(owner),
  }), [chain]);
  const group = useMemo((): Group => ({
    name: stones[0]!, owner, stones, grade: is === "lives" ? "lives" : "dead", dead: is === "dead", confidence: 1000, saved: null, killed: null,
  }), [chain]);
  useEffect(() => () => onShow(null), []);
  return (
    <StoryExhibit engine={engine} group={group} story={story} size={sizeOf(position)} onShow={onShow} onClose={onClose} closing={words.lab.life.back}
      onSave={() => saved(new Blob([found.certificate], { type: "text/plain" }), "proof.txt")} />
  );
}

function Life({ engine, position, game, named, onFound, onShow }: {
  engine: Shinpan; position: LabPosition; game: Game; named: (at: Point) => string; onFound: (found: LifeFound) => void; onShow: (shown: Exhibited | null) => void;
}) {
  const [why, setWhy] = useState<Chain | null>(null);
  const [found, setFound] = useState(nothingFound);
  const [nodes, setNodes] = useState<readonly number[]>(depths);
  const so = useRef(nothingFound);
  useEffect(() => { so.current = nothingFound; setFound(nothingFound); setNodes(depths); setWhy(null); }, [position]);
  useEffect(() => onFound(found), [found]);
  const working = useWorker(engine, position, nodes.length > 0 ? { ask: "life", nodes } : null, (answer) => {
    if (answer.is === "estimate") so.current = { ...so.current, estimate: answer.estimate };
    if (answer.is === "proof") {
      const { proof, certificate, nodes: read } = answer;
      so.current = { ...so.current, proof, certificate, sections: sectionsOf(certificate), nodes: read };
    }
    setFound(so.current);
  });
  const next = nodes.find((count) => count > found.nodes) ?? found.nodes;
  const open = found.proof?.groups.some((group) => group.is === "open") ?? true;
  if (why !== null && found.proof?.groups.includes(why))
    return <Why engine={engine} position={position} game={game} found={found} chain={why} onShow={onShow} onClose={() => setWhy(null)} />;
  return (
    <LifePanel found={found} size={sizeOf(position)} named={named} onWhy={setWhy} working={working ? (found.estimate ? next : 0) : null}>
      {working && <button type="button" onClick={() => setNodes([])}>{words.lab.life.stop}</button>}
      {!working && open && <button type="button" onClick={() => setNodes([5 * (found.nodes || depths[0])])}>{words.lab.life.deeper}</button>}
    </LifePanel>
  );
}

function Every({ engine, position }: { engine: Shinpan; position: LabPosition }) {
  const [dead, setDead] = useState<"estimate" | "none">("estimate");
  const [verdicts, setVerdicts] = useState<readonly ComparedVerdict[] | null>(null);
  useEffect(() => setVerdicts(null), [position, dead]);
  useWorker(engine, position, { ask: "every", dead }, (answer) => { if (answer.is === "every") setVerdicts(answer.verdicts); });
  return (
    <EveryPanel engine={engine} verdicts={verdicts}>
      <label class="field">{words.lab.every.dead}
        <select name="dead" value={dead} onChange={(event) => setDead(event.currentTarget.value as typeof dead)}>
          {(["estimate", "none"] as const).map((from) => <option value={from}>{words.lab.every.deadFrom[from]}</option>)}
        </select>
      </label>
    </EveryPanel>
  );
}

function Conditions({ engine, lab, game, onChange }: { engine: Shinpan; lab: Lab; game: Game; onChange: (position: LabPosition) => void }) {
  const { now } = lab;
  const board = game.board();
  const size = sizeOf(now);
  const toMove = game.toMove;
  const [komi, setKomi] = useState<string | null>(null);
  const all = useMemo(() => engine.rulesets(), []);
  const side = (label: string, key: "cols" | "rows") => (
    <label>{label}
      <input type="number" name={key} min={1} max={most} value={size[key]} onInput={(event) => {
        const typed = event.currentTarget.valueAsNumber;
        if (Number.isInteger(typed) && typed >= 1 && typed <= most) onChange(resized(now, board, toMove, { ...size, [key]: typed }));
      }} />
    </label>
  );
  return (
    <fieldset class="row conditions">
      <legend>{words.lab.position}</legend>
      {side(words.fresh.cols, "cols")}
      {side(words.fresh.rows, "rows")}
      <label class="wide">{words.fresh.rules}
        <select name="rules" value={now.start.rules} onChange={(event) => onChange(underRules(engine, now, board, toMove, event.currentTarget.value))}>
          {all.map((rules) => <option value={rules.id}>{nameOfRules(rules)}</option>)}
        </select>
      </label>
      <label>{words.fresh.komi}
        <input type="text" inputMode="decimal" name="komi" value={komi ?? points(now.start.komiHalf)} aria-invalid={komi !== null && komiTyped(komi) === null}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            setKomi(typed);
            const half = komiTyped(typed);
            if (half !== null) onChange({ ...now, start: { ...now.start, komiHalf: half } });
          }} onBlur={() => setKomi(null)} />
      </label>
    </fieldset>
  );
}

function Paste({ onTake }: { onTake: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <details class="panel paste">
      <summary>{words.lab.paste}</summary>
      <label>{words.lab.pasteHint}
        <textarea name="paste" rows={9} spellcheck={false} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={text.trim() === ""} onClick={() => onTake(text)}>{words.lab.take}</button>
    </details>
  );
}

const why = (fault: Unread): string => (fault.unread === "nothing" ? words.lab.unreadable : words.lab.recordFault(fault.why));

/** The lab as it was left, or with what a link brought; the address is a plain one again when that is read. */
function useLab(engine: Shinpan): { lab: Lab | null; setLab: (lab: Lab) => void; fault: string | null; setFault: (fault: string | null) => void } {
  const [lab, setLab] = useState<Lab | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const latest = useRef<Lab | null>(null);
  latest.current = lab;
  const first = (): Lab => labOf({ start: { rules: engine.ruleset("japanese").id, cols: 9, rows: 9, komiHalf: 13 }, events: [] });
  const openLink = async (): Promise<void> => {
    const payload = payloadIn(location.hash);
    if (payload === null || !location.hash.startsWith("#lab=")) return;
    try {
      const text = await unpacked(payload);
      const position = positionInSgf(engine, text, latest.current!.now.start.rules);
      if (isUnread(position)) return setFault(position.unread === "record" ? words.lab.linkUnread(position.why) : words.lab.unreadable);
      setLab(changed(latest.current!, position));
      setFault(null);
    } catch (error) {
      if (!(error instanceof LinkError)) throw error;
      setFault(words.lab.linkFaults[error.fault]);
    } finally {
      history.replaceState(null, "", "#lab");
    }
  };
  useEffect(() => {
    void kept("lab").then((was) => {
      const known = was as Lab | undefined;
      const before = known && isGame(gameOf(engine, known.now)) ? known : first();
      latest.current = before;
      setLab(before);
      void openLink();
    });
    const opened = (): void => void openLink();
    addEventListener("hashchange", opened);
    return () => removeEventListener("hashchange", opened);
  }, []);
  useLayoutEffect(() => { if (lab) void keep("lab", lab); }, [lab]);
  return { lab, setLab, fault, setFault };
}

export function LabScreen({ engine, boardSettings }: Props) {
  const { lab, setLab, fault, setFault } = useLab(engine);
  return lab && <Table engine={engine} boardSettings={boardSettings} lab={lab} fault={fault} setLab={setLab} setFault={setFault} />;
}

function Table({ engine, boardSettings, lab, fault, setLab, setFault }: Props & {
  lab: Lab; fault: string | null; setLab: (lab: Lab) => void; setFault: (fault: string | null) => void;
}) {
  const [pen, setPen] = useState<Pen>("B");
  const [ask, setAsk] = useState<Ask>("legal");
  const [found, setFound] = useState(nothingFound);
  const [exhibited, setExhibited] = useState<Exhibited | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { now } = lab;
  const size = sizeOf(now);
  const game = useMemo(() => gameOf(engine, now) as Game, [now]);
  const toMove = game.toMove;
  const style = boardSettings.coordinates ?? "letters";
  const named = (at: Point): string => nameOf(at, size, style);
  const legality = useMemo(() => legalityOf(game, toMove), [game]);
  const moves = useMemo(() => movesOf(now.events), [now]);
  const last = moves[moves.length - 1];

  /** Takes a position where it can be, and says why where it cannot. */
  const take = (position: LabPosition): void => {
    const made = gameOf(engine, position);
    if (!isGame(made)) {
      const plain = made.reason === "captured_setup" ? words.lab.noLiberties : (words.refusals[made.reason] ?? made.reason);
      return setFault(made.point ? words.refused(made.point, plain, made.clause) : plain);
    }
    made.free();
    setFault(null);
    setLab(changed(lab, position));
  };
  const event = (line: string): void => take({ ...now, events: [...now.events, line] });
  const turnTo = (player: Player): void => {
    if (moves.length > 0) event(`turn ${player}`);
    else take({ ...now, events: setupOf(game.board(), player, size) });
  };
  const choose = (at: Point): void => {
    if (exhibited) exhibited.choose(at);
    else if (pen === "play") event(`play ${toMove} ${nameOf(at, size, "letters")}`);
    else take(withStone(now, game.board(), toMove, at, pens.indexOf(pen) === 2 ? 0 : pens.indexOf(pen) + 1));
  };
  const paste = (text: string): void => {
    const position = positionIn(engine, text, now);
    if (isUnread(position)) setFault(why(position));
    else take(position);
  };

  const latest = useRef(paste);
  latest.current = paste;
  useEffect(() => {
    const pasted = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text === "" || (event.target instanceof Element && event.target.closest("input, textarea"))) return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener("paste", pasted);
    return () => document.removeEventListener("paste", pasted);
  }, []);

  const view = useMemo((): BoardView => {
    const seen = {
      size, stones: stonesOf(game.board()), hand: pen === "empty" ? null : colourOf(pen === "play" ? toMove : pen),
      lastMove: last ? pointNamed(last.what, size) : null,
    };
    if (ask === "legal") return { ...seen, marks: legality.bans.flatMap(({ points: at }) => at.map((point) => ({ at: point, shape: "cross" as const }))) };
    return ask === "life" ? { ...seen, ...lifeMarks(found.proof, size) } : seen;
  }, [game, pen, ask, found]);

  return (
    <div class="game lab">
      <div class="stand">
        <div class="above">
          <h1>{words.lab.heading}</h1>
          <fieldset class="pens">
            <legend>{words.lab.pen}</legend>
            {pens.map((one) => (
              <label class={`pill ${pen === one ? "chosen" : ""}`}>
                <input type="radio" name="pen" value={one} checked={pen === one} onChange={() => setPen(one)} />{words.lab.pens[one]}
              </label>
            ))}
          </fieldset>
        </div>
        <div class="board-place" ref={place}>
          <BoardOf view={exhibited?.view ?? view} settings={boardSettings} motion="none" onChoose={choose}
            onCommand={(command) => (command === "undo" ? setLab(undone(lab)) : command === "pass" ? event(`pass ${toMove}`) : setFault(null))} />
        </div>
        <div class="below">
          {fault && <p class="panel refusal" role="alert">{fault} <button type="button" onClick={() => setFault(null)}>{words.close}</button></p>}
          <div class="buttons">
            <button type="button" disabled={lab.before.length === 0} onClick={() => setLab(undone(lab))}>{words.lab.undo}</button>
            <button type="button" disabled={lab.after.length === 0} onClick={() => setLab(redone(lab))}>{words.lab.redo}</button>
            <button type="button" onClick={() => take({ ...now, events: [] })}>{words.lab.emptyBoard}</button>
            {pen === "play" && <button type="button" onClick={() => event(`pass ${toMove}`)}>{words.game.pass}</button>}
            <fieldset class="to-move">
              <legend>{words.lab.toMove}</legend>
              {(["B", "W"] as const).map((player) => (
                <label><input type="radio" name="to-move" value={player} checked={toMove === player} onChange={() => turnTo(player)} /> {words.player(player)}</label>
              ))}
            </fieldset>
          </div>
          {moves.length > 0 && <p class="quiet">{words.lab.moves(moves.length)}</p>}
        </div>
      </div>
      <div class="side">
        <fieldset class="asks">
          <legend class="unseen">{words.lab.ask}</legend>
          {asks.map((one) => (
            <label class={`pill ${ask === one ? "chosen" : ""}`}>
              <input type="radio" name="ask" value={one} checked={ask === one} onChange={() => setAsk(one)} />{words.lab.asks[one]}
            </label>
          ))}
        </fieldset>
        {ask === "legal" && <LegalPanel cited={{ engine, rules: now.start.rules }} legality={legality} player={toMove} named={named} />}
        {ask === "life" && <Life engine={engine} position={now} game={game} named={named} onFound={setFound} onShow={setExhibited} />}
        {ask === "every" && <Every engine={engine} position={now} />}
        <Conditions engine={engine} lab={lab} game={game} onChange={take} />
        <div class="buttons">
          <CopyLink screen="lab" text={() => sgfOfPosition(engine, now)} />
          <PictureButtons place={place} name="position" />
        </div>
        <Paste onTake={paste} />
      </div>
    </div>
  );
}
