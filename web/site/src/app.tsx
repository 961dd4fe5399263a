// The site: one state, one place where it changes, and the effects at its edge: engine, bot, database, address.

import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { nameOf, type Settings as BoardSettings, type Theme } from "shinpan-board";
import { useArrivals } from "./arrivals.ts";
import { pointsLost, remaining, spent, type Clock } from "./clock.ts";
import type { Sounds } from "./clock_sounds.ts";
import { sgfOf, type Player, type Shinpan, type State } from "./engine.ts";
import type { Question } from "./bot_worker.ts";
import { addressOf, placeIn } from "./addresses.ts";
import { firstModel, isPage, next, ofTheGame, screenOf, type Action, type Model, type Screen, type Settings } from "./model.ts";
import { languageOf, useLanguage } from "./language.ts";
import { NewGame } from "./screens/new_game.tsx";
import { saved } from "./saving.ts";
import { keep, kept } from "./store.ts";
import { isRefusal, isSettled, marksCount, Reader, type GameFile } from "./table.ts";
import { languages, words, type Language } from "./words/first.ts";

interface Props {
  readonly engine: Shinpan;
}

/** What is fetched after the first page: when it is wanted, and kept from then on. */
function useLater<T>(wanted: boolean, fetch: () => Promise<T>): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  useEffect(() => {
    if (wanted && fetched === null) void fetch().then((all) => setFetched(() => all));
  }, [wanted]);
  return fetched;
}

function useDarkness(): boolean {
  const [dark, setDark] = useState(() => matchMedia("(prefers-color-scheme: dark)").matches);
  useEffect(() => {
    const query = matchMedia("(prefers-color-scheme: dark)");
    const changed = (): void => setDark(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return dark;
}

function usePersistence(model: Model, act: (action: Action) => void): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.all([kept("game"), kept("settings"), kept("marked")]).then(([game, settings, marked]) => {
      const restored = (game as GameFile | undefined) ?? null;
      act({ do: "restore", game: restored, settings: (settings as Settings | undefined) ?? {}, marked: restored ? (marked as Model["marked"] | undefined) ?? [] : [] });
      const asked = screenOf(location.hash);
      act({ do: "go", screen: asked ?? (game ? "game" : "new"), path: placeIn(location.hash).path });
      setReady(true);
    });
  }, []);
  useLayoutEffect(() => { if (ready) void keep("game", model.game); }, [ready, model.game]);
  useLayoutEffect(() => { if (ready) void keep("settings", model.settings); }, [ready, model.settings]);
  useLayoutEffect(() => { if (ready) void keep("marked", model.marked); }, [ready, model.marked]);
  return ready;
}

function useAddress(model: Model, ready: boolean, act: (action: Action) => void): void {
  useEffect(() => {
    const address = addressOf(model.screen, ...model.path);
    const { screen, path } = placeIn(location.hash);
    if (ready && addressOf(screen, ...path) !== address) history.pushState(null, "", address);
  }, [ready, model.screen, model.path]);
  useEffect(() => {
    const changed = (): void => {
      const screen = screenOf(location.hash);
      if (screen) act({ do: "go", screen, path: placeIn(location.hash).path });
    };
    addEventListener("popstate", changed);
    return () => removeEventListener("popstate", changed);
  }, []);
}

/** Asks the bot when it is its turn; what it answers to an earlier question is forgotten. */
function useBot(model: Model, reader: Reader, onEvent: (line: string) => void): boolean {
  const [thinking, setThinking] = useState(false);
  const worker = useRef<Worker | null>(null);
  const { game } = model;
  useEffect(() => {
    setThinking(false);
    if (!game) return;
    const state = reader.open(game).state();
    const seat = state.to_move === null ? null : game.seats[state.to_move];
    if (seat?.kind !== "bot" || !runs(state)) return;
    worker.current ??= new Worker(new URL("./bot_worker.ts", import.meta.url), { type: "module" });
    const asked = worker.current;
    let stale = false;
    asked.onmessage = ({ data }: MessageEvent<string | null>) => { if (!stale && data !== null) onEvent(data); };
    const question: Question = { start: game.start, events: game.events, level: seat.level, seed: game.events.length + 1 };
    asked.postMessage(question);
    setThinking(true);
    return () => { stale = true; };
  }, [game]);
  return thinking;
}

const runs = (state: State): boolean => state.phase === "play" || state.phase === "settle" || state.phase === "analysis";

