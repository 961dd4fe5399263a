// What the package promises.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { Worker } from "node:worker_threads";

import {
  type Applied, axisWords, eventOf, type GameEvent, lineOf, load, type Point, reasons, type Refusal, ShinpanError,
  type TimeControl,
} from "shinpan";
import { inWorker } from "shinpan/worker";

const shinpan = await load();
const wasm = createRequire(import.meta.url).resolve("shinpan/shinpan.wasm");
const ko = ["A2", "C1", "E5", "B2", "E4", "A1", "B1"];

function koGame() {
  const game = shinpan.game({ rules: "french", size: 5 });
  for (const point of ko) assert.ok(game.play(game.toMove, point).ok);
  return game;
}

function refusalOf(applied: Applied): Refusal {
  assert.ok(!applied.ok);
  return applied.refusal;
}

test("a refusal says reason, clause and the move whose position would come back, and changes nothing", () => {
  const game = koGame();
  const board = game.board();
  assert.deepEqual(refusalOf(game.play("W", "A1")), {
    color: "W", point: "A1", reason: "repetition", clause: "§8", repeats_move: 6, consequence: "refused",
  });
  assert.deepEqual(game.board(), board);
  assert.equal(game.moves, 7);
  const earlier = game.afterMove(6);
  assert.notDeepEqual(earlier.board(), board);
  assert.equal(earlier.prisoners("W"), 0);
});

test("an annulment names an event by the number that the game told", () => {
  const game = koGame();
  const count = game.eventCount;
  assert.equal(game.state().event_count, count);
  assert.ok(game.apply("resign W").ok);
  assert.ok(game.apply({ kind: "annulled", number: count, words: "by mistake" }).ok);
  assert.equal(game.isOver, false);
  assert.equal(game.eventCount, count + 2);
  assert.equal(refusalOf(game.apply("undo_asked W 1")).reason, "arbiter_decided");
});

const source = (file: string) => readFileSync(`${process.env.SHINPAN_PROJECT!}/src/${file}`, "utf8");

test("the reasons of refusals have the numbers of the C interface", () => {
  const listed = [...source("bindings/c/shinpan.h").matchAll(/^    SHINPAN_(\w+) = (\d+),/gm)];
  const done = listed.findIndex(([, name]) => name === "DONE");
  const phases = listed.findIndex(([, name]) => name === "PHASE_PLAY");
  assert.ok(done >= 0 && phases > done);
  const named = listed.slice(done + 1, phases).map(([, name, number]) => [name!.toLowerCase(), Number(number)]);
  assert.deepEqual(Object.fromEntries(named), reasons);
});

test("a clock says what is left, until when something is lost, and what overtime has cost", () => {
  const { clocks } = shinpan;
  const control: TimeControl = { kind: "ing", main: 60_000, period: 10_000, periods: 3, points: 2 };
  const { left } = clocks.move(control, clocks.begin(control).left, 64_000);
  assert.deepEqual(clocks.run(control, left, 1000), {
    left: { main: 0, period: 5000, periods: 3, stones: 0 }, over: false, untilLoss: 25_000, untilCost: 5000, pointsLost: 2,
  });
  assert.throws(() => clocks.begin({ kind: "hourglass" } as never), ShinpanError);
});

test("every axis has the words that the engine has for it, and every ruleset one of them", () => {
  const engine = source("go/rules/words.cpp") + source("go/rules/refusal.cpp");
  const functions = engine.split(/\n}\n/).map((body) => [...body.matchAll(/ return "(\w+)";/g)]);
  const tables = engine.split(/\n};\n/).map((body) => [...body.slice(body.lastIndexOf("std::array")).matchAll(/"(\w+)"sv/g)]);
  const known = new Set([...functions, ...tables].map((words) => words.map(([, word]) => word).join(" ")));
  for (const [axis, words] of Object.entries(axisWords)) assert.ok(known.has(words.join(" ")), axis);
  for (const { id } of shinpan.rulesets()) {
    const axes = Object.entries(shinpan.ruleset(id).axes);
    const inWords = axes.filter(([, value]) => typeof value === "string");
    for (const [axis, value] of inWords)
      assert.ok((axisWords as Record<string, readonly string[]>)[axis]?.includes(value as string), `${id}: ${axis} ${value}`);
    const own = axes.filter(([, value]) => typeof value === "object").map(([axis]) => axis);
    assert.deepEqual([...inWords.map(([axis]) => axis), ...own].sort(), Object.keys(axisWords).sort());
  }
});

