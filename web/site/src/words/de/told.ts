import { tell, tellFault, type Remarks } from "../told.ts";
import { end } from "./end.ts";
import { faults } from "./faults.ts";
import { refusals } from "./refusals.ts";
import { counted, player, sentences } from "./speech.ts";

const n = (amount: string, one: string, many: string): string =>
  counted(Number(amount.replace(",", ".")), one, many).replace(".", ",");
const stones = (amount: string): string => n(amount, "Stein", "Steine");
const points = (amount: string): string => n(amount, "Punkt", "Punkte");
const sides = (shape: string): string => (shape === "" ? "" : `, ${shape.replace("x", " mal ")}`);
const here = (absent: string): string => (absent === "" ? "" : "hier nicht gezählt: ");
const change = (word: string): string => (word === "less" ? "weniger" : "mehr");
const what: Readonly<Record<string, string>> = {
  ...end.terms,
  late_stones: "Steine, die nach dem vorläufigen Ende gesetzt und nicht unsterblich sind",
  first_pass: "das erste Passen der Partie",
  group_tax: "die Steuer auf lebende Gruppen",
  compensation: "die Vorgabesteine",
  button: "den Knopf",
  pass_stones: "fürs Passen abgegebene Steine",
};
const ends: Readonly<Record<string, string>> = {
  resignation: "durch Aufgabe",
  time: "durch Zeitüberschreitung",
  forfeit: "kampflos",
  illegal_move: "durch einen regelwidrigen Zug",
  no_result: "ohne Ergebnis",
  draw: "unentschieden",
  both_lose: "mit einer Niederlage für beide",
  ruling: "durch Entscheid des Schiedsrichters",
};

