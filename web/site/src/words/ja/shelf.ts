// 棋譜の一覧：検索、並べ方、まとめての操作。棋譜の文字コード。

export const shelf = {
  search: "検索",
  winner: "勝者",
  winners: { any: "すべて", B: "黒", W: "白", none: "なし" },
  order: "並べ方",
  orders: {
    changed: "最後に変更した順",
    newest: "新しい対局から",
    oldest: "古い対局から",
    players: "対局者",
    event: "棋戦",
    result: "結果",
    moves: "手数",
  },
  nothing: "これらの言葉をすべて含む棋譜はありません。",
  all: "すべて選ぶ",
  choose: (name: string) => `${name}を選ぶ`,
  chosen: "選択",
  count: (shown: number, all: number, chosen: number) =>
    `${shown === all ? `棋譜${all}件` : `棋譜${all}件のうち${shown}件`}${chosen === 0 ? "" : `、${chosen}件を選択`}`,
  saveChosen: "一つのファイルに保存",
  deleteChosen: "選んだ棋譜を削除",
  deleted: (count: number) => `棋譜${count}件を削除しました。`,
  opening: (count: number) => `読み込み中：${count}局…`,
  fileName: (count: number) => `${count}局`,
  encoding: "ファイルの文字コード",
  encodingHelp: "名前や解説が読めないときは、ほかの文字コードを選んでください。",
};