test("points are names or numbers", () => {
  const game = koGame();
  assert.equal(game.names[0], "A5");
  assert.equal(game.pointOf("A1"), 20);
  assert.equal(game.nameOf(20), "A1");
  for (const player of ["B", "W"] as const)
    for (const [point, answer] of game.legality(player).entries()) {
      for (const at of [point, game.names[point]!]) {
        const refusal = game.refuses(player, at);
        assert.equal(refusal === null ? 0 : reasons[refusal.reason], answer);
      }
    }
  const off: Point[] = [-1, 25, "F1", "a6", "BB52"];
  for (const point of off) assert.equal(refusalOf(game.play("W", point)).reason, "off_board");
  for (const point of [0.5, NaN, Infinity, "I1", "", "nonsense", "A0", "A53"] as Point[]) {
    assert.throws(() => game.play("W", point), ShinpanError);
    assert.throws(() => game.refuses("W", point), ShinpanError);
  }
});

test("the module without the bot referees, estimates by playouts, and says that it cannot think", async () => {
  const referee = await load(readFileSync(wasm.replace("shinpan.wasm", "shinpan-referee.wasm")));
  const game = referee.game({ rules: "french", size: 5 });
  for (const point of ko) assert.ok(game.play(game.toMove, point).ok);
  assert.equal(refusalOf(game.play("W", "A1")).clause, "§8");
  const [own, whole] = [game.estimate({ playouts: 40 }), koGame().estimate({ playouts: 40 })];
  assert.deepEqual(own.chains.map(({ at }) => at), whole.chains.map(({ at }) => at));
  assert.deepEqual(own, game.estimate({ playouts: 40 }));
  assert.notDeepEqual(own.chains, whole.chains); // what is learned is in the other
  assert.deepEqual(referee.levels(), shinpan.levels());
  assert.throws(() => game.think(), /this module has no game_think; shinpan\.wasm has it/);
  assert.throws(() => game.record().sgf().variations(), /this module has no sgf_variations; shinpan\.wasm has it/);
  assert.throws(() => game.record().parting(), /this module has no record_parting; shinpan\.wasm has it/);
});

test("an ending is gone through by its state", () => {
  const game = shinpan.game({ rules: "japanese", size: 5, komi: 0 });
  for (const point of ["C3", "D3", "D4"]) game.play(game.toMove, point);
  const { pass, may } = game.state();
  assert.deepEqual(may.pass, ["W"]);
  assert.deepEqual(pass, { stones_handed: 0, stones_clause: "", phase: "play", to_move: "B", clause: "" });
  game.pass("W");
  assert.equal(game.state().pass?.phase, "stopped");
  assert.equal(game.state().pass?.clause, "Article 9.1");
  game.pass("B");
  assert.equal(game.phase, "stopped");
  assert.ok(game.apply({ kind: "marks_proposed", by: "B", points: ["D3"] }).ok);
  const marks = game.state().marks!;
  assert.deepEqual([marks.by, marks.points, game.state().may.marks_accepted], ["B", ["D3"], ["W"]]);
  assert.equal(game.score(["D3"]).result, "B+24");
  assert.ok(game.apply(marks.acceptance).ok);
  assert.ok(game.isOver);
  const score = game.score();
  assert.deepEqual([score.result, score.counts, score.removed], ["B+24", true, ["D3"]]);
  assert.equal(refusalOf(game.play("W", "A1")).reason, "game_over");
});

