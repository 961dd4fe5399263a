import type { GroupGrade, Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const lab = {
  heading: "Stellungslabor",
  pen: "Werkzeug",
  pens: { B: "Schwarz", W: "Weiß", empty: "Entfernen", play: "Spielen" },
  toMove: "Am Zug",
  position: "Die Stellung",
  emptyBoard: "Leeres Brett",
  undo: "Zurück",
  redo: "Wieder vor",
  moves: (count: number) => `${counted(count, "Zug", "Züge")} hier gespielt`,
  paste: "Eine Stellung einfügen",
  pasteHint:
    "Ein Brett aus Buchstaben (X und O, B und W, oder ● und ○, . für leere Punkte) oder eine Aufzeichnung " +
    "(SGF, GIB, NGF, UGF): ihre letzte Stellung.",
  take: "Diese Stellung nehmen",
  unreadable: "Das ist weder ein Brett aus Buchstaben noch eine Aufzeichnung.",
  brokenBoard: (line: number) =>
    `Zeile ${line} ist keine Reihe des Bretts dort: Sie ist nicht so lang wie die Reihen davor oder hat ` +
    "unlesbare Zeichen.",
  recordFault: (why: string) => `Die Aufzeichnung ist nicht lesbar: ${why}`,
  noLiberties: "Eine Kette stünde dort ohne Freiheiten; so kann keine Stellung sein.",
  ask: "Frage",
  asks: { legal: "Was ist erlaubt?", life: "Was ist tot?", every: "Was wird gezählt?" },
  legal: {
    heading: (who: Player) => `Wo ${player(who)} setzen darf`,
    sum: (legal: number, free: number) =>
      `${legal} von ${counted(free, "leeren Punkt", "leeren Punkten")}.`,
    all: "Kein leerer Punkt ist verwehrt.",
    points: "Punkte",
    why: "Warum nicht",
    clause: "Bestimmung",
    custom: "aus der Natur des Spiels",
    repeats: (move: number) => (move === 0 ? "wie am Anfang" : `wie nach Zug ${move}`),
    loses: "wer dort setzt, verliert",
  },
  life: {
    heading: "Leben und Tod",
    work: (nodes: number) => `Liest weiter: ${nodes} Stellungen je Spieler …`,
    estimating: "Schätzt …",
    done: (nodes: number) => `Gelesen mit ${nodes} Stellungen je Spieler.`,
    settled: "Für jede Kette ist es bewiesen.",
    stop: "Anhalten",
    deeper: "Tiefer lesen",
    none: "Es liegen keine Steine.",
    name: (who: Player, point: string, stones: number) =>
      `${player(who)} ${point}${stones === 1 ? "" : `, ${stones} Steine`}`,
    grades: {
      lives: "lebt, bewiesen",
      dead: "tot, bewiesen",
      unsettled: "offen, bewiesen",
      ko_dependent: "hängt an einem Ko, durch Suche gefunden",
      open: "nicht bewiesen",
    } satisfies Readonly<Record<GroupGrade, string>>,
    keeps: (who: Player, points: string) =>
      `${player(who)} beantwortet jeden Angriff und behält ${points}.`,
    kills: (who: Player, points: string) =>
      `${player(who)} beantwortet jeden Rettungsversuch und behält ${points}.`,
    saves: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)} rettet sie, wenn er am Zug ist.`
        : `${player(who)} rettet sie mit ${point}.`,
    takes: (who: Player, point: string | null) =>
      point === null
        ? `${player(who)} tötet sie, wenn er am Zug ist.`
        : `${player(who)} tötet sie mit ${point}.`,
    threats: (who: Player, needed: number) =>
      needed > 0
        ? `${player(who)} braucht ${counted(needed, "Ko-Drohung", "Ko-Drohungen")} mehr als der Gegner.`
        : `${player(who)} kommt mit ${counted(-needed, "Ko-Drohung", "Ko-Drohungen")} weniger aus als der ` +
          `Gegner.`,
    estimated: (dead: boolean, percent: number) =>
      `Geschätzt ${dead ? "tot" : "lebend"}, zu ${percent} % sicher.`,
    seki: (points: string) => `Seki, bewiesen: Niemand kann ${points} ohne Verlust füllen.`,
    show: "Zeigen",
    showOf: (chain: string) => `Zeigen, warum: ${chain}`,
    back: "Zurück zur Stellung",
    legend:
      "Auf dem Brett: Kreis lebt, Kreuz tot, Dreieck offen, Quadrat hängt an einem Ko (durch Suche, " +
      "nicht bewiesen); ohne Zeichen ist nichts bewiesen.",
  },
  every: {
    heading: "Was jedes Regelwerk zählt",
    dead: "Tote Steine",
    deadFrom: { estimate: "wie geschätzt", none: "keine: das Brett, wie es steht" },
    ended: "Als hätten beide eben gepasst.",
  },
  copy: "Link kopieren",
  copied: "Der Link ist in der Zwischenablage.",
  notCopied: "Die Zwischenablage ist dieser Seite verschlossen. Der Link:",
  linkFaults: {
    other:
      "Dieser Link stammt aus einer anderen Fassung der Seite oder führt weder zu einer " +
      "Stellung noch zu einer Aufzeichnung.",
    broken: "Dieser Link ist beschädigt: Ein Teil fehlt oder ist verändert.",
    large: "Dieser Link enthält mehr, als die Seite liest.",
  },
  linkUnread: (why: string) => `Was dieser Link enthält, ist nicht lesbar: ${why}`,
  svg: "Bild (SVG)",
  png: "Bild (PNG)",
};
