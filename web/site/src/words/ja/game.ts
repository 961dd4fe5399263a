import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const game = {
  heading: "対局",
  toMove: (who: Player) => `${player(who)}の番です`,
  thinking: (who: Player) => `${player(who)}が考えています`,
  captured: (who: Player, count: number) => `${player(who)}のアゲハマ ${count}子`,
  handed: (count: number) => `パスで受け取った石 ${count}子`,
  score: (who: Player, points: string) => `${player(who)}：${points}`,
  pass: "パス",
  button: "ボタンを取る",
  resign: "投了",
  reallyResign: (who: Player) => `${player(who)}が投了します。よろしいですか。`,
  yes: "はい",
  no: "いいえ",
  undo: "一手戻す",
  takenBack: "手を戻しました。",
  moves: "着手",
  move: (number: number, who: Player, what: string) => `${number}手目 ${player(who)} ${what}`,
  whats: { pass: "パス", button: "ボタン" } as Readonly<Record<string, string>>,
  first: "最初の局面",
  previous: "前の手",
  next: "次の手",
  last: "最後の手",
  looking: (move: number, moves: number) => `全${moves}手のうち${move}手目までの局面です。`,
  back: "対局に戻る",
  save: "SGFで保存",
  opponentPassed: (who: Player) => `${player(who)}がパスしました。`,
  passMeans: {
    stone: (clause: string) => `パスをすると相手に石を1子渡します${clause}。`,
    first: (clause: string) => `最初のパスが白となり、白の1点になります${clause}。`,
    same: "パスをすると相手の番になり、対局は続きます。",
    settle: (clause: string) =>
      `ここでパスをすると予備的な終局となり、以後も打ち続け、パスのたびに石を1子渡します${clause}。`,
    stopped: (clause: string) =>
      `ここでパスをすると対局が停止し、死に石を確かめ合います${clause}。`,
    analysis: (clause: string) =>
      `ここでパスをすると対局は中断し、その後の手は死に石を示すだけのものになります${clause}。`,
    analysis_stopped: (clause: string) => `ここでパスをすると検証が終わります${clause}。`,
    over: (clause: string) => `ここでパスをすると終局となり、勝敗を計算します${clause}。`,
    play: "パスの後も対局は続きます。",
  },
};