test("every kind of event goes in as an object and comes out as a line", () => {
  const game = shinpan.game({ rules: "japanese", size: 5 });
  const events: GameEvent[] = [
    { kind: "nigiri", by: "B", number: 7, words: "odd" },
    { kind: "setup", by: "B", points: ["A1", 0] },
    { kind: "turn", by: "W" },
    { kind: "play", by: "W", at: 12 },
    { kind: "ruling", by: "W", number: 0, words: "late\ntwice" },
  ];
  for (const event of events) assert.ok(game.apply(event).ok);
  assert.deepEqual(game.events(), ["nigiri B 7 odd", "setup B A1 A5", "turn W", "play W C3", "ruling W 0 late\\ntwice"]);
  assert.equal(game.state().outcome?.words, "late\ntwice");
});

test("every kind of line is read as its event, and written again", () => {
  const lines = [
    "setup W A1 B2", "setup - C3", "handicap B 2 D4 E5", "handicap B 3", "turn W", "nigiri B 7 odd",
    "play B D4", "play B D4 stands", "breach W D4", "pass W", "button B", "resign B",
    "timeout B", "forfeit B [3.2] absent", "undo_asked B 1", "undo_granted W",
    "marks_proposed B", "marks_proposed B D3 E3", "marks_accepted W 5f3a", "group_agreed - D3",
    "end_agreed -", "analysis_agreed -", "no_result_agreed -", "both_lose -", "resume W",
    "ruling W 0 late\\ntwice \\\\ or  so", "ruling - 1", "penalty W 2 words", "award W 7 as both say",
    "annulled - 12", "resumed_by_ruling W words", "status_ruled - D3 E3 dead words", "status_ruled - alive",
  ];
  for (const line of lines) assert.equal(lineOf(eventOf(line), String), line);
  const listed = [...source("go/rules/event.cpp").matchAll(/case EventKind::\w+: return "(\w+)";/g)];
  assert.ok(listed.length > 25);
  const kinds = (words: readonly string[]) => [...new Set(words)].sort();
  assert.deepEqual(kinds(lines.map((line) => line.split(" ")[0]!)), kinds(listed.map(([, word]) => word!)));
  assert.deepEqual(eventOf("setup - C3"), { kind: "setup", by: null, points: ["C3"] });
  assert.deepEqual(eventOf("ruling W 0 late\\ntwice"), { kind: "ruling", by: "W", number: 0, words: "late\ntwice" });
  assert.deepEqual(eventOf("status_ruled - D3 E3 dead words"), {
    kind: "status_ruled", points: ["D3", "E3"], status: "dead", words: "words",
  });
  for (const none of ["", "dance", "dance B", "play B", "pass B now", "undo_asked B", "penalty W two"])
    assert.throws(() => eventOf(none), ShinpanError, none);
});

test("mistakes are thrown with what is wrong and where", () => {
  const fault = (what: RegExp) => (error: unknown) => error instanceof ShinpanError && what.test(error.message);
  assert.throws(() => shinpan.game({ rules: "japanes" }), fault(/nearest are 'japanese'/));
  assert.throws(() => shinpan.game({ rules: "japanese", size: 53 }), fault(/1 to 52/));
  assert.throws(() => shinpan.game({ rules: "japanese", komi: 0.3 }), fault(/half points/));
  assert.throws(() => koGame().apply("play W Z9"), (error) => error instanceof ShinpanError && error.column === 8);
  assert.throws(() => koGame().afterMove(8), fault(/no move 8/));
  assert.throws(() => koGame().score(["C3"]), fault(/no stone stands on C3/));
  assert.throws(() => koGame().confirmation(), fault(/no confirmation/));
  assert.throws(() => koGame().precedents(), fault(/no position by precedent/));
  assert.throws(() => shinpan.readSgf("no game"), ShinpanError);
});

