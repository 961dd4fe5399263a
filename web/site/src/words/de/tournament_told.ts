// What the desk of a tournament tells, by its kinds; a fact stands as "{name}" (told_desk.ts).

export const sentences: Readonly<Record<string, string>> = {
  no_title: "Das Turnier hat keinen Titel.",
  wrong_rounds: "Ein Turnier hat 1 bis {most} Runden, nicht {rounds}.",
  bar_below_floor: "Die obere McMahon-Grenze liegt unter der unteren.",
  wrong_placement: "Plätze ergeben sich aus 1 bis {most} Kriterien, nicht {count}.",
  criterion_twice: "Das Kriterium {criterion} steht zweimal da.",
  categories_rise: "Die unteren Grade der Klassen müssen von einer zur nächsten fallen.",
  wrong_ceiling: "Die höchste Vorgabe ist 0 bis 9 Steine.",
  wrong_team_size: "Eine Mannschaft hat 1 bis 9 Bretter.",
  impossible_clock: "So eine Uhr gibt es nicht.",
  rounds_below_paired:
    "Runde {paired} ist schon ausgelost; das Turnier kann nicht nur {rounds} Runden haben.",
  teams_change:
    "Es sind schon Runden ausgelost; zwischen Mannschaften und Einzelnen lässt sich nicht mehr wechseln.",
  no_such_player: "Es gibt keinen Spieler {player}.",
  next_number: "Der nächste Spieler hat die Nummer {next}, nicht {number}.",
  too_many_players: "Ein Turnier hat höchstens {most} Spieler.",
  no_name: "Ein Spieler braucht einen Namen.",
  wrong_rank: "Ein Grad ist 30k bis 18d.",
  wrong_correction: "Die Anfangspunkte lassen sich um {least} bis {most} Punkte ändern.",
  member_is_team: "Mitglied ist ein Spieler, keine Mannschaft.",
  member_twice: "{player} steht zweimal unter den Mitgliedern.",
  member_elsewhere: "{player} gehört zu {team}.",
  absence_backwards: "Die letzte Runde des Fehlens liegt vor der ersten.",
  wrong_attendance: "Wer fehlt, fehlt mit oder ohne Ansage oder ist da.",
  absent_with_game:
    "{player} hat in Runde {round} eine Partie: nimm die Auslosung zurück, oder gib der " +
    "Partie ein kampfloses Ergebnis.",
  absent_with_bye: "{player} hat in Runde {round} ein Freilos: nimm es zuerst zurück.",
  no_such_round: "Es gibt keine Runde {round}: das Turnier hat {rounds} Runden.",
  standings_are_final:
    "Die Tabelle nach Runde {round} ist endgültig; mach zuerst die Bestätigung rückgängig.",
  paired_already: "{player} ist in Runde {round} schon ausgelost, an Tisch {table}.",
  has_bye: "{player} hat in Runde {round} ein Freilos.",
  is_absent: "{player} fehlt in Runde {round}.",
  not_checked_in: "{player} ist noch nicht da.",
  table_taken: "Tisch {table} ist in Runde {round} besetzt.",
  wrong_handicap: "Eine Vorgabe ist 0 bis {most} Steine.",
  paired_twice: "{player} wäre in Runde {round} zweimal ausgelost.",
  not_paired: "{player} ist in Runde {round} nicht ausgelost.",
  game_has_result: "Die Partie {white} – {black} hat ein Ergebnis: nimm es zuerst zurück.",
  not_paired_together:
    "{white} und {black} spielen in Runde {round} nicht " +
    "gegeneinander{white_plays?; {white} spielt gegen {white_plays}, Tisch " +
    "{white_table}}{black_plays?; {black} spielt gegen {black_plays}, Tisch {black_table}}.",
  wrong_table: "Tische zählen von 1 an.",
  table_of_others: "Tisch {table} ist der von {white} – {black}.",
  has_white: "{player} hat in dieser Partie Weiß.",
  not_paired_yet: "Runde {round} ist noch nicht ausgelost.",
  no_result_yet: "Die Partie {white} – {black} der Runde {round} hat noch kein Ergebnis.",
  no_reason: "Eine Entscheidung braucht einen Grund in Worten.",
  unreadable_record:
    "Die Aufzeichnung zur Entscheidung ist nicht lesbar{line?, Zeile {line}, Spalte {column}}: {fault}",
  no_rules_to_replay:
    "Das Turnier nennt keine Regeln, nach denen die Aufzeichnung nachzuspielen ist.",
  negative_penalty: "Ein Abzug ist 0 Punkte oder mehr.",
  ruling_of_two: "Eine Entscheidung über ein Ergebnis nennt Weiß und Schwarz.",
  penalty_of_one: "Ein Abzug trifft einen Spieler.",
  appealed_already: "Gegen diese Entscheidung gibt es schon einen Einspruch.",
  not_a_ruling: "Eintrag {entry} ist keine Entscheidung.",
  heard_already: "Über diesen Einspruch ist schon verhandelt.",
  not_an_appeal: "Eintrag {entry} ist kein Einspruch.",
  nothing_to_undo: "Es gibt keinen Eintrag {entry}, der sich rückgängig machen ließe.",
  stands_on_it: "Eintrag {entry} beruht darauf: mach zuerst den rückgängig.",
  no_conditions: "Ein Turnier beginnt mit seiner Ausschreibung.",
  wrong_number: "Der Eintrag hat die Nummer {number} und müsste {expected} haben.",
  by_hand_alone: "Nach der Ausschreibung werden Runden von Hand ausgelost.",
  results_missing:
    "Partien ohne Ergebnis, mit ihrer Runde: {games}{more? und {more} weitere}. Trag sie " +
    "ein, oder lose ohne sie aus.",
  cannot_be_paired:
    "{player} kann in Runde {round} nicht ausgelost werden: nicht da, oder schon ausgelost.",
  nobody_left: "In Runde {round} ist niemand mehr auszulosen.",
  all_places_decided:
    "Alle Plätze sind entschieden: niemand hat mehr dieselben Ergebnisse wie ein anderer.",
  needs_repeat:
    "Runde {round} geht nicht ohne eine Wiederholung{stuck?: {stuck}}{more_stuck? und " +
    "{more_stuck} weitere}{stuck? trafen schon alle anderen, die da " +
    "sind}; bestenfalls treffen sich wieder: {games}{more? und {more} " +
    "weitere}. Lass Spieler sich wieder treffen, gib jemandem ein Freilos, oder hol noch " +
    "jemanden dazu.",
  too_many_criteria:
    "Die Kriterien dieser Runde sind zu viele für eine Rechnung: lose in Teilen aus, oder " +
    "nach dem verträglichen Verfahren.",
  tables_decide:
    "Wenn jeder gegen jeden spielt, sagen die Tafeln, wer sich trifft; am Ende haben sich alle getroffen.",
  no_such_pair: "In Runde {round} sind keine zwei Spieler {one} und {other}.",
  no_bye: "In Runde {round} hat niemand ein Freilos.",
  meets: "{couple}{bye?Ein Freilos für {bye}} gibt es in dieser Runde.",
  worse_first:
    "Mit {couple}{bye?einem Freilos für {bye}} ist die beste Runde schlechter, in: " +
    "{criterion} ({there} statt {here}).",
  worse:
    "Mit {couple}{bye?einem Freilos für {bye}} ist die beste Runde schlechter, in: " +
    "{criterion} ({there} statt {here}); alle Kriterien davor sind gleich.",
  loses_most:
    "Mit {couple}{bye?einem Freilos für {bye}} ist die beste Runde schlechter, am meisten " +
    "in: {criterion} ({there} statt {here}).",
  better_first:
    "Mit {couple}{bye?einem Freilos für {bye}} wäre die Runde besser; diese ist schlechter, " +
    "in: {criterion} ({here} statt {there}).",
  better:
    "Mit {couple}{bye?einem Freilos für {bye}} wäre die Runde besser; diese ist schlechter, " +
    "in: {criterion} ({here} statt {there}); alle Kriterien davor sind gleich.",
  gains_most:
    "Mit {couple}{bye?einem Freilos für {bye}} wäre die Runde besser; diese ist schlechter, " +
    "am meisten in: {criterion} ({here} statt {there}).",
  as_good:
    "Mit {couple}{bye?einem Freilos für {bye}} ist die beste Runde in allen Kriterien so gut wie diese.",
  conditions: "Ausschreibung: {title}, {system}, Runden: {rounds}",
  registered: "Angemeldet: {number} {player}{club? ({club})}",
  checked_in: "{player} ist da",
  preliminary: "{player} ist doch noch nicht da",
  plays: "{player} spielt in Runde {rounds}",
  agreed_absent: "{player} fehlt in Runde {rounds}, mit Ansage",
  absent: "{player} fehlt in Runde {rounds} ohne ein Wort",
  paired: "Runde {round}: {games} Partien ausgelost{method? ({method})}{byes?; Freilos: {byes}}",
  paired_one: "Runde {round}: ausgelost {game}{method? ({method})}{byes?; Freilos: {byes}}",
  unpaired: "Runde {round}: Auslosung zurückgenommen{players?, von {players}}",
  rearranged: "Runde {round}: {game} an Tisch {table}, Vorgabe {handicap}",
  rearranged_even: "Runde {round}: {game} an Tisch {table}, keine Vorgabe",
  reported: "Runde {round}: {game} {result}",
  ruled_result:
    "Entscheidung, Runde {round}: {game} {result}: {words}{clause? ({clause})}{arbiter?, {arbiter}}",
  ruled:
    "Entscheidung, Runde {round}: {ruling}{players?, {players}}{points?, Punkte: {points}}: " +
    "{words}{clause? ({clause})}{arbiter?, {arbiter}}",
  appealed: "{player} erhebt Einspruch gegen Entscheidung {ruling}: {words}",
  upheld: "Dem Einspruch {appeal} wird stattgegeben{committee? ({committee})}{words?: {words}}",
  rejected: "Der Einspruch {appeal} wird abgewiesen{committee? ({committee})}{words?: {words}}",
  approved: "Die Tabelle nach Runde {round} ist endgültig{by? ({by})}",
  undone: "Eintrag {entry} rückgängig gemacht",
  only_looks_on: "Diese Seite schaut nur zu.",
  request_too_long: "Das ist zu lang für eine Anfrage.",
  no_such_event: "Es gibt kein Turnier {event}.",
  event_exists: "Es gibt schon ein Turnier {event}.",
  wrong_event_name: "Der Name der Datei hat kleine Buchstaben, Ziffern und Bindestriche.",
  open_elsewhere: "{file}: ein anderes Shinpan hat sie offen.",
  cannot_be_read: "{file} lässt sich nicht lesen: {reason}",
  cannot_be_made: "{file} lässt sich nicht anlegen: {reason}",
  cannot_be_written: "{file} lässt sich nicht schreiben: {reason}",
};

