import { moku } from "./speech.ts";

import type { SaidOf, SaidOfAxes } from "../shape.ts";

const scoring: SaidOf<"scoring"> = {
  territory: "囲んだ空点を数え、取られた自分の石を引きます",
  area: "自分の石と、その石が囲んだ空点を数えます",
  stones: "盤上に置ける自分の石を数えます",
};
const removal: SaidOf<"removal"> = {
  never: "死に石は実際に打って取ります",
  by_agreement: "死に石は両者の合意で取り除きます",
  by_confirmation: "死活は打ち進めずに、読みで確認します",
  by_control: "終局後の検証で死に石を示します",
  by_estimate: "死に石はプログラムが判断します",
};

const axes: SaidOfAxes = {
  scoring: { territory: "地を数える", area: "石と地を数える", stones: "石を数える" },
  self_capture: {
    forbidden: "自殺手は禁止",
    groups_only: "自殺手は2子以上なら打てる",
    allowed: "自殺手も打てる",
  },
  repetition: {
    basic_ko: "コウの直後の取り返しだけが禁止",
    positional_superko: "前に現れた局面に戻す手は禁止",
    situational_superko: "前に現れた局面に、同じ手番で戻す手は禁止",
    natural_superko: "自分の石を打って生じた局面に戻す手は禁止",
    own_move_superko: "自分の着手（パスを含む）の後に現れた局面に戻す手は禁止",
    capturing_superko: "石を取って前の局面に戻す手は禁止",
  },
  second_repetition: { unequal_cycles: "取り数の違う循環も禁止", one_round_only: "循環は一巡まで" },
  long_cycle: {
    nothing: "長い循環では終局にならない",
    no_result_by_agreement: "長い循環は合意により無勝負",
    no_result: "長い循環は無勝負",
    draw: "長い循環は引き分け",
    referee: "長い循環は審判が裁定",
    right_to_go_on_lost: "繰り返した側は続ける権利を失う",
  },
  pass_cost: {
    none: "パスに代償はない",
    stone: "パスのたびに石を1子渡す",
    stone_after_preliminary_end: "予備的な終局の後は、パスのたびに石を1子渡す",
  },
  last_move: {
    free: "最後の手はどちらでもよい",
    white_last: "最後の手は白",
    black_exempt: "黒の最後のパスは代償なしのことがある",
    first_after_exempt: "再開後に先に打った側の最後のパスは代償なし",
  },
  first_pass: { half_each_if_white: "最初のパスに半目", point_if_white: "最初のパスに1目" },
  button: { lifts_bans: "ボタンは半目", plain: "ボタンは半目" },
  "ending.procedure": {
    two_passes: "二回のパスで終局",
    first_pass_apart: "二回のパスで終局、最初のパスは別に扱う",
    preliminary_end: "二回のパスで予備的な終局となり、さらに打ち続ける",
    two_positions: "パスで数える局面を定め、検証で死に石を定める",
    agree_or_resume: "パスの後は合意するか、打ち続ける",
    four_passes: "四回のパスで終局",
  },
  removal,
  seki: {
    count: "セキの目も数える",
    none: "セキの目は数えない",
    immortal_only: "セキでは不死の石の目だけを数える",
    none_by_dame: "ダメの空いた石の目は数えない",
  },
  shared: {
    nobody: "両者に接する点はどちらのものでもない",
    halved: "両者に接する点は折半",
    both: "両者に接する点は双方に数える",
  },
  "illegal_play.then": {
    refused: "反則の手は打ち直し",
    loses: "反則の手は負け",
    pass: "反則の手はパスと見なす",
    pass_with_stone: "反則の手はパスと見なし、石を1子渡す",
  },
  tie: {
    draw: "同点は持碁",
    black_wins: "同点は黒の勝ち",
    white_wins_with_handicap: "置碁で同点なら白の勝ち",
  },
  "handicap.placement": {
    fixed: "置石は決まった位置",
    fixed_centre: "置石は決まった位置",
    free: "置石の位置は黒が自由に決める",
    white_passes: "置石の代わりに白がパスする",
    none: "置碁はない",
  },
  "handicap.compensation": {
    n: "白は置石1子につき1目を得る",
    n_minus_1: "白は置石の数より1少ない目を得る",
  },
};

export const rulesets = {
  sentence: (counted: string, taken: string) => `${counted}。${taken}。`,
  particulars: (facts: readonly string[]) => facts.map((fact) => `${fact}。`).join(""),
  scoring,
  removal,
  axes,
  noKomi: "コミなし",
  komi: (komi: string) => `コミ${moku(komi)}`,
};