test("what types would forbid is a mistake too, not something else", () => {
  const game = koGame();
  const wrong = (value: unknown) => value as never;
  for (const by of ["b", "black", null, 1])
    for (const asked of [() => game.play(wrong(by), "D4"), () => game.pass(wrong(by)), () => game.legality(wrong(by))])
      assert.throws(asked, ShinpanError);
  for (const size of ["9x9", "9", [9], [9, 7, 5], 9.5, 2 ** 32 + 9, null, 53]) {
    assert.throws(() => shinpan.game({ rules: "french", size: wrong(size) }), ShinpanError);
    assert.throws(() => shinpan.pointNames(wrong(size)), ShinpanError);
  }
  for (const komi of [null, "6.5", NaN, 2 ** 31, -(2 ** 30)])
    assert.throws(() => shinpan.game({ rules: "french", komi: wrong(komi) }), ShinpanError);
  for (const rules of [undefined, 5, "french\0"])
    assert.throws(() => shinpan.game({ rules: wrong(rules) }), ShinpanError);
  for (const nowhere of [2 ** 32 + 12, 25, -1, "F1"])
    assert.equal(refusalOf(game.play("W", nowhere)).reason, "off_board");
  assert.equal(game.moves, 7);
  assert.throws(() => game.estimate({ playouts: 2 ** 32 + 2 }), ShinpanError);
  assert.throws(() => game.record().board(-2), ShinpanError);
  assert.throws(() => game.afterMove(0.5), ShinpanError);
});

test("a bare value, where a list or options belong, is a mistake and not passed over", () => {
  const game = koGame();
  const record = game.record();
  const wrong = (value: unknown) => value as never;
  const fault = (what: RegExp) => (error: unknown) => error instanceof ShinpanError && what.test(error.message);
  for (const dead of [5, null, "C1", {}, { length: 1 }])
    for (const asked of [() => game.score(wrong(dead)), () => game.count("chinese", wrong(dead)),
      () => game.countingMethods(wrong(dead)), () => game.record(wrong(dead))])
      assert.throws(asked, fault(/not a list of points/));
  for (const point of [null, {}, "", "A1 A2", 99]) assert.throws(() => game.score([wrong(point)]), ShinpanError);
  for (const by of [5, null]) assert.throws(() => game.play("W", wrong([by])), ShinpanError);
  for (const event of [5, null, undefined]) assert.throws(() => game.apply(wrong(event)), fault(/not an event/));
  assert.throws(() => game.apply({ kind: "setup", by: "B", points: wrong("D4") }), fault(/not a list of points/));
  for (const asked of [3, "3", null, { levle: 3 }, { level: "3" }, { level: null }, { level: 0.5 }])
    assert.throws(() => game.think(wrong(asked)), ShinpanError);
  assert.throws(() => shinpan.game(wrong({ rules: "japanese", sise: 9 })), fault(/no option sise; there are rules, size, komi/));
  assert.throws(() => game.think(wrong({ levle: 3 })), fault(/no option levle; there are level, playouts, seed/));
  assert.throws(() => game.proof({ first: wrong("no") }), fault(/neither true nor false/));
  for (const asked of ["aga", { rules: 5 }, { rule: "aga" }, { dead: [] }]) {
    assert.throws(() => record.verdict(wrong(asked)), ShinpanError);
    assert.throws(() => record.everyVerdict(wrong(asked)), ShinpanError);
  }
  for (const asked of ["aga", { rules: 70_000 }, { move: "3" }]) assert.throws(() => record.game(wrong(asked)), ShinpanError);
  for (const asked of [undefined, "aga"]) assert.throws(() => shinpan.game(wrong(asked)), fault(/with its rules/));
  assert.throws(() => shinpan.game({ rules: wrong(70_000) }), fault(/70000 is not a text/));
  assert.throws(() => game.afterMove(wrong("3")), fault(/'3' is not a whole number/));
  assert.throws(() => shinpan.ruleset(wrong(5)), ShinpanError);
  const sgf = shinpan.newSgf();
  sgf.addNode();
  assert.throws(() => sgf.add("C", wrong(5)), fault(/5 is not a text/));
  assert.throws(() => sgf.record(wrong("0")), ShinpanError);
  assert.equal(game.moves, 7);
  assert.deepEqual(game.score(new Set(["C1"])).removed, ["C1"]);
});

