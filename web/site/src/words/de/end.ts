import type { Offer, Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

export const end = {
  heading: {
    stopped: "Die Partie ist angehalten",
    analysis_stopped: "Die Analyse ist angehalten",
    over: "Die Partie ist zu Ende",
    settle: "Nach dem vorläufigen Ende",
    analysis: "Analyse",
  } as Readonly<Record<string, string>>,
  phases: {
    settle: "Es wird weitergespielt, bis klar ist, was tot ist. Jedes Passen kostet einen Stein.",
    stopped:
      "Welche Steine sind tot? Eine Gruppe antippen markiert sie, nochmals antippen nimmt die Marke weg. " +
      "Ein Spieler schlägt vor, der andere stimmt zu; oder es geht weiter.",
    analysis:
      "Weiterspielen, um zu zeigen, was tot ist. Gezählt wird die Stellung, in der die Partie unterbrochen " +
      "wurde.",
    analysis_stopped:
      "Einigt euch auf die Steine, die nach der Analyse tot sind, oder spielt weiter.",
    over: "",
  } as Readonly<Record<string, string>>,
  overMarks:
    "Die Stellung ist gezählt. Sind sich die Spieler über tote Steine einig, markieren sie diese.",
  programMarked:
    "Das Programm hat markiert, was es für tot hält, und so ist die Stellung gezählt. Eine Gruppe antippen " +
    "berichtigt das.",
  settleMarks: (clause: string) =>
    `Solange kein Stein gesetzt wird, können sich die Spieler auch einigen, was tot ist, und die Partie so ` +
    `beenden${clause}: unten einstellen, dass ein Tippen eine Gruppe markiert.`,
  ifSo: "Wenn diese tot sind",
  propose: (who: Player) => `${player(who)} schlägt sie vor`,
  proposeNone: (who: Player) => `${player(who)} sagt: kein Stein ist tot`,
  proposed: (who: Player, stones: string) => `${player(who)} hält für tot: ${stones}.`,
  nothing: "nichts",
  marked: (at: string, who: Player, stones: number, dead: boolean) => {
    const color = who === "B" ? "schwarze" : "weiße";
    return (
      `${at}: ${counted(stones, `${color}r Stein`, `${color} Steine`)} ` +
      `${dead ? "tot" : "wieder lebendig"}.`
    );
  },
  unmarked: (at: string) => `${at}: Dort steht kein Stein.`,
  accept: (who: Player) => `${player(who)} stimmt zu`,
  suggest: "Vorschlagen lassen",
  suggested: (percent: number) =>
    `Eine Schätzung, zu ${percent} % sicher; die Spieler entscheiden.`,
  resumed: (who: Player) => `${player(who)} wollte weiterspielen.`,
  rare: "Andere Wege zum Ende",
  events: {
    resume: (who: Player) => `${player(who)} will weiterspielen`,
    end_agreed: () => "Beide einig: Die Partie endet hier",
    group_agreed: () =>
      "Beide einig: Die markierten Gruppen sind tot, was auch immer vom Rest gilt",
    analysis_agreed: () => "Beide einig: Die markierten Steine sind tot",
    no_result_agreed: () => "Beide einig: ohne Ergebnis",
    both_lose: () => "Beide verlieren",
  } as Partial<Record<Offer, (who: Player) => string>>,
  how: {
    scored: "durch Zählen",
    resignation: "durch Aufgabe",
    time: "auf Zeit",
    forfeit: "kampflos",
    illegal_move: "durch einen regelwidrigen Zug des Gegners",
    no_result: "ohne Ergebnis",
    draw: "unentschieden",
    both_lose: "beide verlieren",
    ruling: "durch Entscheid des Schiedsrichters",
  } as Readonly<Record<string, string>>,
  won: (how: string, who: Player) => `${player(who)} gewinnt ${how}`,
  wins: (who: Player, points: string) =>
    `${player(who)} gewinnt mit ${points} ${points === "1" ? "Punkt" : "Punkten"}`,
  terms: {
    stones: "Steine",
    territory: "Gebiet",
    shared_points: "geteilte Punkte",
    prisoners: "verlorene Steine",
    pass_stones: "Steine fürs Passen",
    late_stones: "später gesetzte Steine",
    first_pass: "erstes Passen",
    button: "der Knopf",
    group_tax: "Gruppensteuer",
    penalty: "Strafpunkte",
    komi: "Komi",
    compensation: "für die Vorgabe",
  } as Readonly<Record<string, string>>,
  together: "zusammen",
  result: "Ergebnis",
  what: "Was",
  clause: "Bestimmung",
  overSaid: "Die Partie ist zu Ende:",
  again: "Neue Partie mit gleichen Einstellungen",
  rematch: "Revanche mit getauschten Farben",
  toCount: "Beim Zählen zusehen",
  toEvery: "Nach allen Regeln vergleichen",
};
