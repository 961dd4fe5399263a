import { inTurnWith, type Words } from "shinpan-board";

const player = { black: "黒", white: "白" };

export const board: Words = {
  board: (cols, rows) => (cols === rows ? `碁盤 ${cols}路` : `碁盤 横${cols}路 縦${rows}路`),
  help:
    "矢印キーで移動、Enterで着手。点の名前を入力してEnterでも着手できます。" +
    "PとEnterでパス、UとEnterで一手戻し、Escapeで取り消し。",
  empty: "空点",
  stone: (color) => `${player[color]}石`,
  lastMove: "最後の手",
  ban: "コウで打てない",
  dead: "死に石",
  placed: "今置いた石",
  lifted: "今取り除いた石",
  shapes: { circle: "丸", square: "四角", triangle: "三角", cross: "バツ", dot: "点" },
  territory: (owner) => `${player[owner]}地`,
  ghost: (color) => `${player[color]}石の候補`,
  played: (color, name) => `${player[color]} ${name}`,
  captured: (count) => `${count}子取り`,
  together: (parts) => parts.join("、"),
  inTurn: inTurnWith("。", ""),
  typed: (text) => `${text}と入力`,
  passTyped: "Pと入力、Enterでパス",
  undoTyped: "Uと入力、Enterで一手戻し",
  noPoint: (text) => `${text}という点はありません`,
  place: (name, plays) => `${name}${plays ? "に打つ" : "を選ぶ"}`,
  cancel: "取り消し",
  ready: (name, plays) => `${name}：もう一度タップすると${plays ? "打ちます" : "選びます"}`,
};
