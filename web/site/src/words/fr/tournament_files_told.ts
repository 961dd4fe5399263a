// What the desk of a tournament tells of files of other programs, by its kinds; a fact stands as "{name}"
// (told_desk.ts). What the event has and a file cannot say, what is wrong in a file, and in a field.

export const ofFiles: Readonly<Record<string, string>> = {
  unsaid_rulings: "décisions d’arbitres : {one}{many}",
  unsaid_penalties: "pénalités : {one}{many}",
  unsaid_scores: "marques de parties : {one}{many}",
  unsaid_absences: "exemptions et absences : {one}{many}",
  unsaid_defaults: "résultats par défaut : {one}{many}",
  unsaid_both: "parties que les deux ont gagnées ou perdues : {one}{many}",
  unsaid_start_scores: "les marques de départ",
  unsaid_correction: "une correction de handicap au-dessous de 0",
  same_names: "deux joueurs s’appellent {player} ; le second est écrit {name}",
  untold_absence:
    "{player} manquait sans un mot à la ronde {round} ; il est écrit là et non apparié",
  unsaid_absence: "l’absence de {player} à la ronde {round}",
  unsaid_periods: "le nombre de périodes de byo-yomi ({count})",
  unsaid_clock: "la pendule {clock}",
  whole_minutes: "les temps sont écrits en minutes et secondes entières",
  unsaid_board: "un goban qui n’est pas carré",
  unsaid_rounding:
    "que les marques entières sont arrondies ; les points d’exemptions et d’absences le sont",
  unsaid_round_robin: "que c’est une toutes rondes",
  new_number: "{player} n’a pas de numéro de l’association ; il est écrit {number}",
  unsaid_tie: "la nulle de {white} et {black} à la ronde {round}",
  unknown_ending: "Un tournoi se lit d’un fichier dont le nom finit par {endings}.",
  file_too_large: "Le fichier dépasse 64 Mio.",
  not_xml: "Ce n’est pas du XML.",
  not_json: "Ce n’est pas du JSON.",
  not_opengotha: "Ce n’est pas un fichier d’OpenGotha : il n’a pas de Tournament.",
  not_pairgoth: "Ce n’est pas un fichier de pairgoth : il n’a pas de joueurs ou pas d’appariement.",
  not_an_object: "Un tournoi est un seul objet JSON.",
  not_own: "Ce n’est pas un tournoi de Shinpan : son format n’est pas « {format} ».",
  no_version: "Le fichier n’a pas de version.",
  newer_version: "Un Shinpan plus récent a écrit ce fichier ; celui-ci lit la version 1.",
  no_entries: "Le fichier n’a pas d’entrées.",
  no_rows: "Ce n’est pas un tableau de résultats : il n’a pas de lignes.",
  no_players_part: "Ce n’est pas un fichier de résultats : il n’a pas de PLAYERS.",
  empty_table: "Le tableau est vide.",
  no_heading: "La première ligne n’a pas de titre « {heading} ».",
  open_quote: "Un guillemet n’est pas fermé.",
  wrong_attribute:
    "{attribute} de {element} est « {value} », qui n’est pas une de ses valeurs ; la valeur " +
    "habituelle est prise",
  wrong_value: "{key} est « {value} », qui ne peut être lu",
  left_out_criterion: "il n’y a pas de critère {criterion} ; il est laissé de côté",
  over_the_net: "que le tournoi se joue sur le réseau n’est pas gardé",
  left_out_clock: "personne ne peut jouer à cette pendule ; elle est laissée de côté",
  more_rounds: "le tournoi annonce {said} rondes, et il y en a {paired}",
  no_player: "Un joueur est un numéro, des noms et un niveau, non « {text} ».",
  nameless: "le joueur n’a pas de nom ; il s’appelle {player}",
  row_without_name: "Cette ligne n’a pas de nom.",
  left_out_row: "cette ligne n’a pas de niveau, elle n’est donc pas du tableau ; laissée de côté",
  left_out_column: "la colonne « {column} » n’est pas connue ; elle est laissée de côté",
  rank_without_letter: "le niveau {rank} n’a pas de lettre ; il est pris pour kyu",
  without_rank: "{player} n’a pas de niveau ; 30 kyu est pris",
  two_of_a_name: "Deux joueurs s’appellent {player} : ici et à la ligne {other_line}.",
  two_of_a_number:
    "{player} a le numéro {number}, comme {other}{other_line? à la ligne {other_line}}.",
  not_in_file: "Il n’y a pas de joueur {player} dans ce fichier.",
  left_out_teams: "des équipes qui ne sont pas appariées comme telles ne sont pas gardées",
  changing_team: "l’équipe {team} change de membres ; ceux de sa première ronde sont gardés",
  no_game: "Une partie est deux numéros, un résultat, un handicap et le komi, non « {text} ».",
  no_such_number: "Une ronde va de 1 à {most}, non {round}.",
  no_round: "Il n’y a pas de ronde « {round} ».",
  no_result: "Il n’y a pas de résultat « {result} » ; c’est 1-0, 0-1, ½-½, 0-0 ou 1-1.",
  left_out_result: "il n’y a pas de résultat {result} ; la partie n’en a pas",
  cancelled_game: "une partie de la ronde {round} est annulée ; elle n’a pas de résultat",
  other_komi: "le komi de cette partie, {komi}, n’est pas gardé",
  no_such_handicap:
    "il n’y a pas de handicap de {handicap} pierres ; la partie est prise à égalité",
  taken_table: "la table {table} de la ronde {round} est prise ; la partie en reçoit une libre",
  game_without_players: "Cette partie n’a pas de joueurs.",
  against_themselves: "{player} joue contre soi-même à la ronde {round}.",
  paired_in_two_lines:
    "{player} est apparié deux fois à la ronde {round}, ici et à la ligne {other_line}.",
  not_paired_so:
    "{white} avec Blanc et {black} avec Noir ne se rencontrent pas à la ronde {round}.",
  no_such_row:
    "{player} joue contre la ligne {row} à la ronde {round}, et cette ligne n’existe pas.",
  another_opponent:
    "{player} joue contre {opponent} à la ronde {round}, qui joue contre {other}{row?la ligne " +
    "{row}} (ligne {other_line}).",
  one_sided: "la partie de {player} contre {opponent} à la ronde {round} n’est que sur cette ligne",
  same_color:
    "{player} et {opponent} ont la même couleur à la ronde {round} ; les couleurs sont inconnues",
  two_handicaps:
    "{player} et {opponent} disent deux handicaps à la ronde {round} ; le premier est pris",
  two_results:
    "{player} et {opponent} (ligne {other_line}) disent deux résultats de leur partie à la " +
    "ronde {round}.",
  wrong_cell: "{column} : « {value} » ne peut être lu",
  field_text: "{field?{field} : }il faut un texte d’au plus {most} octets.",
  field_truth: "{field?{field} : }il faut true ou false.",
  field_whole: "{field?{field} : }il faut un nombre entier.",
  field_negative: "{field?{field} : }cela ne peut être négatif.",
  field_most: "{field?{field} : }c’est au plus {most}.",
  field_number: "{field?{field} : }il faut un nombre.",
  field_points: "{field?{field} : }il faut des points et des demis.",
  field_rules: "{field?{field} : }il n’y a pas de règles {rules}.",
  field_clock:
    "{field?{field} : }il n’y a pas de pendule {clock} ; les formes sont none, " +
    "absolute:MAIN, byoyomi:MAIN:PERIOD:PERIODS, canadian:MAIN:PERIOD:MOVES, " +
    "fischer:MAIN:PERIOD, move:PERIOD, ing:MAIN:PERIOD:PERIODS:POINTS, les temps en secondes.",
  field_size: "{field?{field} : }il faut la taille d’un goban, telle 19x19.",
  field_criterion: "{field?{field} : }il n’y a pas de critère {criterion}.",
  field_choice: "{field?{field} : }cela ne peut être « {word} ».",
  field_list: "{field?{field} : }il faut une liste.",
  field_object: "{field?{field} : }il faut un objet.",
  field_player: "{field?{field} : }il faut le numéro d’un joueur.",
  field_missing: "{field?{field} : }cela manque.",
  field_unknown: "{field?{field} : }un tel champ n’existe pas ici.",
};
