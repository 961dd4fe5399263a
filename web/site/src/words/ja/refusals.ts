import { site } from "./site.ts";

export const refusals = {
  clause: (clause: string) => (clause === "" ? "" : `（${site.clauseName(clause)}）`),
  refusals: {
    off_board: "そのような点はありません。",
    occupied: "すでに石があります。",
    self_capture: "着手禁止点です。自分の石の呼吸点がなくなります。",
    repetition: "前と同じ局面に戻ります。",
    out_of_turn: "相手の番です。",
    game_over: "対局は終わっています。",
    not_now: "今はできません。",
    not_here: "このルールにはありません。",
    no_handicap: "このルールに置碁はありません。",
    other_marks: "印の付いた石が、提案されたものと違います。",
    own_marks: "相手の同意が必要です。",
    nothing_to_undo: "戻す手がありません。",
    arbiter_decided: "その後、審判の裁定がありました。",
  } as Readonly<Record<string, string>>,
  ko: "コウ：前と同じ局面に戻ります。",
  refused: (where: string, why: string, clause: string) =>
    `${where}は認められません。${why}${clause === "" ? "" : `（${site.clauseName(clause)}）`}`,
  seeEarlier: "盤上で見る",
  repeats: (move: number) => (move === 0 ? "最初の局面：" : `${move}手目の局面：`),
  loses: "このルールでは反則負けになるため、着手しませんでした。",
};
