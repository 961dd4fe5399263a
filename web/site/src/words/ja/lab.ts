import type { GroupGrade, Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const lab = {
  heading: "検討盤",
  pen: "道具",
  pens: { B: "黒を置く", W: "白を置く", empty: "消す", play: "打つ" },
  toMove: "手番",
  position: "局面",
  emptyBoard: "盤を空にする",
  undo: "元に戻す",
  redo: "やり直す",
  moves: (count: number) => `ここで${count}手打ちました`,
  paste: "局面を貼り付ける",
  pasteHint:
    "文字で描いた盤（XとO、BとW、または●と○、空点は .）か、棋譜（SGF・GIB・NGF・UGF）の最後の局面。",
  take: "この局面にする",
  unreadable: "文字で描いた盤でも棋譜でもありません。",
  brokenBoard: (line: number) =>
    `${line}行目は盤の列として読めません。前の列と長さが違うか、読めない文字があります。`,
  recordFault: (why: string) => `棋譜を読めません：${why}`,
  noLiberties: "呼吸点のない石ができるため、そのような局面はありません。",
  ask: "質問",
  asks: { legal: "打てる場所は？", life: "死に石は？", every: "計算すると？" },
  legal: {
    heading: (who: Player) => `${player(who)}の打てる場所`,
    sum: (legal: number, free: number) => `空点${free}か所のうち${legal}か所。`,
    all: "打てない空点はありません。",
    points: "点",
    why: "打てない理由",
    clause: "条文",
    custom: "囲碁の性質上",
    repeats: (move: number) => (move === 0 ? "最初の局面と同じ" : `${move}手目の後と同じ`),
    loses: "そこに打つと負け",
  },
  life: {
    heading: "死活",
    work: (nodes: number) => `さらに読んでいます：黒白それぞれ${nodes}局面…`,
    estimating: "推定しています…",
    done: (nodes: number) => `黒白それぞれ${nodes}局面を読みました。`,
    settled: "すべての石の死活が証明されました。",
    stop: "止める",
    deeper: "さらに読む",
    none: "石がありません。",
    name: (who: Player, point: string, stones: number) =>
      `${player(who)}${point}${stones === 1 ? "" : `（${stones}子）`}`,
    grades: {
      lives: "生き（証明済み）",
      dead: "死に（証明済み）",
      unsettled: "未定（証明済み）",
      ko_dependent: "コウ次第（探索による）",
      open: "未証明",
    } satisfies Readonly<Record<GroupGrade, string>>,
    keeps: (who: Player, points: string) => `どう攻められても${player(who)}は${points}を守れます。`,
    kills: (who: Player, points: string) =>
      `どう助けようとしても${player(who)}は${points}を守れます。`,
    saves: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)}が先に打てば助かります。`
        : `${player(who)}が${point}に打てば助かります。`,
    takes: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)}が先に打てば取れます。`
        : `${player(who)}が${point}に打てば取れます。`,
    threats: (who: Player, needed: number) =>
      needed > 0
        ? `${player(who)}は相手より${needed}個多いコウ立てが要ります。`
        : `${player(who)}は相手よりコウ立てが${-needed}個少なくても済みます。`,
    estimated: (dead: boolean, percent: number) =>
      `推定：${dead ? "死に" : "生き"}（確度${percent}％）。`,
    seki: (points: string) => `セキ（証明済み）：どちらも損をせずに${points}を埋められません。`,
    show: "見る",
    showOf: (chain: string) => `理由を見る：${chain}`,
    back: "局面に戻る",
    legend:
      "盤上の印：丸は生き、×は死に、三角は未定、四角はコウ次第（探索による、未証明）。印のない石は未証明です。",
  },
  every: {
    heading: "各ルールの計算",
    dead: "死に石",
    deadFrom: { estimate: "推定による", none: "なし（盤面のまま）" },
    ended: "今、両者がパスしたものとします。",
  },
  copy: "リンクをコピー",
  copied: "リンクをコピーしました。",
  notCopied: "クリップボードを使えません。リンク：",
  linkFaults: {
    other: "別の版のページで作られたリンクか、リンクではないものです。",
    broken: "リンクが壊れています。一部が欠けているか、変わっています。",
    large: "リンクの内容が大きすぎて読めません。",
  },
  linkUnread: (why: string) => `リンクの内容を読めません：${why}`,
  svg: "画像（SVG）",
  png: "画像（PNG）",
};