/** When the running turn began; lets the player whose time is over lose. A page that was closed stopped the clock. */
function useClock(game: GameFile | null, reader: Reader, onEvent: (line: string) => void): number | null {
  const since = useMemo(() => (game?.clock && runs(reader.open(game).state()) ? performance.now() : null), [game]);
  useEffect(() => {
    const mover = game && reader.open(game).state().to_move;
    if (!game?.clock || since === null || !mover) return;
    const { system } = game.clock;
    const side = game.clock[mover];
    const timer = setInterval(() => {
      const elapsed = performance.now() - since;
      const due = remaining(system, side, elapsed) === null ? `timeout ${mover}` : penaltyDue(game, reader, mover, elapsed);
      if (due) onEvent(due);
    }, 100);
    return () => clearInterval(timer);
  }, [since]);
  return since;
}

/** The event by which a player pays for overtime that the clock has begun and the game does not know of; null for none. */
function penaltyDue(file: GameFile, reader: Reader, player: Player, elapsed: number): string | null {
  if (file.clock?.system.kind !== "ing") return null;
  const left = remaining(file.clock.system, file.clock[player], elapsed);
  const paid = reader.open(file).state().penalties[player === "B" ? "black" : "white"];
  const owed = left === null ? 0 : pointsLost(file.clock.system, left) - paid;
  return owed > 0 ? `penalty ${player} ${owed}` : null;
}

/** Whose move a line is; null where it is none. */
const moverIn = (line: string): Player | null => (/^(?:play|pass|button) ([BW])/.exec(line)?.[1] ?? null) as Player | null;

/** The clock after an event: a move ends its player's turn, a penalty comes in mid-turn, anything else begins it anew. */
function clockAfter(file: GameFile, event: string, elapsed: number): Clock | null {
  const mover = moverIn(event);
  const player = mover ?? (event.startsWith("penalty ") ? (event[8] as Player) : null);
  if (!file.clock || player === null) return file.clock;
  const side = (mover ? spent : remaining)(file.clock.system, file.clock[player], elapsed);
  return side === null ? file.clock : { ...file.clock, [player]: side };
}

/** The link of the header that stands for a screen. */
const sectionOf = (screen: Screen): Screen => (screen === "record" ? "records" : isPage(screen) && screen !== "learn" ? "rules" : screen);

function Header({ model, act }: { model: Model; act: (action: Action) => void }) {
  const links = [["new", words.nav.fresh], ["game", words.nav.play], ["count", words.nav.count], ["every", words.nav.every],
    ["records", words.nav.records], ["lab", words.nav.lab], ["learn", words.nav.learn], ["rules", words.nav.rules]] as const;
  const { settings } = model;
  return (
    <header>
      <span class="brand"><span class="disc black" aria-hidden="true" /><span class="disc white" aria-hidden="true" />{words.title}</span>
      <nav aria-label={words.nav.label}>
        {links.filter(([screen]) => model.game || !ofTheGame.includes(screen)).map(([screen, name]) => (
          <a href={`#${screen}`} aria-current={sectionOf(model.screen) === screen ? "page" : undefined}
            onClick={(event) => { event.preventDefault(); act({ do: "go", screen }); }}>{name}</a>
        ))}
      </nav>
      <details class="looks">
        <summary>{words.settings}</summary>
        <div class="menu">
          <label>{words.language}
            <select name="language" value={languageOf(settings)} onChange={(event) => act({ do: "set", settings: { language: event.currentTarget.value as Language } })}>
              {Object.entries(languages).map(([tag, name]) => <option value={tag} lang={tag}>{name}</option>)}
            </select>
          </label>
          <label>{words.themes.label}
            <select name="theme" value={settings.theme} onChange={(event) => act({ do: "set", settings: { theme: event.currentTarget.value as Settings["theme"] } })}>
              {(["auto", "light", "dark"] as const).map((theme) => <option value={theme}>{words.themes[theme]}</option>)}
            </select>
          </label>
          <label>{words.coordinates.label}
            <select name="coordinates" value={settings.coordinates} onChange={(event) => act({ do: "set", settings: { coordinates: event.currentTarget.value as Settings["coordinates"] } })}>
              {(["letters", "numbers", "sgf", "none"] as const).map((style) => <option value={style}>{words.coordinates[style]}</option>)}
            </select>
          </label>
          <label>{words.sounds.label}
            <select name="sounds" value={settings.sounds} onChange={(event) => act({ do: "set", settings: { sounds: event.currentTarget.value as Sounds } })}>
              {(["none", "beeps", "spoken"] as const).map((sounds) => <option value={sounds}>{words.sounds[sounds]}</option>)}
            </select>
          </label>
          <label>{words.proportions.label}
            <select name="proportions" value={settings.proportions} onChange={(event) => act({ do: "set", settings: { proportions: event.currentTarget.value as Settings["proportions"] } })}>
              {(["square", "traditional"] as const).map((shape) => <option value={shape}>{words.proportions[shape]}</option>)}
            </select>
          </label>
        </div>
      </details>
    </header>
  );
}

