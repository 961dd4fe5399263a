import type { Offer, Player } from "../../engine.ts";
import { moku, player } from "./speech.ts";

export const end = {
  heading:
    {
      stopped: "対局の停止", analysis_stopped: "検証の停止", over: "終局", settle: "予備的な終局の後", analysis: "検証",
    } as Readonly<Record<string, string>>,
  phases: {
    settle: "打ち続けて、どの石が死んでいるかを決めます。パスのたびに石を1子渡します。",
    stopped: "死に石を示してください。石をタップすると印が付き、もう一度タップすると消えます。一方が提案し、相手が同意します。対局を再開することもできます。",
    analysis: "打ち続けて、どの石が死んでいるかを示してください。数えるのは中断した時の局面です。",
    analysis_stopped: "検証で死に石とされた石について合意するか、検証を続けてください。",
    over: "",
  } as Readonly<Record<string, string>>,
  overMarks: "局面のとおりに数えました。両者が認める死に石があれば、印を付けてください。",
  programMarked: "プログラムが死に石と見た石に印を付け、そのとおりに数えました。違っていれば、石をタップして直してください。",
  settleMarks: (clause: string) => `石が打たれるまでは、死に石について合意して終局することもできます${clause}。下で、タップで石に印を付けるようにしてください。`,
  ifSo: "印の石が死に石なら",
  propose: (who: Player) => `${player(who)}がこの印を提案`,
  proposed: (who: Player, stones: string) => `${player(who)}が死に石と考える石：${stones}`,
  nothing: "なし",
  marked: (at: string, who: Player, stones: number, dead: boolean) =>
    `${at}：${player(who)}石${stones}子${dead ? "は死に石です" : "の印を外しました"}。`,
  unmarked: (at: string) => `${at}：石がありません。`,
  accept: (who: Player) => `${player(who)}が同意`,
  suggest: "候補を示す",
  suggested: (percent: number) => `確度${percent}%の推定です。決めるのは対局者です。`,
  rare: "その他の終わり方",
  events: {
    resume: (who: Player) => `${player(who)}が対局再開を求める`,
    end_agreed: () => "両者合意：ここで終局",
    analysis_agreed: () => "両者合意：印の石は死に石",
    no_result_agreed: () => "両者合意：無勝負",
    both_lose: () => "両者負け",
  } as Partial<Record<Offer, (who: Player) => string>>,
  how: {
    scored: "地を数えて",
    resignation: "投了",
    time: "時間切れ",
    forfeit: "不戦勝",
    illegal_move: "相手の反則手",
    no_result: "無勝負",
    draw: "引き分け",
    both_lose: "両者負け",
    ruling: "審判の裁定",
  } as Readonly<Record<string, string>>,
  won: (how: string, who: Player) => `${player(who)}の勝ち：${how}`,
  wins: (who: Player, points: string) => `${player(who)}の${moku(points)}勝ち`,
  terms: {
    stones: "石", territory: "地", shared_points: "共有の点", prisoners: "取られた石",
    pass_stones: "パスで渡した石", late_stones: "後から打った石", first_pass: "最初のパス",
    button: "ボタン", group_tax: "切り賃", penalty: "罰点", komi: "コミ", compensation: "置石の分",
  } as Readonly<Record<string, string>>,
  together: "計",
  result: "結果",
  what: "内訳",
  clause: "条文",
  overSaid: "終局：",
  again: "同じ設定でもう一局",
  rematch: "手番を替えて再戦",
  toCount: "整地を見る",
  toEvery: "全ルールを見る",
};