export const remarks: Remarks = {
  dead_to_bowl: (f) =>
    `Die toten Steine von ${f.player} auf ${f.at} kommen vom Brett zurück in die eigene Dose.`,
  dead_to_lid: (f) =>
    `Die toten Steine von ${f.player} auf ${f.at} kommen vom Brett in den Deckel von ${f.opponent}.`,
  dead_by_control: (f) =>
    `Die toten Steine von ${f.player} auf ${f.at} kommen vom Brett in den Deckel von ${f.opponent}: In der ` +
    `Analysestellung beherrscht der Gegner diese Punkte.`,
  receives: (f) =>
    `${f.player} bekommt ${points(f.points)} für ${f.what}${refusals.clause(f.clause)} und hat ${f.total}.`,
  loses: (f) =>
    `${f.player} verliert ${points(f.points)} für ${f.what}${refusals.clause(f.clause)} und hat ${f.total}.`,
  receives_zi: (f) =>
    `${f.player} bekommt ${points(f.points)} für ${f.what}${refusals.clause(f.clause)}: ${f.zi} ` +
    `Zi ${change(f.change)} für Schwarz, es bleiben ${f.total}.`,
  loses_zi: (f) =>
    `${f.player} verliert ${points(f.points)} für ${f.what}${refusals.clause(f.clause)}: ${f.zi} ` +
    `Zi ${change(f.change)} für Schwarz, es bleiben ${f.total}.`,
  stones_stand: (f) =>
    `${n(f.stones, "Stein von", "Steine von")} ${f.player} auf dem Brett: damit ${f.total}.`,
  territory_has: (f) => `Das Gebiet von ${f.player} ${f.at} hat ${points(f.points)}: ${f.total}.`,
  fills_small: (f) =>
    `${f.player} füllt seine kleinen Gebiete auf ${f.at}; diese Steine werden mitgezählt.`,
  fills_region: (f) => `${f.player} füllt ${f.at}; diese Steine werden mitgezählt.`,
  makes_tens: (f) => {
    const done = [
      f.taken_up && `nimmt ${f.taken_up} auf`,
      f.filled && `füllt ${f.filled}`,
      f.left && `lässt ${f.left}`,
    ].filter((part) => part !== "");
    return (
      `${f.player} ${done.join(" und ")}: ein Gebiet von ${f.points}${sides(f.sides)}, ` +
      `zusammen ${f.total}.`
    );
  },
  half_of_shared: (f) =>
    `Die Hälfte von ${n(f.points, "geteilten Punkt", "geteilten Punkten")} gehört Schwarz ` +
    `(${f.at}): ${f.total}.`,
  less_half: (f) =>
    `Von den ${f.before} ${f.unit === "zi" ? "Zi" : "Steinen"} von Schwarz geht das halbe Brett ` +
    `ab, ${f.half}: Es bleiben ${f.total}.`,
  old_threshold: (f) =>
    `Nach den alten Worten braucht Schwarz ${f.threshold} Steine: ${f.half}, ${f.owed} für Komi und einen ` +
    `mehr. Danach hätte er mit ${f.stones} Steinen ${f.outcome === "won" ? "gewonnen" : "verloren"}; die ` +
    `Wertung sagt es anders.`,
  clears_white: (f) => `Die Steine von Weiß werden in die Dose geräumt: ${f.at}.`,
  fills_territory: (f) =>
    `${f.player} füllt das eigene Gebiet mit ${n(f.stones, "Stein", "Steinen")} auf ${f.at}.`,
  ten: (f) => `Zehner ${f.number}: ${f.at}; ${f.total}.`,
  singles: (f) => `${n(f.stones, "einzelner Stein", "einzelne Steine")}: ${f.at}; ${f.total}.`,
  has_the_rest: (f) =>
    `${f.player} hat den Rest: ${points(f.board)} des Bretts ` +
    `weniger ${f.counted}${f.shared && ` und ${f.shared}, die niemand hat,`} sind ${f.points}.`,
  fills_prisoners: (f) =>
    `${f.player} füllt ${stones(f.stones)} aus dem Deckel in das Gebiet von ${f.opponent} auf ${f.at}.`,
  finds_no_room: (f) =>
    `${n(f.stones, "Stein", "Steine")} im Deckel von ${f.player} ${f.stones === "1" ? "findet" : "finden"} ` +
    `im Gebiet von ${f.opponent} keinen Platz: ${points(f.stones)} für ${f.player}.`,
  moves_stones: (f) =>
    `${f.player} versetzt ${stones(f.stones)} von ${f.from} nach ${f.at}: ein Gebiet ` +
    `von ${f.points}${sides(f.sides)}.`,
  has_empty: (f) =>
    `${f.player} hat ${n(f.points, "leeren Punkt", "leere Punkte")} ` +
    `auf ${f.at}${sides(f.sides)}: ${f.total}.`,
  white_passes_once_more: () =>
    "Schwarz hat den letzten Zug gemacht, also passt Weiß noch einmal: Ein weißer Stein kommt aus der Dose " +
    "von Weiß in den Deckel von Schwarz.",
  black_played_last: () =>
    "Schwarz hat zuletzt gesetzt: Ein weißer Stein kommt aus der Dose von Weiß in den Deckel von Schwarz.",
  adds_stones_used: (f) =>
    `Um Steine und Gebiet zu zählen, rechnet ${f.player} alle benutzten Steine dazu ` +
    `(${f.stones}): ${f.total}.`,
  adds_for_handicap: (f) =>
    `Für die Züge, die ihm die Vorgabe nahm, rechnet Weiß ${f.points} dazu: ${f.total}.`,
  restores: (f) => {
    const done = [
      f.taken_up && `${f.taken_up} aufgenommen`,
      f.black && `Schwarz zurück auf ${f.black}`,
      f.white && `Weiß zurück auf ${f.white}`,
    ];
    return (
      `Aus der Analysestellung wird die Wertungsstellung ` +
      `wiederhergestellt: ${done.filter((part) => part !== "").join("; ")}.`
    );
  },
  returns_stones: (f) =>
    `Alle geschlagenen und abgegebenen Steine kommen in die eigenen Dosen zurück: ${f.black} für Schwarz ` +
    `und ${f.white} für Weiß, mit denen auf dem Brett je 180.`,
  lets_komi_in: (f) =>
    `Schwarz lässt ${n(f.stones, "weißen Stein", "weiße Steine")} ins eigene Gebiet auf ${f.at}, das ` +
    `sind ${f.points} Punkte für Weiß.`,
  fills_shared: (f) => `${f.player} füllt seine Hälfte der geteilten Punkte auf ${f.at}.`,
  stones_left_over: (f) =>
    `${n(f.stones, "übriger Stein", "übrige Steine")} von ${f.opponent} im Raum von ${f.player} ` +
    `auf ${f.at}, je zwei Punkte: ${f.total}.`,
  stays_empty: (f) =>
    `${n(f.points, "Punkt bleibt", "Punkte bleiben")} im Raum von ${f.player} leer auf ${f.at}, je ein ` +
    `Punkt: ${f.total}.`,

  not_without_play: (f) => `ohne Spiel kommt kein Stein vom Brett${refusals.clause(f.clause)}`,
  is_counted: () => "die Partie wird gezählt",
  ends_by: (f) => `die Partie endet ${ends[f.how] ?? f.how}${refusals.clause(f.clause)}`,
  over_before: (f) => `die Partie war vor Zug ${f.move} zu Ende${refusals.clause(f.clause)}`,
  all_stand: () => "alle Steine auf dem Brett zählen, wie sie stehen",
  come_off: (f) => n(f.stones, "Stein kommt als tot vom Brett", "Steine kommen als tot vom Brett"),
  only_stones: () => "nur die Steine auf dem Brett zählen",
  stones_too: () => "neben dem Gebiet zählen die Steine auf dem Brett",
  territory_alone: (f) =>
    `Gebiet zählt und Steine nicht; wer mehr gesetzt hat, gewinnt damit nichts (Schwarz ${f.black}, ` +
    `Weiß ${f.white})`,
  uncounted: (f) =>
    n(f.points, "umschlossener Punkt zählt nicht", "umschlossene Punkte zählen nicht") +
    refusals.clause(f.clause),
  counted_differently: () => "das Brett wird anders gezählt",
  komi: (f) => `Komi ${f.komi} statt ${f.usual}`,
  compensation: (f) => `${here(f.not_here)}Weiß wird für die Vorgabe entschädigt`,
  first_pass: (f) => `${here(f.not_here)}Weiß hat in der Partie zuerst gepasst`,
  button: (f) => `${here(f.not_here)}der Knopf`,
  group_tax: (f) => `${here(f.not_here)}jede lebende Gruppe gibt zwei Punkte ab`,
  pass_stones: (f) => `${here(f.not_here)}fürs Passen abgegebene Steine`,
  late_stones: (f) => `${here(f.not_here)}spät gesetzte Steine, die nicht unsterblich sind`,
  wins_tie: (f) => `bei Gleichstand gewinnt ${f.player}${refusals.clause(f.clause)}`,
};