/** What each criterion of the strict method counts. */
export const costs: Readonly<Record<string, string>> = {
  repeat: "Partien zwischen Spielern, die sich schon trafen",
  second_bye: "Freilose für Spieler, die schon eins hatten",
  last_bye: "Abstand des Freiloses vom letzten Platz",
  category: "Abstände zwischen Klassen",
  score: "Abstände zwischen Punkten",
  origin: "Partien in einem Verein oder Land",
  drawn: "wieder hoch- oder heruntergeloste Spieler",
  drawn_place: "Abstand der Hoch- oder Heruntergelosten vom gewünschten Platz in ihrer Gruppe",
  handicap: "Vorgabesteine",
  seeding: "Abstand von der Setzung in den Gruppen",
  colors: "Farben aus dem Gleichgewicht",
  chance: "Zufall, aus der Zahl des Turniers",
};

/** What each weight of the compatible method is for. */
export const weights: Readonly<Record<string, string>> = {
  repeat: "Partien zwischen Spielern, die sich noch nicht trafen",
  random: "Zufall",
  colors: "Farben im Gleichgewicht",
  category: "Partien in einer Klasse",
  score: "kleine Abstände zwischen Punkten",
  drawn: "wer hoch- oder heruntergelost wird",
  seeding: "Setzung in den Gruppen",
  handicap: "kleine Vorgaben",
  origin: "Partien zwischen Vereinen und Ländern",
};
