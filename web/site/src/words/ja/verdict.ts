// 棋譜についての判定。

export const verdict = {
  heading: "判定",
  work: "審判が棋譜を判定しています…",
  failed: "審判から答えがありませんでした。",
  under: (name: string) => `ルール：${name}。`,
  rests: (basis: string) => `根拠：${basis}。`,
  mainLine: "本譜についての判定です。",
  recorded: (result: string, agrees: boolean | null) =>
    `棋譜の記載は「${result}」${agrees === null ? "です。" : agrees ? "で、同じです。" : "で、異なります。"}`,
  notRecorded: "棋譜に結果の記載はありません。",
  off: (black: number, white: number) =>
    `死んだ石として取り上げた石：${[
      black > 0 ? `黒石${black}子` : "",
      white > 0 ? `白石${white}子` : "",
    ]
      .filter((part) => part !== "")
      .join("、")}。`,
  noneOff: "死んだ石として取り上げた石はありません。",
  count: "計算の内訳",
  every: (same: number, all: number) =>
    `すべてのルールでは：${same === all ? "どれも同じ結果" : `${all}のうち${same}が同じ結果`}`,
};
