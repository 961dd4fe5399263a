import { rulesetName } from "../ruleset_name.ts";

const rulesets: Readonly<Record<string, string>> = {
  "aga": "AGA (USA)", "bga": "BGA (Großbritannien)", "button-go": "Knopf-Go",
  "chinese-as-written": "Chinesisch, wörtlich",
  "chinese-practice": "Chinesisch", "egf-area": "EGF, Flächenwertung mit japanischem Material",
  "egf-ing": "EGF, Flächenwertung mit Ing-Material",
  "egf-japanese": "EGF, Gebietswertung", "french-2007": "Französisch 2007", "igfip": "Igfip", "igs": "IGS",
  "ikeda-area-1": "Ikeda, Fläche I", "ikeda-area-2": "Ikeda, Fläche II", "ikeda-area-3": "Ikeda, Fläche III",
  "ikeda-territory-1": "Ikeda, Gebiet I", "ikeda-territory-2": "Ikeda, Gebiet II",
  "ikeda-territory-3": "Ikeda, Gebiet III",
  "ing-1996": "Ing 1996", "ing-simplified": "Ing, vereinfacht", "japanese-1949": "Japanisch 1949",
  "japanese-1989": "Japanisch 1989",
  "korean": "Koreanisch", "new-zealand": "Neuseeland", "simple-territory-07": "Einfaches Gebiet 0.7",
  "stone-scoring": "Steinwertung",
  "tromp-taylor": "Tromp-Taylor", "wagc-1979": "Amateur-Weltmeisterschaft 1979",
  "wikipedia-basic": "Grundregeln der Wikipedia",
  "wmsg-2008": "Weltdenksportspiele 2008",
};
const readings: Readonly<Record<string, string>> = {
  "psk": "positionelles Superko", "ssk": "situatives Superko", "nssk": "natürliches situatives Superko",
  "plain-handicap": "einfache Vorgabe",
  "full-handicap": "volle Vorgabe", "first-pass-counts": "erstes Passen zählt",
  "next-interruption": "nächste Unterbrechung",
  "no-single-suicide": "kein Selbstmord mit einem Stein", "japanese-seki": "japanisches Seki",
  "7a": "Regel 7A", "7a-ssk": "Regel 7A, situatives Superko",
  "7a-nssk": "Regel 7A, natürliches situatives Superko", "one-ko-pass": "ein Ko je Passen",
  "unfilled-dame": "offene Dame",
  "second-stop": "zweiter Halt endgültig", "territory": "Gebietszählung", "area": "Flächenzählung",
  "keeps-bans": "Verbote bleiben",
};
const levels: readonly string[] = [
  "völliger Anfänger", "Anfänger", "Lernender", "Gelegenheitsspieler", "regelmäßiger Spieler", "neu im Klub",
  "Klubspieler", "guter Klubspieler",
  "starker Klubspieler", "sehr starker Klubspieler", "Klubmeister", "volle Stärke",
];

export const names = {
  ruleset: rulesetName(rulesets, readings, ", "),
  level: (english: string, level: number) => levels[level - 1] ?? english,
};
