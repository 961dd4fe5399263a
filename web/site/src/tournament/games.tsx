// The games of a round, a row a table: results by big buttons or by keys (w, b, =), what is outstanding
// first.

import { useMemo, useRef, useState } from "preact/hooks";
import { points } from "../words/numbers.ts";
import { words } from "../words/index.ts";
import type { Desk } from "./desk.ts";
import { Choice, Form, ScoreField, TextField } from "./fields.tsx";
import { named, outstandingFirst, resultOf } from "./said.ts";
import type { Game, GameEnd } from "./view.ts";

interface GameProps {
  readonly desk: Desk;
  readonly game: Game;
}

type Result = Pick<Game, "end" | "by_default"> & { readonly score?: string };

const report = ({ view, send }: Desk, { white, black }: Game, result: Result): Promise<boolean> =>
  send({ do: { deed: "reported", round: view.round, white, black, ...result } });

const plainEnds = ["white_wins", "tie", "black_wins"] as const;
const keys: Readonly<Record<string, GameEnd>> = {
  w: "white_wins",
  b: "black_wins",
  "=": "tie",
};

/** What has no button: by default, both lose, no result. */
const others: readonly (readonly [GameEnd, boolean])[] = [
  ["unknown", false],
  ["white_wins", true],
  ["black_wins", true],
  ["tie", true],
  ["both_lose", true],
  ["both_lose", false],
  ["both_win", false],
];
const wordFor = (end: GameEnd, isDefault: boolean): string => (isDefault ? `${end}!` : end);

function OtherResult({ desk, game, at }: GameProps & { readonly at: string }) {
  const text = words.tournament;
  const present = wordFor(game.end, game.by_default);
  const isPlain = (plainEnds as readonly string[]).includes(present);
  const choices = others.map(
    ([end, isDefault]) =>
      [wordFor(end, isDefault), text.otherEnds[wordFor(end, isDefault)] ?? ""] as const,
  );
  const choose = (word: string): void => {
    if (word === "played") return;
    const end = word.replace("!", "") as GameEnd;
    void report(desk, game, { end, by_default: word.endsWith("!") });
  };
  return (
    <Choice
      label={`${text.other}: ${at}`}
      isHidden
      name={`other-${game.table}`}
      value={isPlain ? "played" : present}
      choices={isPlain ? [["played", text.other], ...choices] : choices}
      onChange={choose}
    />
  );
}

function ResultButtons({ desk, game, at }: GameProps & { readonly at: string }) {
  const { ends } = words.tournament;
  return (
    <div class="result-buttons" role="group" aria-label={at}>
      {plainEnds.map((end) => (
        <button
          key={end}
          type="button"
          class={end}
          aria-label={`${at}: ${ends[end]}`}
          aria-pressed={game.end === end && !game.by_default}
          onClick={() => void report(desk, game, { end, by_default: false })}
        >
          {end === "tie" ? "½" : ends[end]}
        </button>
      ))}
      <OtherResult desk={desk} game={game} at={at} />
    </div>
  );
}

/** Colours, handicap, table and the score of a game; or it is taken back. */
function Rearrange({ desk, game, onDone }: GameProps & { readonly onDone: () => void }) {
  const text = words.tournament;
  const { view, send } = desk;
  const [table, setTable] = useState(String(game.table));
  const [handicap, setHandicap] = useState(String(game.handicap));
  const [score, setScore] = useState(game.score);
  const { white, black, end, by_default } = game;
  const done = (sent: Promise<boolean>): void => void sent.then((taken) => taken && onDone());
  const rearranged = (change: object): Promise<boolean> =>
    send({
      do: {
        deed: "rearranged",
        round: view.round,
        game: { white, black, table: Number(table), handicap: Number(handicap), ...change },
      },
    });
  const swap = (): void => done(rearranged({ white: black, black: white }));
  const save = async (): Promise<boolean> => {
    const isMoved = Number(table) !== game.table || Number(handicap) !== game.handicap;
    if (isMoved && !(await rearranged({ colors: !game.nigiri }))) return false;
    return score === game.score || (await report(desk, game, { end, by_default, score }));
  };
  return (
    <Form label={text.change} onSubmit={() => done(save())}>
      <TextField label={text.table} name="table" wide={4} value={table} onInput={setTable} />
      <TextField
        label={text.handicap}
        name="stones"
        wide={3}
        value={handicap}
        onInput={setHandicap}
      />
      <ScoreField value={score} onInput={setScore} />
      <button type="submit" class="main">
        {text.save}
      </button>
      <button type="button" onClick={swap}>
        {text.swap}
      </button>
      <button
        type="button"
        onClick={() =>
          done(send({ do: { deed: "unpaired", round: view.round, players: [game.white] } }))
        }
      >
        {text.unpair}
      </button>
    </Form>
  );
}

