import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

type Table = Readonly<Record<string, string>>;

export const ending = {
  procedure: "このルールでの終局の手順",
  now: "現在",
  steps: {
    stop: (passes: number) => `${passes}回続けてパスがあると対局が停止します。`,
    stop_or_agree: (passes: number) =>
      `${passes}回続けてパスがあるか、打つところがもうないと両者が合意すると、対局が停止します。`,
    last_passes: (passes: number) => `${passes}回続けてパスがあると終局です。`,
    first_pass: "最初のパスは別扱いで、どちらが先にパスしたかを示すだけです。",
    first_pass_counts: "最初のパスはどちらが先にパスしたかを示し、最後の2回の一つにもなります。",
    first_passer: (who: Player) => `先にパスしたのは${player(who)}です。`,
    preliminary: (passes: number) => `${passes}回続けてパスがあると予備的な終局です。`,
    second_phase: "第二段階：死に石を決めるために打ち続け、パスのたびに石を1子渡します。",
    begins: (who: Player) => `${player(who)}から打ちます。`,
    agree: "死に石を確かめ合います。一方が提案し、相手が同意します。",
    confirm: "疑わしい石は、一連ずつ仮想の手順で確認します。",
    resume_in_turn: "合意がなければ対局を再開し、手番の人から打ちます。",
    resume_after_passer: "合意がなければ対局を再開し、最後にパスした人の相手から打ちます。",
    resume_after_requester: "一方が望めば対局を再開し、その相手から打ちます。",
    resume_as_agreed: "合意がなければ対局を再開し、どちらから打つかを決め合います。",
    stop_again: "停止は必要なだけ繰り返せます。",
    second_stop_is_final: "二度目の停止は最終で、その時に盤上にある石はすべて生きです。",
    passes_after_resumption_are_final:
      "石を置かずに再び両者がパスすると、盤上の石はすべて生きです。",
    pause: (passes: number) => `${passes}回続けてパスがあると対局は休止します。`,
    pause_agree: "休止中に死に石について合意できます。石を打てば対局は続きます。",
    more_passes: (passes: number) => `さらに${passes}回パスがあると終局です。`,
    pass_stone: "パスのたびに相手に石を1子渡します。",
    white_last: "最後の着手は白です。黒が最後なら、白は石をもう1子渡します。",
    black_exempt: "最後のパスが黒なら、石を渡しません。",
    first_after_exempt: "最後のパスが第二段階を始めた人なら、石を渡しません。",
    agree_after: "その後も死に石について合意できます。",
    agree_even_then: "その場合でも死に石について合意できます。",
    nothing_removed: "打って取らない限り石は取り除かれず、盤上の石はすべて生きです。",
    estimate: "死に石はプログラムが判定します。対局者や審判はそれを改められます。",
    interrupt: (passes: number) => `${passes}回続けてパスがあると対局が中断します。`,
    fix: "終局に合意した時、または石を置かずに再び中断した時に、計算する局面が決まります。",
    fix_next:
      "終局に合意した後の次の中断、または石を置かない二度目の中断で、計算する局面が決まります。",
    analyse: "検証：打つか合意して死に石を示します。得点は変わりません。",
    restore:
      "計算する局面がアゲハマとともに戻り、検証の結果相手の色のものとなった点の石を取り除きます。",
    count: "局面を数えます。",
  },

  players: "両者の意見",
  silent: (who: Player) => `${player(who)}はまだ意見を述べていません。`,
  asked: (who: Player) => `${player(who)}の同意を待っています。`,
  differs: (stones: string) => `盤上の印はそれと次の点で異なります：${stones}`,
  agreedOn: (stones: string) => `両者が合意しました。死に石：${stones}`,
  taps: { label: "盤をタップすると", marks: "印を付ける", plays: "石を打つ" },
  positions: { label: "局面", scored: "計算する局面", analysis: "検証後の局面" },
  fixed: "計算する局面は決まりました。これからの手は死に石を示すだけです。",

  arbiter: {
    heading: "審判が裁定する",
    why: "理由",
    wins: (who: Player) => `${player(who)}の勝ち`,
    draw: "引き分けとする",
    noResult: "無勝負とする",
    bothLose: "両者負けとする",
  },

  groups: {
    heading: "各グループについての審判の判断",
    looking: "審判が調べています…",
    deeper: "どちらが先に打つかで変わるかを調べる（1分ほどかかることがあります）",
    group: (who: Player, at: string, stones: number) => `${player(who)} ${at}、${stones}子`,
    grades: {
      lives: "生き（証明済み）",
      dead: "死に（証明済み）",
      unsettled: "先に打つ方のもの（証明済み）",
      ko_dependent: "コウ次第（探索による）",
      agreed_dead: "死に（両者合意）",
      agreed_alive: "生き（両者合意）",
    } as Table,
    graded: (group: string, grade: string) => `${group}：${grade}。`,
    estimated: (dead: boolean, percent: string) =>
      `${dead ? "死に" : "生き"}（推定、確度${percent}%）`,
    waits: (percent: string) => `どちらにもなりうる（推定、確度${percent}%）`,
    saved: (who: Player, at: string) => `${player(who)}は先に${at}に打てば助かります。`,
    killed: (who: Player, at: string) => `${player(who)}は先に${at}に打てば取れます。`,
    why: (name: string) => `グループ${name}の理由`,
    others: (count: number) => `疑いなく生きている${count}グループ`,
  },

  story: {
    heading: (name: string) => `グループ${name}：その理由`,
    lives: (owner: Player, attacker: Player) =>
      `${player(owner)}の石は生きています。${player(attacker)}が先に、何手打っても取れません。`,
    dead: (owner: Player, defender: Player) =>
      `${player(owner)}の石は死んでいます。${player(owner)}が先に打っても、${player(defender)}はすべてに応じられます。`,
    choose: (who: Player) => `${player(who)}の手を、ここか盤上の文字で選んでください：`,
    answer: (who: Player, at: string, other: Player, reply: string) =>
      `${player(who)} ${at}、${player(other)}は${reply}と応じます。`,
    noAnswer: (who: Player, at: string, other: Player) =>
      `${player(who)} ${at}。${player(other)}は応じる必要がありません。`,
    passAnswer: (who: Player, other: Player, reply: string) =>
      `${player(who)}がパスし、${player(other)}は${reply}と打ちます。`,
    pass: "パス",
    over: (defender: Player) =>
      `ここからは${player(defender)}はずっとパスできます。残りのどの手でも変わりません。`,
    back: "一手前へ",
    forward: "先へ",
    again: "初めから",
    save: "証明を保存",
  },

  search: {
    rounds: {
      proof: (now: number, all: number) =>
        `証明を探しています（全${all}回のうち${now}回目、回ごとに深く）。`,
      first: (now: number, all: number) =>
        `先に打つ側で変わるかを調べています（全${all}回のうち${now}回目、回ごとに深く）。`,
      confirmation: (now: number, all: number) =>
        `連ごとに調べています（全${all}回のうち${now}回目、回ごとに深く）。`,
      precedents: (now: number, all: number) =>
        `判例の形を探しています（全${all}回のうち${now}回目、回ごとに深く）。`,
    },
    stop: "中止",
    stopped: "検証は途中で中止されました。",
    goOn: "続けて調べる",
  },

  confirmation: {
    heading: "死活確認",
    intro: (clause: string) =>
      `疑わしい石を、停止した局面から一連ずつ確認します。攻める方が先に打ち、コウはパスの後にだけ取り返せます${clause}。`,
    question: (attacker: Player, owner: Player, at: string, stones: number) =>
      `${player(attacker)}が先に打って、${at}の${player(owner)}${stones}子を取れますか。`,
    answers: {
      uncapturable: "取れません。生きです。",
      "alive by a new stone": "取れますが、その跡に新しい石が生きます。生きです。",
      dead: "取れます。死に石です。",
      capturable: "取れます。その跡に新しい石が生きるかは、最後まで調べていません。",
    } as Table,
    left: (chains: number) => `最後まで調べていない${chains}連`,
    stays: "取れます（死に）。ただし地の中にないので残ります。",
    removed: "そのまま取り除かれます。",
    seki: "セキです。囲んだ点は地になりません。",
    partly: "最後まで打って調べてはいないので、証明ではありません。",
    standing: (sure: number, taken: number) =>
      `疑いなく生きている石${sure}子、広い空間に接し生きとみなす石${taken}子。`,
    none: "疑わしい石はありません。",
    show: (at: string) => `${at}の手順を見る`,
    noThreat: "脅かす手もありません。",
    start: "対局が停止した局面です。",
    plays: (who: Player, at: string) => `${player(who)} ${at}。`,
    takes: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at}、${stones}子を取ります。`,
    passes: (who: Player) => `${player(who)}がパスします。`,
    mark: "取り除く石に印を付ける",
  },

  precedents: {
    heading: "規約の判例で決まる石",
    bentFour: (who: Player, at: string, stones: number) =>
      `${at}の${player(who)}${stones}子：隅の曲がり四目。`,
    threePoints: (who: Player, at: string, other: Player, beside: string, stones: number) =>
      `${at}の${player(who)}1子と${beside}の${player(other)}${stones}子：取らず三目。`,
    dead: "そのまま死に石です。",
    counts: (who: Player, points: number) =>
      `そのままなら、計算とは別に${player(who)}の${points}目とします。`,
    seki: "セキです。地はありません。",
    none: "判例の形（隅の曲がり四目、取らず三目）の石はありません。",
    open: (chains: number) =>
      `最後まで調べていない石が${chains}連あり、ほかにも見つかるかもしれません。`,
    show: (at: string) => `${at}の石を盤に示す`,
  },
};
