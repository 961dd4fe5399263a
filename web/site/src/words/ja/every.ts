export const every = {
  heading: "同じ対局を全ルールで",
  intro: (name: string) => `今の局面。「${name}」では：`,
  grounds:
    "死に石はまだ誰も示していません。死に石を取り除くルールの結果は推定によるもので、ほかのルールでは石をすべて盤面のまま数えます。",
  same: "同じ",
  ruleset: "ルール",
  result: "結果",
  why: "違いの理由",
  illegal: (move: number, point: string, clause: string) =>
    `${move}手目${point}は反則${clause === "" ? "" : `（${clause}）`}`,
  overBefore: (move: number, clause: string) =>
    `${move}手目の前に終局${clause === "" ? "" : `（${clause}）`}`,
  noHandicap: "このルールに置き碁はない",
  bases: {
    as_it_stands: "盤面のまま",
    played_out: "打ち切り",
    agreed: "合意",
    proven: "証明",
    estimated: "推定",
    recorded: "棋譜の記載",
    arbiter: "審判",
  } as Readonly<Record<string, string>>,
  none: "まだ着手がありません。",
  variants: "派生ルールも示す",
  work: "全ルールで判定しています…",
};