/** Stones and komi, where the game is not even; and that colours are drawn. */
function termsOf({ handicap, komi, nigiri }: Game): string {
  const stones = handicap > 0 ? words.tournament.stones(handicap, points(2 * komi)) : "";
  return nigiri ? words.tournament.nigiri : stones;
}

interface RowProps extends GameProps {
  /** Goes to the next game without a result after this table, or from the top again. */
  readonly onNext: (table: number) => void;
}

function Row({ desk, game, onNext }: RowProps) {
  const text = words.tournament;
  const { view, mayChange } = desk;
  const [isOpen, setOpen] = useState(false);
  const at = text.atTable(game.table);
  const pressed = (event: KeyboardEvent): void => {
    const end = keys[event.key.toLowerCase()];
    const { target } = event;
    if (!end || !mayChange || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof HTMLElement && target.matches("input, select, textarea")) return;
    event.preventDefault();
    void report(desk, game, { end, by_default: false }).then(
      (taken) => taken && onNext(game.table),
    );
  };
  const open = game.end === "unknown" ? "outstanding" : "";
  return (
    <>
      <tr class={open} data-table={game.table} onKeyDown={pressed}>
        <th scope="row" class="number">
          {game.table}
        </th>
        <td class={game.end === "white_wins" ? "winner" : ""}>{named(view, game.white)}</td>
        <td class={game.end === "black_wins" ? "winner" : ""}>{named(view, game.black)}</td>
        <td class="handicap-said">{termsOf(game)}</td>
        <td class="result">{resultOf(game)}</td>
        {mayChange && (
          <>
            <td>
              <ResultButtons desk={desk} game={game} at={at} />
            </td>
            <td>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={`${text.change}: ${at}`}
                onClick={() => setOpen(!isOpen)}
              >
                {text.change}
              </button>
            </td>
          </>
        )}
      </tr>
      {isOpen && (
        <tr class="opened">
          <td colSpan={7}>
            <Rearrange desk={desk} game={game} onDone={() => setOpen(false)} />
          </td>
        </tr>
      )}
    </>
  );
}

const nameOfPair = ({ white, black }: Game): string => [white, black].sort().join(" ");

/** The games in an order that stays while results come in: nothing jumps away under a finger. */
function useOrder(games: readonly Game[]): readonly Game[] {
  const pairs = games.map(nameOfPair).join();
  const order = useMemo(() => outstandingFirst(games).map(nameOfPair), [pairs]);
  return [...games].sort((a, b) => order.indexOf(nameOfPair(a)) - order.indexOf(nameOfPair(b)));
}

export function Games({ desk }: { readonly desk: Desk }) {
  const text = words.tournament;
  const { games, round } = desk.view;
  const ordered = useOrder(games);
  const body = useRef<HTMLTableSectionElement>(null);
  const open = games.filter(({ end }) => end === "unknown").map(({ table }) => table);
  const next = (table: number): void => {
    const rows = [...body.current!.querySelectorAll<HTMLElement>("tr[data-table]")];
    const here = rows.findIndex((row) => row.dataset.table === String(table));
    const following = [...rows.slice(here + 1), ...rows.slice(0, here)].find((row) =>
      row.matches(".outstanding"),
    );
    following?.querySelector<HTMLElement>(".result-buttons button")?.focus();
  };
  return (
    <>
      <h2>{text.gamesOf(round)}</h2>
      <p role="status">
        {text.outstanding(open.length, words.board.together(open.slice(0, 20).map(String)))}
      </p>
      {desk.mayChange && <p class="quiet">{text.keysNote}</p>}
      <div class="scroll" tabIndex={0} role="region" aria-label={text.gamesOf(round)}>
        <table class="games">
          <thead>
            <tr>
              <th scope="col">{text.table}</th>
              <th scope="col">{text.white}</th>
              <th scope="col">{text.black}</th>
              <th scope="col">{text.handicap}</th>
              <th scope="col">{text.result}</th>
              {desk.mayChange && (
                <>
                  <th scope="col">{text.enterResult}</th>
                  <td>
                    <span class="unseen">{text.change}</span>
                  </td>
                </>
              )}
            </tr>
          </thead>
          <tbody ref={body}>
            {ordered.map((game) => (
              <Row key={nameOfPair(game)} desk={desk} game={game} onNext={next} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
