import { resultIn } from "../result.ts";
import { clauseName } from "./clauses.ts";
import { moku, player, sentences } from "./speech.ts";

export const site = {
  title: "Shinpan",
  player,
  sentences,
  decimal: ".",
  result: resultIn({
    byPoints: (winner, points) => `${player(winner)}${moku(points)}勝ち`,
    by: {
      resignation: (winner) => `${player(winner)}中押し勝ち`,
      time: (winner) => `${player(winner)}時間切れ勝ち`,
      forfeit: (winner) => `${player(winner)}不戦勝`,
      unsaid: (winner) => `${player(winner)}勝ち`,
    },
    draw: "持碁",
    noResult: "無勝負",
    unknown: "不明",
    bothLose: "両者負け",
  }),
  nav: {
    play: "対局",
    fresh: "新しい対局",
    count: "整地",
    every: "全ルール",
    lab: "検討盤",
    records: "棋譜",
    learn: "入門",
    rules: "ルール",
    label: "サイト内の移動",
    home: "トップ",
    menu: "メニュー",
  },
  clauseName,
  readRules: "ルールを読む",
  settings: "設定",
  language: "言語",
  themes: { label: "配色", auto: "システムに合わせる", light: "ライト", dark: "ダーク" },
  coordinates: { label: "座標", letters: "A1", numbers: "1-1", sgf: "sgf", none: "なし" },
  proportions: { label: "盤の目", square: "正方形", traditional: "伝統的（22対24）" },
  sounds: { label: "時計の音", none: "なし", beeps: "電子音", spoken: "声" },
  loading: "審判を呼んでいます…",
  lost: "この部分を読み込めませんでした。",
  again: "もう一度試す",
  noEngine:
    "審判を読み込めませんでした。はじめての訪問で、ネットワークにつながっていないのではありませんか。",
  close: "閉じる",
};
