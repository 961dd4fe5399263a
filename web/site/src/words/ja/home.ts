export const home = {
  heading: "審判のいる囲碁",
  lead: "コンピュータと打つ、十分で囲碁を覚える、棋譜を判定する。",
  firstStone: "あなたは黒です。好きな交点に石を置いて始めてください。",
  goOn: "続きを打つ",
  left: (size: string, moves: number, against: string | null) =>
    `${size}、${moves}手まで${against === null ? "" : `、相手は${against}`}`,
  play: "コンピュータと打つ",
  playNote: (level: string) => `9 × 9、あなたは黒、${level}`,
  tally: (won: number, of: number) => `この強さとの対局：${of}局中${won}勝`,
  learn: "入門",
  learnNote: "最初の石から最初の対局まで。",
  judge: "棋譜を判定する",
  judgeNote: "ファイルを選ぶか、ここに置くと、すぐに判定します。",
  two: "二人で打つ",
  twoNote: "どの盤でも、どのルールでも。置碁、時計も。",
  lab: "検討盤",
  labNote: "局面を作って、死活と数え方を調べます。",
  choose: "盤、ルール、置石を選んでコンピュータと打つ",
};

export const levels = {
  about: (kyu: number) => `およそ${kyu}級`,
  said: (level: number, rank: string) => `レベル${level}${rank === "" ? "" : `（${rank}）`}`,
};