test("bytes that are no UTF-8 are told of", () => {
  const [fault] = shinpan.readSgf(Uint8Array.of(...new TextEncoder().encode("(;SZ[9]PB["), 0xb9, 0x5d, 0x29)).tree().warnings;
  assert.deepEqual([fault?.line, fault?.column, fault?.remark], [1, 11, { kind: "no_utf8", facts: { bytes: 1 } }]);
});

test("each game of a file is decoded by itself, or as the caller says", () => {
  const korean = "(;GM[1]CA[EUC-KR]PB[\xC0\xCC\xC3\xA2\xC8\xA3];B[aa])\n";
  const bytes = Uint8Array.from(`${korean}(;GM[1]CA[GB2312]PB[\xB9\xC5\xC1\xA6];B[aa])`, (c) => c.charCodeAt(0));
  assert.deepEqual(shinpan.encodings(bytes).map(({ encoding }) => encoding), ["EUC-KR", "GB18030"]);
  assert.match(shinpan.decoded(bytes), /PB\[이창호\].*\n.*PB\[古力\]/);
  assert.equal(shinpan.decoded(bytes, "latin1").length, bytes.length);
  assert.equal(shinpan.decoded(new Uint8Array()), "");
});

test("a file is read from any bytes", () => {
  const bytes = new TextEncoder().encode("x(;SZ[9])");
  for (const file of [bytes.subarray(1), bytes.buffer.slice(1), new DataView(bytes.buffer, 1)])
    assert.equal(shinpan.readSgf(file).tree().nodes.length, 1);
  for (const none of [null, undefined, 5, {}])
    assert.throws(() => shinpan.readSgf(none as never), ShinpanError);
});

test("a freed game is not used, and freeing twice does no harm", () => {
  const game = koGame();
  game.free();
  game.free();
  assert.throws(() => game.moves, /freed/);
});

test("three thousand games leave the memory as it is", () => {
  const playOne = () => {
    const game = koGame();
    game.state();
    game.free();
  };
  for (let i = 0; i < 100; ++i) playOne();
  const before = shinpan.game({ rules: "aga", size: 3 });
  for (let i = 0; i < 3_000; ++i) playOne();
  const after = shinpan.game({ rules: "aga", size: 3 });
  assert.ok(after.handle - before.handle < 1 << 20);
});

test("records are read, judged, compared and written", () => {
  const text = readFileSync(`${process.env.SHINPAN_PROJECT}/examples/gnugo_9x9_japanese.sgf`);
  const record = shinpan.readSgf(text).record();
  assert.deepEqual([record.facts().rules_word, record.facts().result], ["Japanese", "B+7.5"]);
  const verdict = record.verdict();
  assert.deepEqual([verdict.result, verdict.basis, verdict.agrees], ["B+7.5", "agreed", true]);
  const all = record.everyVerdict();
  assert.ok(all.length > shinpan.rulesets().filter((rules) => rules.variant_of === null).length);
  assert.ok(all.find((v) => v.rules === "japanese-1989")!.same);
  assert.ok(all.some((v) => !v.same && v.causes.length > 0));
  const { game, refused } = record.game();
  assert.equal(refused, null);
  assert.equal(game.record().sgf().record().facts().moves, record.facts().moves);
});