export function App({ engine }: Props) {
  const [model, act] = useReducer(next, firstModel);
  const reader = useMemo(() => new Reader(engine), []);
  const dark = useDarkness();
  const playing = useLater(true, () => import("./screens/playing.ts"));
  const lab = useLater(model.screen === "lab", () => import("./screens/lab.tsx"));
  const pages = useLater(isPage(model.screen), () => import("./pages/index.tsx"));
  const shelf = useLater(model.screen === "records" || model.screen === "record", () => import("./screens/shelf.ts"));
  const ready = usePersistence(model, act);
  const openFiles = (files: readonly File[]): void => void import("./screens/shelf.ts").then(async (opening) => {
    act({ do: "go", screen: await opening.openFiles(engine, files) ? "record" : "records" });
  });
  useArrivals(openFiles);
  useAddress(model, ready, act);
  const { settings, game } = model;
  useLanguage(settings, ready);
  const theme: Theme = settings.theme === "auto" ? (dark ? "dark" : "light") : settings.theme;
  useEffect(() => { document.documentElement.dataset.theme = theme; }, [theme]);
  const boardSettings: Partial<BoardSettings> = { theme, coordinates: settings.coordinates, proportions: settings.proportions };

  const onEvent = (lines: string, where = ""): void => {
    let file = game;
    let elapsed = since === null ? 0 : performance.now() - since;
    const mover = game && moverIn(lines);
    const due = game && mover ? penaltyDue(game, reader, mover, elapsed) : null;
    for (const line of [...(due ? [due] : []), ...lines.split("\n")]) {
      if (!file) return;
      const answer = reader.after(file, line);
      if (isRefusal(answer)) return act({ do: "refused", where, refusal: answer });
      const clock: Clock | null = clockAfter(file, line, elapsed);
      if (clock !== file.clock) elapsed = 0; // counted
      file = { ...answer, clock };
    }
    if (file) act({ do: "carried out", game: file });
  };
  const since = useClock(game, reader, onEvent);
  const thinking = useBot(model, reader, onEvent);
  if (!ready) return <p class="loading" role="status">{words.loading}</p>;

  /** Puts another game on the table; the one that was there goes to the records. */
  const begin = (file: GameFile): void => {
    if (game && game.events.length > 0) void keep("left", game).then(() => import("./screens/shelf.ts")).then(({ keepLeft }) => keepLeft(engine));
    act({ do: "start", game: file });
  };
  const opened = game && reader.open(game);
  const size = game && { cols: game.start.cols, rows: game.start.rows };
  /** The stones marked dead, where they may be marked now; undefined where what was agreed counts. */
  const marked = (): readonly string[] | undefined => {
    const may = marksCount(opened!.state(), isSettled(game!));
    return may ? model.marked.map((at) => nameOf(at, size!, "letters")) : undefined;
  };
  const dead = (): readonly string[] | undefined => {
    const found = marked() ?? opened!.state().agreed_dead;
    return found.length > 0 ? found : undefined;
  };
  return (
    <>
      <Header model={model} act={act} />
      <main data-screen={model.screen}>
        {isPage(model.screen) && pages && (
          <pages.PagesScreen engine={engine} page={model.screen} path={model.path} settings={boardSettings}
            onPlay={(rules) => act({ do: "go", screen: "new", path: [rules] })} />
        )}
        {model.screen === "new" && <NewGame engine={engine} wished={model.path[0]} boardSettings={boardSettings} onStart={begin} onOpen={openFiles} />}
        {model.screen === "game" && opened && playing && (
          <playing.GameScreen engine={engine} opened={opened} game={game} model={model} boardSettings={boardSettings} thinking={thinking} since={since}
            act={act} onEvent={onEvent} onSave={() => saved(new Blob([sgfOf(opened, dead())], { type: "application/x-go-sgf" }), "game.sgf")} />
        )}
        {model.screen === "count" && opened && playing && <playing.CountScreen game={opened} dead={marked()} size={size!} boardSettings={boardSettings} />}
        {model.screen === "every" && opened && playing && (
          <playing.EveryScreen engine={engine} game={opened} rules={game.start.rules} dead={dead()} size={size!} boardSettings={boardSettings} />
        )}
        {model.screen === "lab" && lab && <lab.LabScreen engine={engine} boardSettings={boardSettings} />}
        {model.screen === "records" && shelf && <shelf.RecordsScreen engine={engine} onView={() => act({ do: "go", screen: "record" })} />}
        {model.screen === "record" && shelf && (
          <shelf.RecordScreen engine={engine} boardSettings={boardSettings} onList={() => act({ do: "go", screen: "records" })} onLab={() => act({ do: "go", screen: "lab" })}
            onPlay={(start, events) => begin({ start, events, seats: { B: { kind: "person" }, W: { kind: "person" } }, clock: null })} />
        )}
      </main>
    </>
  );
}
