// The site: one state, one place where it changes, and the effects at its edge: engine, bot, database,
// address.

import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";
import type { Settings as BoardSettings, Theme } from "shinpan-board";
import { addressOf, placeIn } from "../browser/addresses.ts";
import { useArrivals } from "../browser/arrivals.ts";
import { isPartLost, loadAgain, part } from "../browser/loaded.ts";
import { carriedOut } from "../model/carried_out.ts";
import { rulesCalled, type GameEvent, type Shinpan } from "../engine/engine.ts";
import { Header } from "./header.tsx";
import { useLanguage } from "./language.ts";
import {
  firstModel,
  isNetScreen,
  isPage,
  next,
  ofTheGame,
  screenOf,
  type Action,
  type Model,
  type Page,
  type Screen,
  type Settings,
} from "../model/model.ts";
import { usePersistence } from "./persistence.ts";
import { quickGame } from "../model/quick_game.ts";
import { nextLevel } from "../model/results.ts";
import { useResults } from "./results_kept.ts";
import { Home } from "../beginning/home.tsx";
import { useSignal } from "../browser/signal.ts";
import { keep, onTrouble, trouble } from "../browser/store.ts";
import {
  isCountable,
  keptGame,
  people,
  Reader,
  type GameFile,
  type Standing,
} from "../model/table.ts";
import { useBot, useClock } from "./takes_turns.ts";
import { markSeen, visit } from "../browser/way.ts";
import { speaking, words } from "../words/first.ts";

const keepLeft = async (engine: Shinpan): Promise<boolean> =>
  (await import("./shelf.ts")).keepLeft(engine);

type Act = (action: Action) => void;

/** What is fetched after the first page: when it is wanted, and kept from then on. */
function useLater<T>(wanted: boolean, fetch: () => Promise<T>): T | null {
  const [fetched, setFetched] = useState<T | null>(null);
  useEffect(() => {
    if (wanted && fetched === null) void part(fetch).then((all) => setFetched(() => all));
  }, [wanted]);
  return fetched;
}

/** Why not all is kept; null where it is. */
function useTrouble(): ReturnType<typeof trouble> {
  const [why, setWhy] = useState(trouble);
  useEffect(() => {
    setWhy(trouble());
    return onTrouble(setWhy);
  }, []);
  return why;
}

/** What the player has to know of what is kept. */
function Keeping({
  parted,
  onUnderstood,
}: {
  readonly parted: boolean;
  readonly onUnderstood: () => void;
}) {
  const why = useTrouble();
  const notices = useLater(why !== null || parted, () => import("./notices.tsx"));
  return notices && <notices.Notices why={why} parted={parted} onUnderstood={onUnderstood} />;
}