test("a tree with variations is built and read again", () => {
  const sgf = shinpan.newSgf();
  const root = sgf.addNode();
  sgf.add("SZ", "5");
  sgf.add("C", "水 \u0000 \\]");
  sgf.addNode(root);
  sgf.add("B", "cc");
  const side = sgf.addNode(root);
  sgf.add("B", "dd");
  sgf.add("LB", "aa:1", "bb:2");
  assert.throws(() => sgf.addNode(1), ShinpanError);
  const again = shinpan.readSgf(sgf.toString());
  assert.deepEqual(again.tree().nodes[root]!.properties[1]!.values, ["水   \\]"]);
  assert.deepEqual(again.tree().nodes[side]!.properties.map((p) => p.values), [["dd"], ["aa:1", "bb:2"]]);
  assert.equal(again.recordTo(side).facts().events[0], "play B D2");
});

test("the variations of a game are judged", () => {
  const sgf = shinpan.readSgf(readFileSync(`${process.env.SHINPAN_PROJECT}/examples/ko_in_variations.sgf`));
  const judged = sgf.variations();
  assert.deepEqual(judged.map(({ legal }) => legal), [false, false, true]);
  assert.deepEqual([judged[0]!.illegal?.move, judged[0]!.illegal?.point, judged[0]!.illegal?.clause], [10, "B2", "§8"]);
  assert.deepEqual([judged[2]!.after, judged[2]!.branch_after, judged[2]!.line], [9, 11, 8]);
  assert.equal(sgf.variations({ rules: "japanese" })[0]!.illegal?.clause, "Article 6");
  assert.throws(() => sgf.variations({ game: 1 }), ShinpanError);
  assert.throws(() => shinpan.readSgf("(;SZ[5];B[cc])").variations(), ShinpanError);
});

