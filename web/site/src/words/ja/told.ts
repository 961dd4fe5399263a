import { tell, tellFault, type Remarks } from "../told.ts";
import { end } from "./end.ts";
import { faults } from "./faults.ts";
import { refusals } from "./refusals.ts";
import { moku, player, sentences } from "./speech.ts";

const at = (points: string): string => points.replaceAll(", ", "、").replaceAll("-", "〜");
const sides = (shape: string): string => (shape === "" ? "" : `（${shape.replace("x", "×")}）`);
const here = (absent: string): string => (absent === "" ? "" : "ここでは数えない：");
const change = (word: string): string => (word === "less" ? "減り" : "増え");
const what: Readonly<Record<string, string>> = {
  ...end.terms,
  late_stones: "予備的な終局の後に打った不死でない石",
  first_pass: "最初のパス",
  group_tax: "生きた石の切り賃",
  compensation: "置石",
};
const ends: Readonly<Record<string, string>> = {
  resignation: "投了",
  time: "時間切れ",
  forfeit: "不戦敗",
  illegal_move: "反則手",
  no_result: "無勝負",
  draw: "引き分け",
  both_lose: "両者負け",
  ruling: "審判の裁定",
};

export const remarks: Remarks = {
  dead_to_bowl: (f) => `${at(f.at)}にある${f.player}の死に石を取り上げ、自分の碁笥に戻します。`,
  dead_to_lid: (f) =>
    `${at(f.at)}にある${f.player}の死に石を取り上げ、${f.opponent}の蓋に入れます。`,
  dead_by_control: (f) =>
    `${at(f.at)}にある${f.player}の死に石を取り上げ、${f.opponent}の蓋に入れます。検証後の局面では相手がこれらの点を支配しています。`,
  receives: (f) =>
    `${f.player}は${f.what}の分${moku(f.points)}を得て${refusals.clause(f.clause)}、計${f.total}。`,
  loses: (f) =>
    `${f.player}は${f.what}の分${moku(f.points)}を失い${refusals.clause(f.clause)}、計${f.total}。`,
  receives_zi: (f) =>
    `${f.player}は${f.what}の分${moku(f.points)}を得ます${refusals.clause(f.clause)}。` +
    `黒は${f.zi}子${change(f.change)}、残り${f.total}。`,
  loses_zi: (f) =>
    `${f.player}は${f.what}の分${moku(f.points)}を失います${refusals.clause(f.clause)}。` +
    `黒は${f.zi}子${change(f.change)}、残り${f.total}。`,
  stones_stand: (f) => `盤上の${f.player}石${f.stones}子を加えて${f.total}。`,
  territory_has: (f) => `${f.player}の地${at(f.at)}は${f.points}目：計${f.total}。`,
  fills_small: (f) => `${f.player}は小さな地${at(f.at)}を埋めます。その石も数えます。`,
  fills_region: (f) => `${f.player}は${at(f.at)}を埋めます。その石も数えます。`,
  makes_tens: (f) => {
    const done = [
      f.taken_up && `${at(f.taken_up)}の石を上げ`,
      f.filled && `${at(f.filled)}を埋め`,
      f.left && `${at(f.left)}をそのまま残し`,
    ];
    const all = done.filter((part) => part !== "").join("、");
    return `${f.player}は${all}、${f.points}目の地${sides(f.sides)}にします。計${f.total}。`;
  },
  half_of_shared: (f) => `共有の${f.points}点（${at(f.at)}）の半分が黒のもの：${f.total}。`,
  less_half: (f) => `黒の${f.before}子から盤の半分${f.half}を引いて、残り${f.total}。`,
  old_threshold: (f) =>
    `古い数え方では黒に${f.threshold}子が必要です（${f.half}と、コミの分${f.owed}と、あと1子）。` +
    `黒の${f.stones}子では${f.outcome === "won" ? "勝ち" : "負け"}ですが、このスコアでは逆になります。`,
  clears_white: (f) => `白石をすべて碁笥に戻します：${at(f.at)}。`,
  fills_territory: (f) => `${f.player}は自分の地${at(f.at)}を${f.stones}子で埋めます。`,
  ten: (f) => `${f.number}組目の10子：${at(f.at)}。計${f.total}。`,
  singles: (f) => `端数の${f.stones}子：${at(f.at)}。計${f.total}。`,
  has_the_rest: (f) =>
    `残りは${f.player}のもの：盤の${f.board}点から${f.counted}${f.shared && `と、どちらのものでもない${f.shared}`}を引いて${f.points}。`,
  fills_prisoners: (f) =>
    `${f.player}は蓋の石${f.stones}子で${f.opponent}の地${at(f.at)}を埋めます。`,
  finds_no_room: (f) =>
    `${f.player}の蓋の${f.stones}子は${f.opponent}の地に入りきらず、${f.player}の${f.stones}目になります。`,
  moves_stones: (f) =>
    `${f.player}は${at(f.from)}の${f.stones}子を${at(f.at)}に移し、${f.points}目の地${sides(f.sides)}にします。`,
  has_empty: (f) =>
    `${f.player}の空点は${at(f.at)}の${f.points}目${sides(f.sides)}：計${f.total}。`,
  white_passes_once_more: () =>
    "最後の着手が黒なので白がもう一度パスします。白石1子が白の碁笥から黒の蓋に移ります。",
  black_played_last: () => "最後に打ったのは黒です。白石1子が白の碁笥から黒の蓋に移ります。",
  adds_stones_used: (f) =>
    `石と地を数えるため、${f.player}は使った石${f.stones}子をすべて加えます：${f.total}。`,
  adds_for_handicap: (f) => `置石で失った手数の分として、白に${f.points}を加えます：${f.total}。`,
  restores: (f) => {
    const done = [
      f.taken_up && `${at(f.taken_up)}の石を上げ`,
      f.black && `黒を${at(f.black)}に戻し`,
      f.white && `白を${at(f.white)}に戻し`,
    ];
    return `検証後の局面から計算する局面に戻します：${done.filter((part) => part !== "").join("、")}ます。`;
  },
  returns_stones: (f) =>
    `取った石と渡した石をすべて持ち主の碁笥に戻します。黒${f.black}子、白${f.white}子、盤上の石と合わせて各180子です。`,
  lets_komi_in: (f) =>
    `黒は自分の地${at(f.at)}に白石${f.stones}子を入れます。白の${f.points}目に当たります。`,
  fills_shared: (f) => `${f.player}は共有の点の半分${at(f.at)}を埋めます。`,
  stones_left_over: (f) =>
    `余った${f.opponent}石${f.stones}子を${f.player}の側の${at(f.at)}に入れ、1子につき2目：計${f.total}。`,
  stays_empty: (f) => `${f.player}の側の空点${at(f.at)}は${f.points}、1点につき1目：計${f.total}。`,

  not_without_play: (f) => `打って取らない限り石は取り除かれない${refusals.clause(f.clause)}`,
  is_counted: () => "計算で勝敗を決める",
  ends_by: (f) => `${ends[f.how] ?? f.how}で終わる${refusals.clause(f.clause)}`,
  over_before: (f) => `${f.move}手目の前に終局していた${refusals.clause(f.clause)}`,
  all_stand: () => "盤上の石はすべてそのまま数える",
  come_off: (f) => `死に石${f.stones}子を取り除く`,
  only_stones: () => "盤上の石だけを数える",
  stones_too: () => "地のほかに盤上の石も数える",
  territory_alone: (f) =>
    `地を数え石は数えないので、多く打っても得にならない（黒${f.black}、白${f.white}）`,
  uncounted: (f) => `囲んだ${f.points}点は数えない${refusals.clause(f.clause)}`,
  counted_differently: () => "盤面の数え方が違う",
  komi: (f) => `コミが${moku(f.usual)}でなく${moku(f.komi)}`,
  compensation: (f) => `${here(f.not_here)}置石の分を白に補う`,
  first_pass: (f) => `${here(f.not_here)}先にパスしたのは白`,
  button: (f) => `${here(f.not_here)}ボタン`,
  group_tax: (f) => `${here(f.not_here)}生きた石ごとに2目を引く（切り賃）`,
  pass_stones: (f) => `${here(f.not_here)}パスで渡した石`,
  late_stones: (f) => `${here(f.not_here)}後から打った不死でない石`,
  wins_tie: (f) => `同点は${f.player}の勝ち${refusals.clause(f.clause)}`,
};

