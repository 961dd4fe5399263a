import { rulesetName } from "../ruleset_name.ts";

const rulesets: Readonly<Record<string, string>> = {
  "aga": "AGA (États-Unis)", "bga": "BGA (Grande-Bretagne)", "button-go": "Go au bouton",
  "chinese-as-written": "Chinoises, à la lettre",
  "chinese-practice": "Chinoises", "egf-area": "EGF, pierres et territoire, matériel japonais",
  "egf-ing": "EGF, pierres et territoire, matériel Ing",
  "egf-japanese": "EGF, territoire", "french-2007": "Françaises 2007", "igfip": "Igfip", "igs": "IGS",
  "ikeda-area-1": "Ikeda, pierres et territoire I", "ikeda-area-2": "Ikeda, pierres et territoire II",
  "ikeda-area-3": "Ikeda, pierres et territoire III",
  "ikeda-territory-1": "Ikeda, territoire I", "ikeda-territory-2": "Ikeda, territoire II",
  "ikeda-territory-3": "Ikeda, territoire III",
  "ing-1996": "Ing 1996", "ing-simplified": "Ing simplifiées", "japanese-1949": "Japonaises 1949",
  "japanese-1989": "Japonaises 1989",
  "korean": "Coréennes", "new-zealand": "Nouvelle-Zélande", "simple-territory-07": "Territoire simple 0.7",
  "stone-scoring": "Compte des pierres",
  "tromp-taylor": "Tromp-Taylor", "wagc-1979": "Championnat du monde amateur 1979",
  "wikipedia-basic": "Règles de base de Wikipédia",
  "wmsg-2008": "Jeux mondiaux de l’esprit 2008",
};
const readings: Readonly<Record<string, string>> = {
  "psk": "superko positionnel", "ssk": "superko situationnel", "nssk": "superko situationnel naturel",
  "plain-handicap": "handicap simple",
  "full-handicap": "handicap entier", "first-pass-counts": "la première passe compte",
  "next-interruption": "interruption suivante",
  "no-single-suicide": "sans suicide d’une pierre", "japanese-seki": "seki japonais", "7a": "règle 7A",
  "7a-ssk": "règle 7A, superko situationnel",
  "7a-nssk": "règle 7A, superko situationnel naturel", "one-ko-pass": "un ko par passe",
  "unfilled-dame": "dames non comblés",
  "second-stop": "second arrêt définitif", "territory": "compte du territoire",
  "area": "compte des pierres et du territoire",
  "keeps-bans": "interdictions maintenues",
};
const levels: readonly string[] = [
  "grand débutant", "débutant", "apprenti", "joueur occasionnel", "joueur régulier", "nouveau au club",
  "joueur de club", "bon joueur de club",
  "fort joueur de club", "très fort joueur de club", "champion du club", "pleine force",
];

export const names = {
  ruleset: rulesetName(rulesets, readings, ", "),
  level: (english: string, level: number) => levels[level - 1] ?? english,
};
