import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const records = {
  heading: "Archives",
  intro: "Gardées dans ce navigateur, et nulle part ailleurs.",
  open: "Ouvrir des fichiers",
  kinds: "SGF, GIB, NGF, UGF ; ou déposez-les n’importe où sur la page, ou collez-en un.",
  paste: "Coller un enregistrement",
  take: "Ouvrir",
  cannotOpen: (file: string, why: string) =>
    `${file === "" ? "Cet enregistrement" : file} ne peut pas être ouvert : ${why}`,
  none: "Pas encore d’enregistrement. Les parties que vous jouez et quittez sont gardées ici aussi.",
  players: "Joueurs",
  result: "Résultat",
  board: "Goban",
  moves: "Coups",
  delete: "Supprimer",
  deleteNamed: (name: string) => `Supprimer ${name}`,
  deleted: (name: string) => `${name} a été supprimé.`,
  undo: "Annuler",
  gone: "Cet enregistrement n’est plus ici.",
  back: "Toutes les archives",

  first: "Au début",
  previous: "Coup précédent",
  next: "Coup suivant",
  last: "À la fin",
  slider: "Coup",
  at: (move: number, moves: number) => `Coup ${move} sur ${moves}`,
  start: "Début",
  setup: "Pierres posées",
  move: (number: number, who: Player, what: string) => `${number}. ${player(who)} ${what}`,
  passes: "passe",
  tree: "Coups et variantes",
  treeHelp: "Les flèches mènent le long d’une ligne et d’une variante à l’autre.",
  variations: (count: number) => counted(count, "variante", "variantes"),
  commented: "avec commentaire",
  here: "À partir d’ici",
  noMore: "La ligne s’arrête ici.",
  comment: "Commentaire",
  pass: "Passer",
  deleteVariation: "Supprimer à partir d’ici",
  promote: "En faire la ligne principale",
  undoChange: "Annuler la modification",
  tools: {
    label: "Toucher le goban",
    names: {
      play: "joue un coup",
      triangle: "pose un triangle",
      square: "pose un carré",
      circle: "pose un cercle",
      cross: "pose une croix",
      letter: "pose la lettre suivante",
      number: "pose le nombre suivant",
    },
    set: (where: string, what: string) => `${where} : ${what}`,
    gone: (where: string) => `${where} : sans marque`,
  },
  save: "Enregistrer en SGF",
  lab: "Au laboratoire",
  play: "Continuer la partie d’ici",
  print: "Imprimer les figures",
  judged: "Règles",
  ownRules: (name: string) => `${name}, selon l’enregistrement`,
  noRules: (assumed: string) =>
    `L’enregistrement ne nomme pas de règles. Il est jugé selon ${assumed}, sauf autre choix.`,
  unknownRules: (word: string, assumed: string) =>
    `L’enregistrement nomme des règles inconnues ici : « ${word} ». Il est jugé selon ${assumed}, ` +
    `sauf autre choix.`,
  illegal: (move: number, where: string, why: string, clause: string) =>
    `Ces règles refusent le ` +
    `coup ${move}${where === "" ? "" : ` en ${where}`}. ${why}${clause === "" ? "" : ` ${clause}.`}`,
  stops: (moves: number, why: string) =>
    `L’enregistrement se lit jusqu’au coup ${moves} : ${why}. La suite y reste telle quelle.`,
  parted:
    "Un autre onglet avait aussi modifié cet enregistrement. Ce qui en a été fait là est un enregistrement " +
    "à part dans la liste.",
  unread: "Cette partie de l’enregistrement est illisible ; on ne peut rien y ajouter.",
  placed: (what: string, line: number, column: number) =>
    `${what} (ligne ${line}, colonne ${column})`,
  noFurther: "Ces règles refusent un coup antérieur ; elles ne peuvent donc pas en juger d’autre.",
  warnings: (count: number) => `${counted(count, "réparation", "réparations")} à la lecture`,
  repaired:
    "L’enregistrement est montré, jugé et enregistré tel qu’il a été réparé. Le fichier d’origine reste " +
    "tel quel.",
  warning: (line: number, column: number, what: string) =>
    line > 0 ? `Ligne ${line}, colonne ${column} : ${what}` : what,

  figures: {
    each: "Coups par figure",
    all: "tous",
    print: "Imprimer",
    close: "Retour à l’enregistrement",
    title: (number: number, from: number, to: number) =>
      to < from ? `Figure n° ${number}` : `Figure n° ${number} (${from}–${to})`,
    at: (move: number, where: string) => `${move} en ${where}`,
    passes: (move: number) => `${move} passe`,
    button: (move: number) => `${move} prend le bouton`,
  },
};