const methods: Readonly<Record<string, string>> = {
  as_it_stands: "盤面のまま、スコアの各項目を数える",
  half_count: "黒の地を十目ずつ、次に石を数え、盤の半分と比べる（子）",
  fill_by_tens: "白石を除き、黒の地を埋めて十子ずつ数える",
  smaller_side: "小さい側を数え、残りを相手のものとする",
  fill_prisoners: "アゲハマで地を埋め、整地して数える",
  pass_stone_fill: "アゲハマとパスの石で埋める。地でも石でも同じ結果",
  extra_stone_fill: "盤上の黒白を同数にし、空点を数える",
  fixed_stones_fill: "双方ちょうど180子をすべて埋める",
  two_positions: "検証で死とされた石を除き、埋めて数える",
};

export const told = {
  ...tell({
    remarks,
    decimal: ".",
    player,
    terms: what,
    sentences,
    and: "。",
    worth: (winner, amount) => `：${player(winner)}に${moku(amount)}`,
    refused: ({ move, color, point, reason, repeats_move }) => {
      const again =
        repeats_move === null
          ? ""
          : repeats_move === 0
            ? "（最初の局面）"
            : `（${repeats_move}手目の局面）`;
      const where = `${move > 0 ? `${move}手目` : "最初の手の前"}${color ? player(color) : ""}${point ?? ""}`;
      return `${where}：${(refusals.refusals[reason] ?? reason).replace(/。$/, "")}${again}`;
    },
  }),
  method: (english: string, method: string) => methods[method] ?? english,
  fault: tellFault(faults, { colon: "：", places: (count) => `（全${count}か所の最後）` }),
};
