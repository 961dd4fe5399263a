// 審判の前の、争いのある対局。

export const dispute = {
  heading: "争いのある局面",
  open: "争いのある局面を順を追って裁く",
  close: "これを使わずに裁定へ戻る",
  stagesLabel: "手順",
  stages: { position: "1. 局面", procedure: "2. 手続きとその結果" },
  setUp:
    "石を置くか、局面を貼り付けるか、対局者の棋譜を開いてください。棋譜は大会の規則で一手ずつ再現されます。",
  record: "棋譜を開く",
  goOn: "手続きへ進む",
  beforeStop:
    "手続きは対局が停止したときに始まります。着手そのものに争いがあれば続けて打ち、そうでなければ：",
  allPass: "両者がパスする",
  backToProcedure: "手続きへ戻る",
  outcome: "裁定に入る内容",
  unfinished: "手続きはまだ終わっていません。結果はあなたが決めます。分かったことは添えられます。",
  withoutResult: "ルールによりこの対局は無勝負です。大会での扱いはあなたが決めます。",
  reached: (step: string) => `${step}（現在）`,
  endedWithoutResult: "無勝負で終わりました",
  prisoners: "この局面より前に取られた石（取った側）",
  into: "裁定に取り入れる",
  precedents: "規則の文章と探索で決まっている局面",
  precedentsNote: (name: string) =>
    `各局面をそのまま残すと${name}でどうなるか。「?」は探索未了です。`,
  found: "裁く過程で分かったこと",
  conditions: (name: string, komi: string) => `${name}、コミ${komi}`,
  dead: (stones: string) => `死に石：${stones}`,
  prisonersSaid: (black: number, white: number) =>
    `この局面より前のアゲハマ：黒${black}、白${white}`,
  lookAtRecord: "棋譜を見る",
  withRecord: "手続きの棋譜が裁定に入ります。",
  withoutRecord: "棋譜を入れない",
  remarks: {
    replayed: (moves: number) => `棋譜の${moves}手を大会の規則で再現`,
    refused: (move: number, why: string) =>
      `棋譜の${move}手目はこの規則では許されません。その前の局面を示します。${why}`,
    otherRules: (name: string) => `棋譜には別の規則が書かれています：${name}`,
    otherKomi: (komi: string) => `棋譜のコミは${komi}ですが、大会のコミで数えます`,
    endLeftOut: "棋譜の終わり方は争いの対象なので除きました",
  },
};
