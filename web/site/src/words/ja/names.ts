import { rulesetName } from "../ruleset_name.ts";

const rulesets: Readonly<Record<string, string>> = {
  "aga": "AGA（米国）", "bga": "BGA（英国）", "button-go": "ボタン碁", "chinese-as-written": "中国（条文どおり）",
  "chinese-practice": "中国", "egf-area": "EGF（面積、日本式用具）", "egf-ing": "EGF（面積、応氏用具）",
  "egf-japanese": "EGF（地）", "french-2007": "フランス 2007", "igfip": "Igfip", "igs": "IGS",
  "ikeda-area-1": "池田・面積 I", "ikeda-area-2": "池田・面積 II", "ikeda-area-3": "池田・面積 III",
  "ikeda-territory-1": "池田・地 I", "ikeda-territory-2": "池田・地 II", "ikeda-territory-3": "池田・地 III",
  "ing-1996": "応氏 1996", "ing-simplified": "応氏（簡略版）", "japanese-1949": "日本 1949", "japanese-1989": "日本 1989",
  "korean": "韓国", "new-zealand": "ニュージーランド", "simple-territory-07": "シンプル・テリトリー 0.7",
  "stone-scoring": "石数方式（切り賃碁）",
  "tromp-taylor": "トロンプ・テイラー", "wagc-1979": "世界アマ 1979", "wikipedia-basic": "ウィキペディア基本ルール",
  "wmsg-2008": "ワールドマインドスポーツゲームズ 2008",
};
const readings: Readonly<Record<string, string>> = {
  "psk": "局面スーパーコウ", "ssk": "手番つきスーパーコウ", "nssk": "自然な手番つきスーパーコウ", "plain-handicap": "単純な置碁",
  "full-handicap": "完全な置碁", "first-pass-counts": "最初のパスも数える", "next-interruption": "次の中断",
  "no-single-suicide": "1子の自殺手なし", "japanese-seki": "日本式のセキ", "7a": "規則7A", "7a-ssk": "規則7A、手番つきスーパーコウ",
  "7a-nssk": "規則7A、自然な手番つきスーパーコウ", "one-ko-pass": "コウ一つにつきパス一回", "unfilled-dame": "ダメ詰めなし",
  "second-stop": "二度目の停止で終局", "territory": "地の計算", "area": "面積の計算", "keeps-bans": "禁止を解かない",
};
const levels: readonly string[] = [
  "まったくの初心者", "初心者", "入門者", "気軽に打つ人", "よく打つ人", "クラブの新人", "クラブの会員", "クラブの実力者",
  "クラブの強豪", "クラブ屈指の強豪", "クラブのチャンピオン", "最強",
];

export const names = {
  ruleset: rulesetName(rulesets, readings, "、"),
  level: (english: string, level: number) => levels[level - 1] ?? english,
};
