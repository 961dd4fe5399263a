import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const count = {
  heading: "整地",
  method: "数え方",
  methods: {
    as_it_stands: "盤面のまま",
    half_count: "盤の半分と比べる",
    fill_by_tens: "十子ずつ上げる",
    smaller_side: "小さい側を数える",
    fill_prisoners: "アゲハマを埋める",
    pass_stone_fill: "パスの石も埋める",
    extra_stone_fill: "石を同数にする",
    fixed_stones_fill: "各180子を埋める",
    two_positions: "二つの局面",
  } as Readonly<Record<string, string>>,
  step: (step: number, steps: number) => `手順 ${step} / ${steps}`,
  start: "数える前の盤面です。",
  first: "最初へ",
  previous: "一つ戻る",
  next: "一つ進む",
  last: "最後へ",
  play: "自動で進める",
  stop: "止める",
  print: "印刷",
  bowl: (who: Player, stones: number) => `${player(who)}の碁笥：${stones}`,
  lid: (who: Player, stones: number) => `${player(who)}の蓋：${stones}`,
  whereStones: "石のありか",
  stones: (who: Player, board: number, bowl: number, lid: number) =>
    `${player(who)}石：盤上${board}子、碁笥${bowl}子、${player(who === "B" ? "W" : "B")}の蓋${lid}子、` +
    `計${board + bowl + lid}子`,
  all: (method: string) => `整地の全手順：${method}`,
  total: (who: Player, amount: string, unit: string) => `${player(who)}：${amount}${unit}`,
  units: { zi: () => "子", points: () => "目" },
  margin: (result: string) => `この数え方では：${result}`,
  even: "持碁",
  tooEarly: "対局が停止すると数えられます。",
};