/** That a part of the site could not be loaded. */
function LostPart() {
  if (!useSignal(isPartLost)) return null;
  return (
    <p class="loading" role="alert">
      {words.lost}{" "}
      <button type="button" onClick={() => void loadAgain()}>
        {words.again}
      </button>
    </p>
  );
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

function useAddress(model: Model, ready: boolean, act: Act): void {
  // Before the screen begins at its top: the browser keeps for the last one how far it was scrolled.
  useLayoutEffect(() => {
    const address = addressOf(model.screen, ...model.path);
    const { screen, path } = placeIn(location.hash);
    const stays = model.screen === "missing"; // so that the reader can mend it
    if (ready && !stays && addressOf(screen, ...path) !== address) visit(address);
    if (ready) markSeen();
  }, [ready, model.screen, model.path]);
  useEffect(() => {
    const changed = (): void =>
      act({ do: "go", screen: screenOf(location.hash), path: placeIn(location.hash).path });
    addEventListener("popstate", changed);
    return () => removeEventListener("popstate", changed);
  }, []);
}

export interface Table {
  readonly game: GameFile;
  readonly standing: Standing;
  /** When the running turn began; null while no clock runs. */
  readonly since: number | null;
  readonly thinking: boolean;
  /** This tab plays for the bot. */
  readonly hosting: boolean;
  readonly onEvents: (events: readonly GameEvent[], where?: string) => void;
}

/** The game on the table, its clock and its bot; null where there is none. */
function useTable(engine: Shinpan, model: Model, hosting: boolean, act: Act): Table | null {
  const { game } = model;
  const reader = useMemo(() => new Reader(engine), []);
  const standing = game && reader.standing(game);
  /** How long the running turn has taken. */
  const taken = (): number =>
    since !== null ? performance.now() - since : model.paused ? model.elapsed : 0;
  /** `where` names the events to the player. */
  const onEvents = (events: readonly GameEvent[], where = ""): void => {
    if (!game) return;
    const answer = carriedOut(reader, game, events, taken());
    act(
      "refusal" in answer
        ? { do: "refused", where, refusal: answer.refusal }
        : { do: "carried out", game: answer },
    );
  };
  const onEvent = (event: GameEvent): void => onEvents([event]);
  const since = useClock(engine, model, standing?.state ?? null, hosting, onEvent);
  const thinking = useBot(game, standing?.state ?? null, hosting, onEvent);
  return game && standing ? { game, standing, since, thinking, hosting, onEvents } : null;
}

function useTheme({ theme: wished }: Settings): Theme {
  const dark = useDarkness();
  const theme = wished === "auto" ? (dark ? "dark" : "light") : wished;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return theme;
}

/** What every board of the site is set to. */
function useBoardSettings(settings: Settings): Partial<BoardSettings> {
  const theme = useTheme(settings);
  const { coordinates, proportions } = settings;
  return useMemo(() => ({ theme, coordinates, proportions }), [theme, coordinates, proportions]);
}

/** The parts of the site that come when they are wanted, or right after the first page. */
function useParts(screen: Screen, page: Page | null) {
  return {
    beginning: useLater(true, () => import("../beginning/beginning.ts")),
    playing: useLater(true, () => import("./playing.tsx")),
    lab: useLater(screen === "lab", () => import("../lab/lab.tsx")),
    pages: useLater(page !== null, () => import("./pages.tsx")),
    shelf: useLater(screen === "records" || screen === "record", () => import("./shelf.ts")),
    tournament: useLater(screen === "tournament", () => import("../tournament/tournament.tsx")),
  };
}

interface ShownProps {
  readonly engine: Shinpan;
  readonly model: Model;
  readonly table: Table | null;
  readonly boardSettings: Partial<BoardSettings>;
  readonly act: Act;
  readonly begin: (file: GameFile) => void;
  readonly openFiles: (files: readonly File[]) => void;
}

/** The list of records, or one of them. */
function Records({
  engine,
  model: { screen },
  boardSettings,
  act,
  begin,
  shelf,
}: ShownProps & { readonly shelf: typeof import("./shelf.ts") }) {
  const go = (to: Screen) => (): void => act({ do: "go", screen: to });
  if (screen === "records") return <shelf.RecordsScreen engine={engine} onView={go("record")} />;
  return (
    <shelf.RecordScreen
      engine={engine}
      boardSettings={boardSettings}
      onList={go("records")}
      onLab={go("lab")}
      onPlay={(start, events) => begin({ start, events, seats: people, clock: null })}
    />
  );
}

/** A page to be read, or to try something on. */
function Reading({
  engine,
  model: { path, visits },
  boardSettings,
  act,
  begin,
  pages,
  page,
}: ShownProps & { readonly pages: typeof import("./pages.tsx"); readonly page: Page }) {
  return (
    <pages.PagesScreen
      engine={engine}
      page={page}
      path={path}
      isFirst={visits < 2}
      settings={boardSettings}
      onPlay={(rules) => act({ do: "go", screen: "new", path: [rules] })}
      onFirst={() => begin(quickGame(engine, 1))}
    />
  );
}

/** The screen that is asked for. */
function Shown(props: ShownProps) {
  const { engine, model, table, boardSettings, act, begin, openFiles } = props;
  const { screen, path } = model;
  const wished =
    screen === "new" && path[0] !== undefined ? rulesCalled(engine, path[0]) : undefined;
  const page = isPage(screen) ? screen : wished === null ? "missing" : null;
  const { beginning, playing, lab, pages, shelf, tournament } = useParts(screen, page);
  const results = useResults(table);
  const level = nextLevel(results, engine.levels().length);
  if (page) return pages && <Reading {...props} pages={pages} page={page} />;
  if (ofTheGame.includes(screen))
    return (
      table &&
      playing && (
        <playing.Playing
          engine={engine}
          {...table}
          model={model}
          boardSettings={boardSettings}
          act={act}
          onStart={begin}
          due={results.some(({ begun }) => begun === table.game.begun) ? level : null}
        />
      )
    );
  if (screen === "new")
    return (
      beginning && (
        <beginning.NewGame
          engine={engine}
          wished={wished ?? undefined}
          level={level}
          boardSettings={boardSettings}
          onStart={begin}
          onOpen={openFiles}
        />
      )
    );
  if (screen === "lab")
    return lab && <lab.LabScreen engine={engine} boardSettings={boardSettings} />;
  if (isNetScreen(screen))
    return playing && <playing.OverNet {...props} screen={screen} onStart={begin} />;
  if (screen === "records" || screen === "record")
    return shelf && <Records {...props} shelf={shelf} />;
  if (screen === "tournament")
    return tournament && <tournament.TournamentScreen {...props} path={path} />;
  return (
    <Home
      engine={engine}
      left={table}
      results={results}
      level={level}
      boards={beginning}
      boardSettings={boardSettings}
      onStart={begin}
      onOpen={openFiles}
      act={act}
    />
  );
}

/** The head of the page; a move leaves it as it is. */
function useHeader({ screen, settings, game }: Model, table: Table | null, act: Act) {
  const counts = table !== null && isCountable(table.standing.state);
  return useMemo(
    () => (
      <Header
        screen={screen}
        settings={settings}
        playing={game !== null}
        counts={counts}
        act={act}
      />
    ),
    [screen, settings, game !== null, counts, speaking.value],
  );
}

export function App({ engine }: { readonly engine: Shinpan }) {
  const [model, act] = useReducer(next, firstModel);
  const { screen, settings, game } = model;
  const { ready, hosting, parted, understood } = usePersistence(engine, model, act, () =>
    keepLeft(engine),
  );
  useAddress(model, ready, act);
  useLanguage(settings, ready);
  useEffect(() => {
    void part(() => import("./new_build.ts")).then((build) => build?.at(screen));
  }, [screen]);
  const boardSettings = useBoardSettings(settings);
  const open = async (files: readonly File[]): Promise<void> => {
    const opening = await part(() => import("./shelf.ts"));
    if (!opening) return;
    act({ do: "go", screen: (await opening.openFiles(engine, files)) ? "record" : "records" });
  };
  const openFiles = (files: readonly File[]): void => void open(files);
  useArrivals(openFiles);
  const table = useTable(engine, model, hosting, act);
  const header = useHeader(model, table, act);
  if (!ready)
    return (
      <p class="loading" role="status">
        {words.loading}
      </p>
    );

  /** Puts another game on the table; the one that was there goes to the records. */
  const begin = (file: GameFile): void => {
    if (game && game.events.length > 0)
      void keep("left", keptGame(game)).then(() => keepLeft(engine));
    act({ do: "start", game: { ...file, begun: Date.now() } });
  };
  return (
    <>
      {header}
      <Keeping parted={parted} onUnderstood={understood} />
      <main data-screen={screen}>
        <LostPart />
        <Shown
          engine={engine}
          model={model}
          table={table}
          boardSettings={boardSettings}
          act={act}
          begin={begin}
          openFiles={openFiles}
        />
      </main>
    </>
  );
}
