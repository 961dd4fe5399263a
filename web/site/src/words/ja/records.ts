import type { Player } from "../../engine.ts";
import { player } from "./speech.ts";

export const records = {
  heading: "棋譜",
  intro: "このブラウザにだけ保存されています。",
  open: "ファイルを開く",
  kinds: "SGF・GIB・NGF・UGF。ページのどこかにドロップするか、貼り付けることもできます。",
  paste: "棋譜を貼り付ける",
  take: "開く",
  cannotOpen: (file: string, why: string) => `${file === "" ? "この棋譜" : file}を開けません：${why}`,
  cutShort: (file: string, games: number, most: number) =>
    `${file === "" ? "この棋譜" : file}には${games}局入っています。一覧が重くならないよう、` +
    `1つのファイルから開くのは先頭の${most}局までです。開かなかったのは${games - most}局で、` +
    `別のファイルに分ければ開けます。`,
  none: "棋譜はまだありません。ここで打って離れた対局もここに残ります。",
  players: "対局者",
  result: "結果",
  board: "盤",
  moves: "手数",
  delete: "削除",
  deleteNamed: (name: string) => `${name}を削除`,
  deleted: (name: string) => `${name}を削除しました。`,
  undo: "元に戻す",
  gone: "この棋譜はもうありません。",
  back: "棋譜の一覧",

  first: "最初へ",
  previous: "一手戻る",
  next: "一手進む",
  last: "最後へ",
  slider: "手",
  at: (move: number, moves: number) => `${moves}手中${move}手目`,
  start: "最初",
  setup: "置かれた石",
  move: (number: number, who: Player, what: string) => `${number}手目 ${player(who)} ${what}`,
  passes: "パス",
  tree: "手順と変化図",
  treeHelp: "矢印キーで手順をたどり、変化図の間を移ります。",
  variations: (count: number) => `変化${count}`,
  commented: "コメントあり",
  here: "ここから",
  noMore: "手順はここまでです。",
  comment: "コメント",
  pass: "パス",
  deleteVariation: "ここから先を削除",
  promote: "本譜にする",
  undoChange: "変更を元に戻す",
  tools: {
    label: "盤をタップすると",
    names: {
      play: "着手", triangle: "三角の印", square: "四角の印", circle: "丸の印", cross: "バツの印",
      letter: "次の文字", number: "次の数字",
    },
    set: (where: string, what: string) => `${where}：${what}`,
    gone: (where: string) => `${where}：印なし`,
  },
  save: "SGFで保存",
  lab: "検討盤へ",
  play: "ここから打ち継ぐ",
  print: "図を印刷",
  judged: "ルール",
  ownRules: (name: string) => `${name}（棋譜の記載）`,
  noRules: (assumed: string) =>
    `棋譜にルールの記載がありません。ほかを選ぶまで${assumed}で判定します。`,
  unknownRules: (word: string, assumed: string) =>
    `棋譜にあるルール「${word}」はここにはありません。ほかを選ぶまで${assumed}で判定します。`,
  illegal: (move: number, where: string, why: string, clause: string) =>
    `このルールでは${move}手目${where === "" ? "" : ` ${where}`}は打てません。${why}${clause === "" ? "" : `（${clause}）`}`,
  stops: (moves: number, why: string) =>
    `この棋譜は${moves}手目まで読めます：${why}。その後はそのまま残しています。`,
  parted: "この棋譜は別のタブでも変更されていました。そちらの内容は別の棋譜として一覧に残しています。",
  unread: "棋譜のこの部分は読めないため、手を加えられません。",
  placed: (what: string, line: number, column: number) => `${what}（${line}行${column}列）`,
  noFurther: "このルールではそれより前の手が打てないため、この先の手は判定できません。",
  warnings: (count: number) => `読み込み時の修正：${count}件`,
  repaired: "棋譜は修正した形で表示・判定・保存します。元のファイルはそのままです。",
  warning: (line: number, column: number, what: string) => (line > 0 ? `${line}行${column}列：${what}` : what),

  figures: {
    each: "一図の手数",
    all: "全部",
    print: "印刷",
    close: "棋譜に戻る",
    title: (number: number, from: number, to: number) =>
      (to < from ? `第${number}図` : `第${number}図（${from}－${to}）`),
    at: (move: number, where: string) => `${move}（${where}）`,
    passes: (move: number) => `${move}パス`,
    button: (move: number) => `${move}ボタンを取る`,
  },
};