const methods: Readonly<Record<string, string>> = {
  as_it_stands: "jeder Posten der Wertung, wie das Brett steht",
  half_count: "das Gebiet von Schwarz in Zehnern, dann seine Steine, in Zi gegen das halbe Brett",
  fill_by_tens: "Weiß abgeräumt, Schwarz aufgefüllt und in Zehnern abgehoben",
  smaller_side: "gezählt wird die kleinere Seite, der Rest gehört dem anderen",
  fill_prisoners: "Gefangene eingefüllt, Gebiet geordnet und gezählt",
  pass_stone_fill: "Gefangene und Passsteine eingefüllt; beide Wertungen stimmen überein",
  extra_stone_fill: "von beiden Farben gleich viele Steine auf dem Brett; leere Punkte gezählt",
  fixed_stones_fill: "genau 180 Steine je Seite, alle eingefüllt",
  two_positions: "was die Analyse als tot zeigt, kommt weg; einfüllen und zählen",
};

export const told = {
  ...tell({
    remarks,
    decimal: ",",
    player,
    terms: what,
    sentences,
    and: "; ",
    worth: (winner, amount) => `: ${points(amount)} für ${player(winner)}`,
    refused: ({ move, color, point, reason, repeats_move }) => {
      const again =
        repeats_move === null
          ? ""
          : repeats_move === 0
            ? " (die vom Anfang)"
            : ` (die nach Zug ${repeats_move})`;
      const where = [move > 0 ? `Zug ${move}` : "vor dem ersten Zug", color && player(color), point]
        .filter((part) => part)
        .join(" ");
      return `${where}: ${refusals.refusals[reason] ?? reason}${again}`;
    },
  }),
  method: (english: string, method: string) => methods[method] ?? english,
  fault: tellFault(faults, {
    colon: ": ",
    places: (count) => ` (die letzte von ${count} Stellen)`,
  }),
};
