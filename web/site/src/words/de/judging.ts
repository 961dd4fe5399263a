import type { Player } from "../../engine/engine.ts";
import { player } from "./speech.ts";

export const judging = {
  rest: "Unterbrechen oder vertagen",
  goOn: "Weiterspielen",
  abort: "Partie abbrechen",
  offered: {
    pause: "die Partie ruht, bis beide weiterspielen wollen",
    go_on: "die Partie geht weiter",
  },
  resting: {
    restart: "Der Server ist neu gestartet. Die Partie ruht, bis beide da sind.",
    agreed:
      "Die Partie ruht. Ihr könnt an einem anderen Tag wiederkommen; sie geht weiter, wenn beide wollen.",
    referee: "Die Partie ruht für den Schiedsrichter.",
  },
  aborted: "Die Partie wurde abgebrochen, bevor beide gezogen hatten. Sie hat kein Ergebnis.",
  closed:
    "So lange ist nichts geschehen, dass der Server die Partie abgebrochen hat. Sie hat kein Ergebnis.",
  more: "Mehr",
  call: "Schiedsrichter rufen",
  callNote: "Die Uhren halten nach dem laufenden Zug an. Ein zweiter Ruf hält sie nicht an.",
  reasons: {
    "illegal move": "Ein verbotener Zug",
    "life and death": "Tot oder lebendig",
    "end of the game": "Das Ende der Partie",
    clock: "Die Uhr",
    conduct: "Verhalten",
    "something else": "Etwas anderes",
  },
  called: (by: Player | null, why: string) =>
    by
      ? `${player(by)} hat den Schiedsrichter gerufen: ${why}`
      : `Der Schiedsrichter ist gerufen: ${why}`,
  stalled: "seit drei Minuten hat niemand das Ende geklärt",
  computed: {
    exact: "Das Ergebnis wurde berechnet und ist genau.",
    estimated: "Das Ergebnis wurde durch eine Schätzung berechnet.",
  },
  appeal:
    "Beide können einen Tag lang den Schiedsrichter rufen; seine Entscheidung ersetzt dieses Ergebnis.",
  callOff: "Ruf zurücknehmen",
  reply: (words: string) => `Der Schiedsrichter: ${words}`,
  desk: "Tisch des Schiedsrichters",
  deskNote: "Partien, in denen ein Schiedsrichter gerufen ist, der älteste Ruf zuerst.",
  noCalls: "Niemand ruft einen Schiedsrichter.",
  reports: "Gemeldete Zeilen",
  settle: "Erledigt",
  settleLine: (line: string) => `Erledigt: ${line}`,
  notReferee:
    "Du bist hier kein Schiedsrichter. Wer den Server betreibt, kann dir einen Code geben.",
  code: "Code des Schiedsrichters",
  enter: "Eingeben",
  wrongCode: "Dieser Code gilt nicht: Er wurde benutzt oder ist zu alt.",
  manyCodes: "Zu viele Codes kamen von hier: warte eine Minute.",
  since: (minutes: number) => (minutes < 1 ? "jetzt" : `seit ${minutes} min`),
  open: "Zur Partie",
  powers: "Über diese Partie entscheiden",
  power: "Was",
  powerNames: {
    answered: "Den Ruf beantworten",
    ruling: "Die Partie entscheiden",
    award: "Mit Abstand entscheiden",
    penalty: "Punkte abziehen",
    annulled: "Züge zurücknehmen",
    resumed_by_ruling: "Weiterspielen lassen",
    status_ruled: "Über Steine entscheiden",
    time: "Eine Uhr berichtigen",
    forfeit: "Partie als verloren werten",
    pause: "Die Partie ruhen lassen",
    go_on: "Die Ruhe beenden",
  },
  player: "Spieler",
  outcome: "Ergebnis",
  outcomes: ["Der Spieler gewinnt", "Unentschieden", "Kein Ergebnis", "Beide verlieren"],
  amount: { award: "Halbe Punkte", penalty: "Punkte", time: "Sekunden (− nimmt)" },
  backTo: "Die Partie steht wie nach Ereignis",
  stones: "Steine, etwa D4 E5",
  state: "Sie sind",
  dead: "tot",
  alive: "lebendig",
  clause: "Bestimmung",
  words: "Worte für beide",
  preview: "Beide lesen:",
  ruleIt: "So entscheiden",
  refused: "Das erlauben die Regeln jetzt nicht:",
  notTaken: {
    too_long: "Das Protokoll dieser Partie ist voll: Du kannst nur noch aufgeben.",
    too_soon:
      "Die Markierungen wurden vor weniger als zehn Sekunden geändert: Sieh sie noch einmal an.",
    too_often: "Du hast innerhalb von zehn Zügen zweimal gefragt: warte eine halbe Minute.",
    paused: "Die Partie ruht.",
    out_of_time: "Der Zug kam nach deiner Zeit.",
    not_yours: "Das darfst du hier nicht.",
    not_now: "Das geht jetzt nicht.",
  },
  evidence: "Abwesenheit und Verzögerung",
  evidenceNote: (since: string) =>
    `Was der Server seit ${since} gesehen hat. Die Spieler sehen es nicht.`,
  roundTrip: (mean: number, least: number, most: number) =>
    `Laufzeit der Leitung hin und zurück: ${mean} ms, zwischen ${least} und ${most} ms.`,
  noRoundTrip: "Die Laufzeit der Leitung wurde nicht gemessen.",
  granted: (granted: number, quota: number) =>
    `Die Leitung hat ${granted} ms der Züge genommen, die nichts kosteten; ${quota} ms sind jetzt noch frei.`,
  neverAway: "War nie weg.",
  wasAway: (at: string, lasted: string) => `Weg ab ${at}, für ${lasted}`,
  awaySince: (at: string) => `Weg seit ${at}`,
  log: "Das Protokoll",
  logHead: ["Nr.", "Zeit", "Von", "Kosten", "Eintrag"],
  by: { S: "Server", B: "Schwarz", W: "Weiß", R: "Schiedsrichter" },
};
