// The project's own cases, asked of the package: every row of every table in tests/cases, and the games there.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";

import { type Game, type GameEvent, load, type Player, type Refusal, type Ruleset, type State } from "shinpan";

const shinpan = await load();
const project = process.env.SHINPAN_PROJECT!;
const folder = `${project}/tests/cases`;

interface Row {
  line: number;
  clause: string;
  board: string[];
  first: Player;
  komi: number | undefined;
  record: string[];
  question: string;
  answer: string;
  saysSo: string;
  others: [rules: string, answer: string][];
}

const questions = ["legal", "stage", "handed", "term", "total", "result"];

function emptyBoard(size: string): string[] {
  const [cols, rows] = size.split("x").map(Number) as [number, number];
  return Array(rows).fill(".".repeat(cols)) as string[];
}

function ask(row: Row, key: string, value: string): void {
  const [term, ...rest] = value.split(" ");
  row.question = key === "term" ? `term ${term}` : key;
  const answer = key === "term" ? rest.join(" ").trim() : value;
  const bracketed = /^(.*) \[(.*)\]$/.exec(answer);
  row.answer = bracketed?.[1] ?? answer;
  row.saysSo = bracketed?.[2] ?? row.clause;
}

function rowsOf(text: string): { rules: string; rows: Row[] } {
  let rules = "";
  const rows: Row[] = [];
  for (const [number, full] of text.split("\n").entries()) {
    const line = full.replace(/#.*/, "").trim();
    if (line === "") continue;
    const [, key, value] = /^(\S+)\s*(.*)$/.exec(line) as unknown as [string, string, string];
    const row = rows.at(-1)!;
    if (key === "rules") rules = value;
    else if (key === "row")
      rows.push({ line: number + 1, clause: "", board: [], first: "B", komi: undefined, record: [], question: "",
                  answer: "", saysSo: "", others: [] });
    else if (key === "clause") row.clause = value;
    else if (key === "first") row.first = value as Player;
    else if (key === "komi") row.komi = Number(value);
    else if (key === "record") row.record = value.split(",").map((event) => event.trim());
    else if (key === "size") row.board = emptyBoard(value);
    else if (key === "board") row.board = value.split(" ");
    else if (questions.includes(key)) ask(row, key, value);
    else row.others.push([key, value]);
  }
  return { rules, rows };
}

const kinds: Record<string, "resume"> = { resumes: "resume" };

function agreement([what, ...points]: string[]): GameEvent {
  if (what === "end") return { kind: "end_agreed" };
  if (what === "no") return { kind: "no_result_agreed" };
  return { kind: what === "dead" ? "group_agreed" : "analysis_agreed", points };
}

function eventOf(text: string, game: Game): GameEvent | string {
  const [who, what, ...points] = text.split(/\s+/) as [string, string, ...string[]];
  if (who === "arbiter") return [what, ...points].join(" ");
  if (who === "agreed") return agreement([what, ...points]);
  if (who === "both") return { kind: "both_lose" };
  if (who === "handicap") return { kind: "handicap", number: Number(what), points };
  const by = who as Player;
  if (what === "dead") return { kind: "marks_proposed", by, points };
  if (what === "accepts") return game.state().marks?.acceptance.replace(/ [BW] /, ` ${by} `) ?? `marks_accepted ${by} 0`;
  if (what === "breach") return { kind: "breach", by, at: points[0]! };
  if (/^[A-Z]/.test(what)) return { kind: "play", by, at: what, ...(points[0] === "stands" && { words: "stands" }) };
  return { kind: kinds[what] ?? (what as "pass"), by };
}

interface Said { answer: string; clause: string }

function refused(number: number, { reason, consequence, clause }: Refusal): Said {
  const follows = consequence === "refused" ? "" : `, ${consequence}`;
  return { answer: `refused at ${number}: ${reason}${follows}`, clause };
}

const both = (black: number, white: number) => `B ${black / 2}, W ${white / 2}`;

function result(game: Game, state: State, rules: Ruleset): Said {
  if (state.outcome === null) return { answer: "open", clause: "" };
  const score = game.score();
  const tied = score.counts && score.margin_half === 0;
  return { answer: score.result, clause: tied ? rules.clauses.tie! : state.outcome.clause };
}

function term(game: Game, kind: string): Said {
  const terms = game.score().terms.filter(({ what }) => what === kind);
  const of = (player: Player) =>
    terms.filter((t) => t.player === player).reduce((sum, t) => sum + t.half_points, 0);
  const clause = terms.at(-1)?.clause ?? "";
  return { answer: clause === "" ? "none" : both(of("B"), of("W")), clause };
}

function said(row: Row, game: Game, rules: Ruleset): Said {
  const state = game.state();
  const score = game.score();
  switch (row.question) {
    case "legal": return { answer: "played", clause: "" };
    case "stage": {
      const turn = state.to_move === null ? "" : `, ${state.to_move} to move`;
      return { answer: state.phase.replace("_", " ") + turn, clause: state.clause };
    }
    case "handed":
      return { answer: both(2 * state.handed.black, 2 * state.handed.white), clause: rules.clauses.pass_cost! };
    case "result": return result(game, state, rules);
    case "total": return { answer: both(score.black_half, score.white_half), clause: rules.clauses.scoring! };
    default: return term(game, row.question.slice(5));
  }
}

function judged(row: Row, id: string): Said {
  const rules = shinpan.ruleset(id);
  const handicap = row.record[0]?.startsWith("handicap") ?? false;
  const half = rules.axes[handicap ? "handicap.komi" : "komi"] as number;
  const game = shinpan.game({ rules: id, size: [row.board[0]!.length, row.board.length], komi: row.komi ?? half / 2 });
  if (row.first !== "B") assert.ok(game.apply({ kind: "turn", by: row.first }).ok);
  const stones = row.board.join("");
  for (const [by, sign] of [["B", "X"], ["W", "O"]] as const) {
    const points = [...stones].flatMap((stone, point) => (stone === sign ? [point] : []));
    if (points.length > 0) assert.ok(game.apply({ kind: "setup", by, points }).ok);
  }
  for (const [i, text] of row.record.entries()) {
    const applied = game.apply(eventOf(text, game));
    if (!applied.ok) return refused(i + 1, applied.refusal);
  }
  return said(row, game, rules);
}

for (const file of readdirSync(folder).filter((name) => name.endsWith(".case")).sort()) {
  test(`every row of ${file} is judged as it says`, () => {
    const { rules, rows } = rowsOf(readFileSync(`${folder}/${file}`, "utf8"));
    assert.ok(rows.length > 0);
    for (const row of rows) {
      const where = `${file}:${row.line}`;
      const { answer, clause } = judged(row, rules);
      assert.equal(answer, row.answer, where);
      if (clause !== "") assert.equal(clause, row.saysSo, where);
      for (const [other, expected] of row.others)
        assert.equal(judged(row, other).answer, expected, `${where} under ${other}`);
    }
  });
}

interface RecordedGame {
  id: string;
  size: [number, number];
  rules: string;
  komi: number;
  handicap: number;
  AB: string;
  AW: string;
  moves: string;
  same_colour?: number;
  captured_by: { B: number; W: number };
}

const sgfPoint = (text: string) => [text.charCodeAt(0) - 97, text.charCodeAt(1) - 97] as const;

function replayed(game: RecordedGame): Game {
  const made = shinpan.game({ rules: game.rules || "Japanese", size: game.size, komi: 0 });
  const pointsOf = (text: string) => (text.match(/../g) ?? []).map((p) => {
    const [col, row] = sgfPoint(p);
    return row * game.size[0] + col;
  });
  if (game.AB) assert.ok(made.apply({ kind: "setup", by: "B", points: pointsOf(game.AB) }).ok, game.id);
  if (game.AW) assert.ok(made.apply({ kind: "setup", by: "W", points: pointsOf(game.AW) }).ok, game.id);
  for (const move of game.moves.split(";")) {
    const by = move[0] as Player;
    if (made.toMove !== by) made.apply({ kind: "turn", by });
    const { ok } = move.length === 1 ? made.pass(by) : made.play(by, pointsOf(move.slice(1))[0]!);
    assert.ok(ok, `${game.id} ${move}`);
  }
  return made;
}

function check(lines: string[]): number {
  let games = 0;
  for (const line of lines) {
    if (line === "") continue;
    const game = JSON.parse(line) as RecordedGame;
    const made = replayed(game);
    assert.equal(made.prisoners("W"), game.captured_by.B, game.id);
    assert.equal(made.prisoners("B"), game.captured_by.W, game.id);
    made.free();
    ++games;
  }
  return games;
}

test("every game of tests/cases is legal, with its captures", () => {
  assert.ok(check(readFileSync(`${folder}/games.jsonl`, "utf8").split("\n")) > 0);
});

const shared = `${project}/../shared/cases/games_kgs_marked.jsonl.gz`;
test("every tenth real game is legal, with its captures", { skip: !existsSync(shared) && `${shared} is not there` }, () => {
  const lines = gunzipSync(readFileSync(shared)).toString().split("\n");
  assert.ok(check(lines.filter((_, i) => i % 10 === 0)) > 100);
});
