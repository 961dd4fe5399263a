import type { Player } from "../../engine/engine.ts";
import { moku, player } from "./speech.ts";

export const pages = {
  loading: "ページを読み込んでいます…",
  missing: "そのページはありません。",
  missingAt: (address: string) => `${address}には何もありません。こちらへどうぞ。`,
  all: "ルールと読み物",
  more: {
    heading: "ほかの読み物",
    positions: "名高い局面",
    positionsText:
      "隅の曲がり四目、両コウゼキ、三コウなど。どのルールでも打ってみることができ、探索の結果と比べられます。",
    terms: "囲碁の言葉",
    termsText: "呼吸点、コウ、セキなど、対局者の言葉を一つずつ盤の上で試せます。",
    classic: "昔ながらのIgfip",
    classicText:
      "昔の対局サイトにならった簡素なページ。二人で打ち、パスで終わり、結果を推定します。",
    learn: "はじめての囲碁",
    learnText: "最初の石から最初の対局まで、十分ほどで。",
  },

  rules: {
    heading: "ルール集",
    intro:
      "各ページはルールの条文を私たちの言葉で述べたものです（多くは英語）。条文を盤で示せるところには小さな盤があり、打つとそのルールが答えます。",
    variantsOf: (names: string) => `派生ルール：${names}`,
    print: "一枚に印刷",
    play: "このルールで打つ",
    tryIt: "試す",
    examples: (clause: string) => `${clause}の例`,
    link: (clause: string) => `${clause}へのリンク`,
    readings: "不明確な条文の解釈",
    readClause: (clause: string) => `${clause}を読む`,
  },

  live: {
    label: (what: string) => `盤：${what}`,
    tryPlay: (at: string) => `${at}に打ってみる`,
    under: "ルール",
    script: { first: "初めに戻る", previous: "一手戻る", next: "次の手", last: "終わりまで" },
    move: (done: number, all: number) => `全${all}手のうち${done}手目`,
    ownWay: "例から離れました。最初のボタンで例に戻ります。",
    turn: (who: Player) => `${player(who)}の番です。`,
    played: (who: Player, at: string) => `${player(who)} ${at}。`,
    captured: (count: number) => `石を${count}子取りました。`,
    gone: (count: number) => `自分の石${count}子が取り除かれました。`,
    passed: (who: Player) => `${player(who)}がパスしました。`,
    handed: "パスで石を1子渡します。",
    other: "済みました。",
    again: "初めから",
    asItStands:
      "局面のままの計算です。合意で死に石を取り除くルールでは、死に石に印を付けてください。",
  },

  positions: {
    heading: "名高い局面",
    intro:
      "対局者の間で争いになった局面です。結果は全探索か審判によるもので、コミとアゲハマは含みません。" +
      "説明は英語です。",
    outcomes: "各ルールでの結果",
    outcomesIntro:
      "「そのまま」は両者が手を付けないときの計算、あとの二つはその側から最善に打ったときの結果です。",
    rules: "ルール",
    left: "そのまま",
    blackFirst: "黒先",
    whiteFirst: "白先",
    remark: "備考",
    unknown: "探索未了",
    noPlay: "打って決めるものではない",
    played: "例を打ち進めた結果",
    result: "結果",
    why: "止まるところ",
    choose: "打つルール",
    scene: (number: number) => `局面${number}`,
  },

  terms: {
    heading: "囲碁の言葉",
    intro: "対局者の使う言葉と、それを試す盤です。説明は英語です。",
  },

  classic: {
    heading: "昔ながらのIgfip",
    intro:
      "対局サイトIgfipにならったページです。そのルール、凡例、パスのボタン。二人で一つの盤を使います。",
    menu: "囲碁メニュー",
    fresh: "新しい対局",
    size: "盤の大きさ",
    redraw: "描き直す",
    redrawn: "盤を描き直しました。",
    rules: "ルール",
    legend: "凡例",
    unselected: "選んでいない石",
    selected: "選んだ石、打った石",
    black: "黒",
    white: "白",
    captured: (who: Player, count: number) => `${player(who)}：取られた石 ${count}子`,
    notScore: "取られた石は持ち主の損になります。これは結果ではありません。",
    score: (who: Player, points: string) => `${player(who)}：${moku(points)}`,
    pass: "パス",
    passed: (who: Player) => `${player(who)}がパスしました。`,
    understood: "了解",
    over: "終局です。",
    estimated: (percent: number) => `推定の結果です（確度${percent}%）。たいていは正しいはずです。`,
    exact: "正確な結果です。すべての石の死活が証明されています。",
    tie: "持碁です。",
    wins: (who: Player, points: string) => `${player(who)}の${moku(points)}勝ちです。`,
    scoring: "計算しています…",
    handicap: "置碁：黒石を手で置き、最後の石を置くまで白はその間パスします。",
    place: "空いた点をクリックすると石を置けます。",
  },
};
