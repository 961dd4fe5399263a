import type { Player, TimeControl, TimeLeft } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const clock = {
  of: (who: Player) => `${player(who)}の時計`,
  more: (kind: TimeControl["kind"], left: TimeLeft) =>
    kind === "byoyomi" || kind === "ing" ? `残り${left.periods}回` : `残り${left.stones}手`,
  then: (kind: TimeControl["kind"], count: number, time: string, points: number) =>
    kind === "canadian"
      ? `その後${time}で${count}手`
      : kind === "ing"
        ? `その後${time}×${count}回（一回−${points}目）`
        : `その後${time}×${count}回`,
  stop: "時計を止める",
  goOn: "時計を動かす",
  stands: "時計は止まっています。",
  lost: (count: number) => `−${count}目`,
  system: "時計",
  systems: {
    none: "なし",
    absolute: "切れ負け",
    byoyomi: "秒読み",
    canadian: "カナダ式",
    fischer: "フィッシャー",
    move: "一手ごと",
    ing: "応氏",
  },
  main: "持ち時間（分）",
  period: "秒読み（秒）",
  periods: "回数",
  stones: "一回の手数",
  bonus: "一手ごとの加算（秒）",
  penalty: "一回の罰点（目）",
};
