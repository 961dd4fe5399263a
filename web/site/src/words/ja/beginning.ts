import type { Player } from "../../engine/engine.ts";
import { site } from "./site.ts";
import { moku, player } from "./speech.ts";

export const beginning = {
  ranks: {
    one: "一人目",
    other: "二人目",
    rank: (grade: number, kyu: boolean) => `${grade}${kyu ? "級" : "段"}`,
    even: (komi: string) => `互先：先番はニギリで決め、コミ${moku(komi)}。`,
    first: (weaker: string, komi: string) =>
      `段級位が一つ違い：${weaker}が黒を持ち、コミ${moku(komi)}。`,
    stones: (weaker: string, count: number, komi: string) =>
      `${weaker}が黒で${count}子置き、コミ${moku(komi)}。`,
    none: "このルールに置碁はないので、互先です。",
    source: (source: string, clause: string) =>
      `置石の数（十九路での数え方）の出典：${source}、${clause}。`,
    komi: (name: string, clause: string) =>
      `コミの出典：${name}${clause === "" ? "" : `、${site.clauseName(clause)}`}。`,
    take: "これにする",
  },
  nigiri: {
    heading: "ニギリ",
    intro: "一人が石を握り、もう一人が奇数か偶数かを当てます。当たれば当てた人が黒です。",
    bot: (guess: string) => `コンピュータの予想は${guess}です。`,
    odd: "奇数",
    even: "偶数",
    hand: "白石を握った手",
    shown: (count: number) => `${count}個、${count % 2 === 0 ? "偶数" : "奇数"}です。`,
    right: "当たりました。当てる側が黒です。",
    wrong: "外れました。当てる側が白です。",
    seats: (who: Player, seat: string) => `${player(who)}：${seat}`,
  },
  placing: {
    heading: (count: number) => `黒が${count}子置きます`,
    forComputer: (count: number) => `コンピュータの黒石を${count}子置いてください`,
    how: "一度タップすると石を置き、もう一度タップすると取り除きます。",
    left: (count: number) => (count === 0 ? "すべて置きました。" : `あと${count}子です。`),
    customary: "決まった位置",
    clear: "すべて取り除く",
  },
  back: "戻る",
  start: "対局を始める",
};