test("a record that breaks rules is shown all the same", () => {
  const record = shinpan.readSgf("(;SZ[3]RU[Japanese];B[ba];B[ab];W[cc];W[aa];B[bb])").record();
  const { game, refused } = record.game();
  assert.equal(refused?.reason, "out_of_turn");
  assert.deepEqual([...game.board()], [0, 1, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual([...record.board(2)], [0, 1, 0, 1, 0, 0, 0, 0, 0]);
  assert.deepEqual([...record.board(3)], [0, 1, 0, 1, 0, 0, 0, 0, 2]);
  assert.deepEqual([...record.board()], [0, 1, 0, 1, 1, 0, 0, 0, 2]);
});

test("a board that no rules have says from where on", () => {
  const parting = (text: string) => shinpan.readSgf(text).record().parting();
  const found = parting("(;SZ[3]RU[Japanese];B[ba];W[cc];W[ba])");
  assert.deepEqual([found?.from_move, found?.line, found?.illegal.move, found?.illegal.point], [3, 1, 3, "B3"]);
  assert.match(found!.what, /the referee's position is another/);
  assert.equal(parting("(;SZ[3]RU[Japanese]AB[aa]AW[ab][ba];B[cc])")?.from_move, 0);
  assert.equal(parting("(;SZ[3]RU[Japanese];B[ba];W[cc])"), null);
});

test("a count's steps lead from the table to its total, and stones are neither made nor lost", () => {
  const text = readFileSync(`${process.env.SHINPAN_PROJECT}/examples/gnugo_9x9_japanese.sgf`, "utf8");
  const { game } = shinpan.readSgf(text).record().game();
  const dead = ["G7", "F3", "G3", "E2"];
  for (const { method } of game.countingMethods(dead)) {
    const count = game.count(method, dead);
    assert.equal(count.margin_half, game.score(dead).margin_half);
    const stones = (table: typeof count.start, color: "black" | "white", sign: string) =>
      table[color].bowl + table[color].lid + table.board.join("").split(sign).length - 1;
    for (const { table } of count.steps) {
      assert.equal(stones(table, "black", "B"), stones(count.start, "black", "B"));
      assert.equal(stones(table, "white", "W"), stones(count.start, "white", "W"));
    }
    assert.match(game.countPicture(method, count.steps.length, dead), /^<svg /);
  }
});

test("what is known of a position", () => {
  const text = readFileSync(`${process.env.SHINPAN_PROJECT}/examples/four_in_a_row.sgf`, "utf8");
  const { game } = shinpan.readSgf(text).record().game({ rules: "japanese" });
  const proof = game.proof({ nodes: 20_000 });
  const lives = proof.groups.filter((group) => group.is === "lives").flatMap((group) => group.stones);
  assert.deepEqual([...lives].sort(), [...proof.black.safe, ...proof.white.safe].sort());
  assert.ok(lives.includes("A3"));
  assert.match(game.certificate({ nodes: 20_000 }), /^shinpan-certificate 1\nrules japanese-1989\n/);
  const disputed = readFileSync(`${process.env.SHINPAN_PROJECT}/examples/disputed_stone.sgf`, "utf8");
  const { game: agreed } = shinpan.readSgf(disputed).record().game();
  const verdict = agreed.standing("B3", { dead: ["C11"] });
  assert.equal(verdict.standing.is, "dead");
  assert.equal(verdict.agreed.white.length, 45);
  assert.equal(agreed.standing("B3", { nodes: 1000 }).standing.is, "open");
  assert.throws(() => agreed.standing("A1"), /no stone stands on A1/);
  const estimate = game.estimate({ playouts: 100, seed: 3 });
  assert.deepEqual(estimate, game.estimate({ playouts: 100, seed: 3 }));
  assert.equal(estimate.owner.length, game.size[1]);
  const random = game.playouts({ playouts: 30, seed: 2 });
  assert.deepEqual(random, game.playouts({ playouts: 30, seed: 2 }));
  assert.ok(random.moves > 30 && random.black.length === game.names.length);
  random.black.forEach((count, at) => assert.ok(count + random.white[at]! <= random.playouts));
  assert.match(game.svg({ numbersFrom: 1 }), /^<svg /);
  assert.match(game.toString(), /A B C/);
});

test("handicaps and ranks", () => {
  assert.deepEqual(shinpan.handicap("japanese", 19, 2).points, ["Q16", "D4"]);
  assert.deepEqual(shinpan.handicapBetween("5k", "1 dan"), {
    even: false, stones: 5, swapped: false, rules: "wikipedia-basic", clause: "Handicap",
  });
  assert.deepEqual(shinpan.levels().map(({ level }) => level), shinpan.levels().map((_, i) => i + 1));
  assert.match(shinpan.version, /^\d+\.\d+\.\d+$/);
});

test("the module is loaded from bytes, from a compiled module and from an address", async () => {
  const bytes = readFileSync(wasm);
  for (const source of [bytes, shinpan.module, new URL(`file://${wasm}`), new Response(bytes)]) {
    const other = await load(source);
    assert.ok(other.game({ rules: "aga", size: 9 }).play("B", "E5").ok);
  }
  await assert.rejects(load(new Response("", { status: 404 })), /404/);
});

test("a worker thinks for a game of this thread", async () => {
  const worker = new Worker(new URL("./in_a_worker.mjs", import.meta.url));
  const engine = inWorker(worker, shinpan.module);
  const game = koGame();
  const [thought, estimate] = await Promise.all([
    engine.ask(game, "think", { playouts: 20, seed: 5 }), engine.ask(game, "estimate", { playouts: 40 }),
  ]);
  assert.deepEqual(thought, game.think({ playouts: 20, seed: 5 }));
  assert.deepEqual(estimate, game.estimate({ playouts: 40 }));
  await assert.rejects(engine.ask(game, "confirmation"), /no confirmation/);
  await worker.terminate();
});

test("nobody waits for a worker that cannot be run", { timeout: 10_000 }, async () => {
  const engine = inWorker(new Worker(new URL("./no_worker.mjs", import.meta.url)), shinpan.module);
  await assert.rejects(engine.ask(koGame(), "think"), /the worker has failed: broken/);
  await assert.rejects(engine.ask(koGame(), "think"), /broken/);
});
