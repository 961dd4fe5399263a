import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const you = {
  toMove: (who: Player) => `あなた（${player(who)}）の番です`,
  captured: (count: number) => `あなたのアゲハマ ${count}子`,
  take: (count: number) => `${count}子取りました。`,
  score: (points: string) => `あなた：${points}`,
};

export const program = {
  thinking: (level: string) => `${level}が考えています`,
  toMove: (level: string) => `${level}の番です`,
  captured: (level: string, count: number) => `${level}のアゲハマ ${count}子`,
  takes: (who: Player, count: number) => `${player(who)}が${count}子取りました。`,
  score: (level: string, points: string) => `${level}：${points}`,
  passed: (level: string) => `${level}がパスしました。`,
};

export const passing = {
  loses: (opponent: Player, count: number, where: string) =>
    `ここでパスをすると、${player(opponent)}に${count}子取られます：${where}`,
  passes: "それでもパスする",
  plays: "打ち続ける",
};

export const nextGame = {
  up: "勝ちました。次のレベルに進みましょう。",
  down: "負けました。もう少しやさしいレベルで打ちましょう。",
  play: (level: string) => `${level}と打つ`,
};
