// What the desk of a tournament tells, by its kinds; a fact stands as "{name}" (told_desk.ts).

export const sentences: Readonly<Record<string, string>> = {
  no_title: "Le tournoi n’a pas de titre.",
  wrong_rounds: "Un tournoi a de 1 à {most} rondes, non {rounds}.",
  bar_below_floor: "La barre McMahon est au-dessous du plancher.",
  wrong_placement: "Le classement suit de 1 à {most} critères, non {count}.",
  criterion_twice: "Le critère {criterion} y est deux fois.",
  categories_rise: "Les niveaux les plus bas des catégories doivent descendre de l’une à l’autre.",
  wrong_ceiling: "Le plus grand handicap est de 0 à 9 pierres.",
  wrong_team_size: "Une équipe a de 1 à 9 tables.",
  impossible_clock: "Une telle pendule n’existe pas.",
  rounds_below_paired:
    "La ronde {paired} est déjà appariée ; le tournoi ne peut pas avoir {rounds} rondes.",
  teams_change:
    "Des rondes sont déjà appariées ; on ne peut plus passer aux équipes ni les quitter.",
  no_such_player: "Il n’y a pas de joueur {player}.",
  next_number: "Le prochain joueur a le numéro {next}, non {number}.",
  too_many_players: "Un tournoi a au plus {most} joueurs.",
  no_name: "Il faut un nom au joueur.",
  wrong_rank: "Un niveau va de 30k à 18d.",
  wrong_correction: "La marque de départ se corrige de {least} à {most} points.",
  member_is_team: "Un membre est un joueur, non une équipe.",
  member_twice: "{player} est deux fois parmi les membres.",
  member_elsewhere: "{player} est membre de {team}.",
  absence_backwards: "La dernière ronde d’absence est avant la première.",
  wrong_attendance: "On est absent avec ou sans annonce, ou bien là.",
  absent_with_game:
    "{player} a une partie à la ronde {round} : défaites l’appariement, ou donnez à la " +
    "partie un résultat par défaut.",
  absent_with_bye: "{player} est exempt à la ronde {round} : retirez d’abord l’exemption.",
  no_such_round: "Il n’y a pas de ronde {round} : le tournoi en a {rounds}.",
  standings_are_final:
    "Le classement après la ronde {round} est définitif ; annulez d’abord son approbation.",
  paired_already: "{player} est déjà apparié à la ronde {round}, table {table}.",
  has_bye: "{player} est exempt à la ronde {round}.",
  is_absent: "{player} est absent à la ronde {round}.",
  not_checked_in: "{player} n’est pas encore là.",
  table_taken: "La table {table} est prise à la ronde {round}.",
  wrong_handicap: "Un handicap est de 0 à {most} pierres.",
  paired_twice: "{player} serait apparié deux fois à la ronde {round}.",
  not_paired: "{player} n’est pas apparié à la ronde {round}.",
  game_has_result: "La partie {white} – {black} a un résultat : retirez-le d’abord.",
  not_paired_together:
    "{white} et {black} ne se rencontrent pas à la ronde " +
    "{round}{white_plays? ; {white} joue contre {white_plays}, table " +
    "{white_table}}{black_plays? ; {black} joue contre {black_plays}, table {black_table}}.",
  wrong_table: "Les tables sont numérotées à partir de 1.",
  table_of_others: "La table {table} est celle de {white} – {black}.",
  has_white: "{player} a Blanc dans cette partie.",
  not_paired_yet: "La ronde {round} n’est pas encore appariée.",
  no_result_yet: "La partie {white} – {black} de la ronde {round} n’a pas encore de résultat.",
  no_reason: "Il faut à une décision son motif en mots.",
  unreadable_record:
    "Le fichier de la partie jointe à la décision ne peut être lu" +
    "{line?, ligne {line}, colonne {column}} : {fault}",
  no_rules_to_replay:
    "Le tournoi ne nomme pas de règles pour rejouer la partie jointe à la décision.",
  negative_penalty: "Une pénalité est de 0 point ou plus.",
  ruling_of_two: "Une décision sur un résultat nomme Blanc et Noir.",
  penalty_of_one: "Une pénalité est pour un joueur.",
  appealed_already: "Il y a déjà appel de cette décision.",
  not_a_ruling: "L’entrée {entry} n’est pas une décision.",
  heard_already: "Cet appel est déjà examiné.",
  not_an_appeal: "L’entrée {entry} n’est pas un appel.",
  nothing_to_undo: "Il n’y a pas d’entrée {entry} à annuler.",
  stands_on_it: "L’entrée {entry} repose dessus : annulez-la d’abord.",
  no_conditions: "Un tournoi commence par son règlement.",
  wrong_number: "L’entrée a le numéro {number} et devrait avoir {expected}.",
  by_hand_alone: "D’après le règlement, les rondes s’apparient à la main.",
  results_missing:
    "Parties sans résultat, avec leur ronde : {games}{more? et {more} autres}. " +
    "Saisissez-les, ou appariez sans elles.",
  cannot_be_paired: "{player} ne peut être apparié à la ronde {round} : pas là, ou déjà apparié.",
  nobody_left: "Il ne reste personne à apparier à la ronde {round}.",
  all_places_decided:
    "Toutes les places sont décidées : plus personne n’a les mêmes résultats qu’un autre.",
  needs_repeat:
    "La ronde {round} ne va pas sans répétition{stuck? : {stuck}}{more_stuck? et " +
    "{more_stuck} autres}{stuck? ont déjà rencontré tous ceux qui sont " +
    "là} ; au mieux se rencontrent de nouveau : {games}{more? et {more} " +
    "autres}. Laissez des joueurs se rencontrer de nouveau, exemptez quelqu’un, ou faites " +
    "venir quelqu’un.",
  too_many_criteria:
    "Les critères de cette ronde sont trop pour un seul calcul : appariez-la en parties, ou " +
    "par la méthode compatible.",
  tables_decide:
    "Dans une toutes rondes, les tables disent qui se rencontre ; à la fin tous se sont rencontrés.",
  no_such_pair: "La ronde {round} n’a pas deux joueurs {one} et {other}.",
  no_bye: "Personne n’est exempt à la ronde {round}.",
  meets: "{couple}{bye?L’exemption de {bye}} est dans cette ronde.",
  worse_first:
    "Avec {couple}{bye?l’exemption de {bye}}, la meilleure ronde est moins bonne : " +
    "{criterion} ({there} au lieu de {here}).",
  worse:
    "Avec {couple}{bye?l’exemption de {bye}}, la meilleure ronde est moins bonne : " +
    "{criterion} ({there} au lieu de {here}) ; tous les critères d’avant sont égaux.",
  loses_most:
    "Avec {couple}{bye?l’exemption de {bye}}, la meilleure ronde est moins bonne, surtout : " +
    "{criterion} ({there} au lieu de {here}).",
  better_first:
    "Avec {couple}{bye?l’exemption de {bye}}, la ronde serait meilleure ; celle-ci est moins " +
    "bonne : {criterion} ({here} au lieu de {there}).",
  better:
    "Avec {couple}{bye?l’exemption de {bye}}, la ronde serait meilleure ; celle-ci est moins " +
    "bonne : {criterion} ({here} au lieu de {there}) ; tous les critères d’avant sont égaux.",
  gains_most:
    "Avec {couple}{bye?l’exemption de {bye}}, la ronde serait meilleure ; celle-ci est moins " +
    "bonne, surtout : {criterion} ({here} au lieu de {there}).",
  as_good:
    "Avec {couple}{bye?l’exemption de {bye}}, la meilleure ronde vaut celle-ci à tous les critères.",
  conditions: "Règlement : {title}, {system}, rondes : {rounds}",
  registered: "Inscription : {number} {player}{club? ({club})}",
  checked_in: "{player} est là",
  preliminary: "{player} n’est pas encore là",
  plays: "{player} joue, ronde {rounds}",
  agreed_absent: "{player} est absent, annoncé, ronde {rounds}",
  absent: "{player} est absent sans un mot, ronde {rounds}",
  paired:
    "Ronde {round} : parties appariées : {games}{method? ({method})}{byes? ; exempt : {byes}}",
  paired_one: "Ronde {round} : apparié {game}{method? ({method})}{byes? ; exempt : {byes}}",
  unpaired: "Ronde {round} : appariement défait{players?, de {players}}",
  rearranged: "Ronde {round} : {game}, table {table}, handicap {handicap}",
  rearranged_even: "Ronde {round} : {game}, table {table}, sans handicap",
  reported: "Ronde {round} : {game} {result}",
  ruled_result:
    "Décision, ronde {round} : {game} {result} : {words}{clause? ({clause})}{arbiter?, {arbiter}}",
  ruled:
    "Décision, ronde {round} : {ruling}{players?, {players}}{points?, points : {points}} : " +
    "{words}{clause? ({clause})}{arbiter?, {arbiter}}",
  appealed: "{player} fait appel de la décision {ruling} : {words}",
  upheld: "L’appel {appeal} est accueilli{committee? ({committee})}{words? : {words}}",
  rejected: "L’appel {appeal} est rejeté{committee? ({committee})}{words? : {words}}",
  approved: "Le classement après la ronde {round} est définitif{by? ({by})}",
  undone: "Entrée {entry} annulée",
  only_looks_on: "Cette page ne fait que regarder.",
  request_too_long: "C’est trop long pour une demande.",
  no_such_event: "Il n’y a pas de tournoi {event}.",
  event_exists: "Il y a déjà un tournoi {event}.",
  wrong_event_name: "Le nom du fichier a des minuscules, des chiffres et des traits d’union.",
  open_elsewhere: "{file} : un autre Shinpan l’a ouvert.",
  cannot_be_read: "{file} ne peut être lu : {reason}",
  cannot_be_made: "{file} ne peut être créé : {reason}",
  cannot_be_written: "{file} ne peut être écrit : {reason}",
};

/** What each criterion of the strict method counts. */
export const costs: Readonly<Record<string, string>> = {
  repeat: "parties entre joueurs qui se sont déjà rencontrés",
  second_bye: "exemptions de joueurs qui en ont eu une",
  last_bye: "distance de l’exempt à la plus basse marque",
  category: "écarts entre catégories",
  score: "écarts entre marques",
  origin: "parties dans un club ou un pays",
  drawn: "joueurs de nouveau tirés vers le haut ou le bas",
  drawn_place: "distance des joueurs tirés à la place voulue dans leur groupe",
  handicap: "pierres de handicap",
  seeding: "distance au placement dans les groupes",
  colors: "couleurs hors d’équilibre",
  chance: "hasard, par la graine du tournoi",
};

/** What each weight of the compatible method is for. */
export const weights: Readonly<Record<string, string>> = {
  repeat: "parties entre joueurs qui ne se sont pas rencontrés",
  random: "hasard",
  colors: "couleurs en équilibre",
  category: "parties dans une catégorie",
  score: "petits écarts entre marques",
  drawn: "qui est tiré vers le haut ou le bas",
  seeding: "placement dans les groupes",
  handicap: "petits handicaps",
  origin: "parties entre clubs et pays",
};
