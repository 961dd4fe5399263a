import type { Player } from "../../engine/engine.ts";
import { counted, player } from "./speech.ts";

type Table = Readonly<Record<string, string>>;

export const ending = {
  procedure: "Wie eine Partie nach diesen Regeln endet",
  now: "jetzt",
  steps: {
    stop: (passes: number) => `${passes}-mal Passen in Folge hält die Partie an.`,
    stop_or_agree: (passes: number) =>
      `${passes}-mal Passen in Folge hält die Partie an, ebenso Einigkeit, dass nichts mehr zu spielen ist.`,
    last_passes: (passes: number) => `${passes}-mal Passen in Folge beendet die Partie.`,
    first_pass: "Das erste Passen der Partie steht für sich: Es sagt nur, wer zuerst gepasst hat.",
    first_pass_counts:
      "Das erste Passen der Partie sagt, wer zuerst gepasst hat; es darf eines der letzten beiden sein.",
    first_passer: (who: Player) => `${player(who)} hat zuerst gepasst.`,
    preliminary: (passes: number) => `${passes}-mal Passen in Folge ist das vorläufige Ende.`,
    second_phase:
      "Die zweite Phase: Es wird weitergespielt, um zu klären, was tot ist, und jedes Passen kostet einen " +
      "Stein.",
    begins: (who: Player) => `${player(who)} beginnt.`,
    agree: "Die Spieler sagen, welche Steine tot sind: Einer schlägt vor, der andere stimmt zu.",
    confirm: "Zweifelhaftes wird durch gedachtes Spiel geprüft, Kette für Kette.",
    resume_in_turn: "Ohne Einigung geht es weiter; es beginnt, wer am Zug ist.",
    resume_after_passer:
      "Ohne Einigung geht es weiter; es beginnt der Gegner dessen, der zuletzt gepasst hat.",
    resume_after_requester: "Wer will, lässt weiterspielen; dann beginnt der Gegner.",
    resume_as_agreed: "Ohne Einigung geht es weiter; die Spieler einigen sich, wer beginnt.",
    stop_again: "Angehalten wird, so oft es nötig ist.",
    second_stop_is_final: "Der zweite Halt ist endgültig: Was dann auf dem Brett steht, lebt.",
    passes_after_resumption_are_final:
      "Passen beide nochmals, ohne dass ein Stein gesetzt wurde, so lebt alles auf dem Brett.",
    pause: (passes: number) => `${passes}-mal Passen in Folge unterbricht die Partie.`,
    pause_agree:
      "In der Pause können die Spieler sich einigen, was tot ist; ein Stein setzt die Partie fort.",
    more_passes: (passes: number) => `Noch ${passes}-mal Passen beendet sie.`,
    pass_stone: "Jedes Passen gibt dem Gegner einen Stein.",
    white_last:
      "Weiß macht den letzten Zug: Hat ihn Schwarz gemacht, so gibt Weiß noch einen Stein ab.",
    black_exempt: "Das letzte Passen der Partie kostet nichts, wenn Schwarz passt.",
    first_after_exempt: "Das letzte Passen kostet den nichts, der die zweite Phase begonnen hat.",
    agree_after: "Dann können die Spieler sich noch einigen, dass Steine tot sind.",
    agree_even_then: "Auch dann können die Spieler sich noch einigen, dass Steine tot sind.",
    nothing_removed: "Ohne Spiel kommt nichts vom Brett: Was steht, lebt.",
    estimate:
      "Das Programm sagt, was tot ist; die Spieler oder ein Schiedsrichter können es berichtigen.",
    interrupt: (passes: number) => `${passes}-mal Passen in Folge unterbricht das Spiel.`,
    fix:
      "Die Wertungsstellung steht fest, wenn die Spieler sich auf das Ende einigen oder wenn nochmals " +
      "ohne Stein dazwischen unterbrochen wird.",
    fix_next:
      "Die Wertungsstellung steht mit der nächsten Unterbrechung fest, nachdem sich die Spieler auf das " +
      "Ende geeinigt haben, oder wenn zwischen zwei Unterbrechungen kein Stein gesetzt wurde.",
    analyse:
      "Die Analyse: Durch Spiel oder Einigung zeigen die Spieler, welche Steine tot sind. Sie ändert " +
      "keine Wertung.",
    restore:
      "Die Wertungsstellung kommt mit ihren Gefangenen zurück; Steine kommen weg, wo die Analyse den Punkt " +
      "der anderen Farbe ließ.",
    count: "Die Stellung wird gezählt.",
  },

  players: "Was die Spieler sagen",
  silent: (who: Player) => `${player(who)} hat sich noch nicht geäußert.`,
  asked: (who: Player) => `Die Zustimmung von ${player(who)} ist gefragt.`,
  differs: (stones: string) => `Die Marken auf dem Brett weichen davon ab bei: ${stones}.`,
  agreedOn: (stones: string) => `Beide sind einig. Tot: ${stones}.`,
  taps: {
    label: "Ein Tippen auf das Brett",
    marks: "markiert eine Gruppe",
    plays: "setzt einen Stein",
  },
  positions: {
    label: "Stellung",
    scored: "wie sie gewertet wird",
    analysis: "wie nach der Analyse",
  },
  fixed:
    "Die Wertungsstellung steht fest. Was jetzt gespielt wird, zeigt nur, welche Steine tot sind.",

  arbiter: {
    heading: "Ein Schiedsrichter entscheidet",
    why: "Grund",
    wins: (who: Player) => `${player(who)} gewinnt`,
    draw: "Unentschieden",
    noResult: "Ohne Ergebnis",
    bothLose: "Beide Spieler verlieren",
  },

  groups: {
    heading: "Wie der Schiedsrichter jede Gruppe beurteilt",
    looking: "Der Schiedsrichter sieht es sich an …",
    deeper: "Prüfen, ob der erste Zug entscheidet (dauert vielleicht eine Minute)",
    group: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at}, ${counted(stones, "Stein", "Steine")}`,
    grades: {
      lives: "lebt, bewiesen",
      dead: "tot, bewiesen",
      unsettled: "gehört dem, der zuerst zieht, bewiesen",
      ko_dependent: "hängt an einem Ko, durch Suche gefunden",
      agreed_dead: "tot, beide sind einig",
      agreed_alive: "lebt, beide sind einig",
    } as Table,
    graded: (group: string, grade: string) => `${group}: ${grade}.`,
    estimated: (dead: boolean, percent: string) =>
      `${dead ? "tot" : "lebt"}, geschätzt, zu ${percent} % sicher`,
    waits: (percent: string) => `kann so oder so ausgehen, geschätzt, zu ${percent} % sicher`,
    saved: (who: Player, at: string) =>
      `${player(who)} behält sie, wenn er zuerst auf ${at} spielt.`,
    killed: (who: Player, at: string) =>
      `${player(who)} fängt sie, wenn er zuerst auf ${at} spielt.`,
    why: (name: string) => `Warum steht es so um Gruppe ${name}?`,
    others: (count: number) => `${counted(count, "Gruppe lebt", "Gruppen leben")} ohne Frage`,
  },

  story: {
    heading: (name: string) => `Gruppe ${name}: warum`,
    lives: (owner: Player, attacker: Player) =>
      `Die Steine von ${player(owner)} leben. ${player(attacker)} darf beginnen und spielen, so oft er ` +
      `will: Sie sind nicht zu fangen.`,
    dead: (owner: Player, defender: Player) =>
      `Die Steine von ${player(owner)} sind tot. ${player(owner)} darf beginnen: ${player(defender)} hat ` +
      `auf alles eine Antwort.`,
    choose: (who: Player) =>
      `Wähle einen Zug von ${player(who)}, hier oder über seinen Buchstaben auf dem Brett:`,
    answer: (who: Player, at: string, other: Player, reply: string) =>
      `${player(who)} ${at}, ${player(other)} antwortet mit ${reply}.`,
    noAnswer: (who: Player, at: string, other: Player) =>
      `${player(who)} ${at}: ${player(other)} braucht nicht zu antworten.`,
    passAnswer: (who: Player, other: Player, reply: string) =>
      `${player(who)} passt, und ${player(other)} spielt ${reply}.`,
    pass: "Passen",
    over: (defender: Player) =>
      `Von hier an darf ${player(defender)} immer passen: Nichts, was hier noch bleibt, ändert etwas daran.`,
    back: "Einen Schritt zurück",
    forward: "Weiter",
    again: "Von vorn",
    save: "Beweis speichern",
  },

  search: {
    rounds: {
      proof: (now: number, all: number) =>
        `Beweise werden gesucht, Runde ${now} von ${all}: jedes Mal tiefer.`,
      first: (now: number, all: number) =>
        `Es wird geprüft, ob der erste Zug entscheidet, Runde ${now} von ${all}: jedes Mal tiefer.`,
      confirmation: (now: number, all: number) =>
        `Jede Kette wird geprüft, Runde ${now} von ${all}: jedes Mal tiefer.`,
      precedents: (now: number, all: number) =>
        `Formen der Präzedenzfälle werden gesucht, Runde ${now} von ${all}: jedes Mal tiefer.`,
    },
    stop: "Anhalten",
    stopped: "Die Suche wurde vor ihrem Ende angehalten.",
    goOn: "Weitersuchen",
  },

  confirmation: {
    heading: "Feststellung von Leben und Tod",
    intro: (clause: string) =>
      `Jede zweifelhafte Kette wird für sich geprüft, von der angehaltenen Stellung aus. Der Angreifer ` +
      `beginnt, und ein Ko wird erst nach einem Passen zurückgeschlagen${clause}.`,
    question: (attacker: Player, owner: Player, at: string, stones: number) =>
      `Kann ${player(attacker)}, wenn er beginnt, ${counted(stones, "Stein", "Steine")} ` +
      `von ${player(owner)} bei ${at} fangen?`,
    answers: {
      uncapturable: "Nein: lebt.",
      "alive by a new stone": "Ja, aber dann lebt dort ein neuer Stein: lebt.",
      dead: "Ja: tot.",
      capturable: "Ja. Ob dann ein neuer Stein lebt, wurde nicht zu Ende gesucht.",
    } as Table,
    left: (chains: number) => `${counted(chains, "Kette", "Ketten")} nicht zu Ende durchsucht`,
    stays: "Ja: tot, aber es bleibt stehen: Es liegt in keinem Gebiet.",
    removed: "Wird ohne weiteres Spiel weggenommen.",
    seki: "Im Seki: Was umgeben ist, zählt nicht.",
    partly: "Es wurde nicht zu Ende gespielt: Das ist kein Beweis.",
    standing: (sure: number, taken: number) =>
      `${counted(sure, "Stein steht", "Steine stehen")} außer Frage; ${taken} neben offenem ` +
      `Raum ${taken === 1 ? "gilt" : "gelten"} als lebend.`,
    none: "Keine Kette ist zweifelhaft.",
    show: (at: string) => `Das Spiel bei ${at} zeigen`,
    noThreat: "Es gibt nicht einmal eine Drohung.",
    start: "Die Stellung, in der die Partie anhielt.",
    plays: (who: Player, at: string) => `${player(who)} spielt ${at}.`,
    takes: (who: Player, at: string, stones: number) =>
      `${player(who)} ${at} schlägt ${counted(stones, "Stein", "Steine")}.`,
    passes: (who: Player) => `${player(who)} passt.`,
    mark: "Markieren, was wegkommt",
  },

  precedents: {
    heading: "Was Präzedenzfälle der Regeln entscheiden",
    bentFour: (who: Player, at: string, stones: number) =>
      `${counted(stones, "Stein", "Steine")} von ${player(who)} bei ${at}: gebogene Vier in der Ecke.`,
    threePoints: (who: Player, at: string, other: Player, beside: string, stones: number) =>
      `Der Stein von ${player(who)} auf ${at} und ${counted(stones, "Stein", "Steine")} von ` +
      `${player(other)} bei ${beside}: drei Punkte ohne zu schlagen.`,
    dead: "Tot, wie sie stehen.",
    counts: (who: Player, points: number) =>
      `Bleibt es stehen, zählt es ${counted(points, "Punkt", "Punkte")} für ${player(who)} neben der ` +
      `Zählung.`,
    seki: "Ein Seki: Dort zählt kein Punkt.",
    none:
      "Keine Gruppe hat die Form eines Präzedenzfalls: gebogene Vier in der Ecke, drei Punkte ohne zu " +
      "schlagen.",
    open: (chains: number) =>
      `${counted(chains, "Kette wurde", "Ketten wurden")} nicht zu Ende durchsucht: Es kann noch mehr geben.`,
    show: (at: string) => `Die Gruppe bei ${at} zeigen`,
  },
};
