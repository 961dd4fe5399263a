import type { LessonId, LessonText } from "../en/lessons.ts";

export const lessons: Readonly<Record<LessonId, LessonText>> = {
  stones: {
    name: "Pierres et libertés",
    about: "Où vont les pierres, et ce qui les garde sur le goban.",
    steps: [
      {
        task:
          "Au go, on joue sur les croisements des lignes. Noir commence, puis chacun joue à son tour. " +
          "Vous jouez Noir : posez une pierre sur le croisement de votre choix.",
        right:
          "La voilà posée. Une pierre ne bouge jamais ; elle reste où elle est jusqu’à la fin, à " +
          "moins d’être prise.",
        hint: "Choisissez un croisement de deux lignes.",
      },
      {
        task:
          "Les points vides qui touchent une pierre, le long des lignes, sont ses libertés. Au milieu " +
          "du goban, une pierre en a quatre. Blanc en a rempli trois à la vôtre. Jouez sur la dernière, " +
          "pour que vos pierres restent reliées et respirent de nouveau.",
        right:
          "Des pierres d’une même couleur qui se touchent le long d’une ligne forment une chaîne et " +
          "partagent leurs libertés. La vôtre n’en avait plus qu’une ; à deux, elles en ont trois.",
        hint:
          "Cette pierre n’aide pas celle du milieu. Sa dernière liberté est le point vide qui la " +
          "touche le long d’une ligne.",
      },
    ],
  },
  capture: {
    name: "La prise",
    about: "Une chaîne sans liberté est retirée du goban.",
    steps: [
      {
        task:
          "Remplissez la dernière liberté d’une chaîne, et vous la prenez. La pierre blanche n’a plus " +
          "qu’une liberté : elle est en atari. Prenez-la.",
        right: "La pierre blanche n’avait plus de liberté : elle quitte le goban.",
        hint: "La pierre blanche garde sa liberté. Cherchez le point vide qui la touche.",
      },
      {
        task: "Une chaîne se prend tout entière. Prenez les deux pierres blanches.",
        right: "Deux pierres d’un coup : elles partageaient leur dernière liberté.",
        hint: "La chaîne a encore une liberté. Regardez au bord.",
      },
      {
        task:
          "Au bord et dans le coin il y a moins de libertés, et les pierres s’y prennent plus " +
          "facilement. Prenez les deux pierres du coin.",
        right: "Dans le coin, deux pierres n’ont que trois points autour d’elles.",
        hint: "Deux côtés sont déjà fermés. Quel point reste ouvert ?",
      },
      {
        task:
          "Votre pierre en C2 est en atari. Vous pourriez fuir, mais il y a mieux : prenez une des " +
          "pierres qui la tiennent.",
        right: "En prenant, vous gagnez une pierre, et la vôtre retrouve des libertés.",
        hint: "Cherchez une pierre blanche qui est elle-même en atari.",
      },
    ],
  },
  self: {
    name: "Le suicide",
    about: "Un point vide, et pourtant interdit.",
    steps: [
      {
        task:
          "Une pierre doit avoir une liberté une fois le coup joué. Essayez de jouer au milieu des " +
          "quatre pierres blanches, et voyez ce que dit l’arbitre.",
        right:
          "Refusé : la pierre n’aurait pas de liberté. Un coup refusé ne coûte rien ; on joue " +
          "simplement ailleurs.",
        hint: "Ce coup-là est permis. Essayez le point au milieu des quatre.",
      },
      {
        task:
          "C’est autre chose quand votre pierre prend : ce qui est pris part d’abord, et la vôtre a " +
          "alors des libertés. Prenez les trois pierres blanches du coin.",
        right:
          "Les trois pierres sont parties d’abord, donc la vôtre respire. Prendre est toujours " +
          "permis, sauf dans un cas : le ko, qui vient maintenant.",
        hint: "La chaîne blanche n’a qu’une liberté, et elle est à l’intérieur.",
      },
    ],
  },
  ko: {
    name: "Le ko",
    about: "On ne tourne pas en rond.",
    steps: [
      {
        task: "La pierre blanche en B3 a une seule liberté. Prenez-la.",
        right:
          "Prise. Mais regardez : votre pierre en C3 n’a plus qu’une liberté, le point même que vous " +
          "venez de vider.",
        hint: "La pierre en B3 est tenue de trois côtés. Lequel est ouvert ?",
      },
      {
        task:
          "Pour cette étape, vous jouez Blanc. Essayez de reprendre aussitôt la pierre noire, par " +
          "B3.",
        right:
          "Refusé : cela ramènerait la position d’avant le coup de Noir, et la partie pourrait " +
          "tourner sans fin. Une telle forme s’appelle un ko. Blanc doit d’abord jouer ailleurs.",
        hint: "Essayez B3, le point où la pierre blanche a été prise.",
      },
      {
        task:
          "Blanc a joué ailleurs. Vous pouvez maintenant terminer le ko : remplissez le point où la " +
          "pierre a été prise.",
        right:
          "Vos pierres sont reliées, et il n’y a plus rien à prendre. Si vous aviez joué ailleurs " +
          "vous aussi, Blanc aurait pu reprendre.",
        hint: "Le ko est encore ouvert. Remplissez B3.",
      },
    ],
  },
  eyes: {
    name: "Deux yeux",
    about: "Comment des pierres vivent pour de bon.",
    steps: [
      {
        task:
          "Blanc est encerclé, mais il entoure deux points séparés : deux yeux. Essayez de le prendre " +
          ": jouez dans l’un des yeux.",
        right:
          "Refusé : dans un œil votre pierre n’a pas de liberté et ne prend rien, car Blanc a encore " +
          "l’autre. On ne peut pas remplir deux yeux à la fois ; ces pierres vivent donc pour toujours.",
        hint: "Jouez à l’intérieur, en A1 ou en C1.",
      },
      {
        task:
          "Cette fois c’est vous qui êtes encerclé, avec trois points vides en ligne. Faites-en deux " +
          "yeux.",
        right: "Le milieu fait deux yeux : vos pierres vivent, quoi que fasse Blanc.",
        hint:
          "Alors Blanc joue au milieu, et il ne vous reste qu’un œil. Cherchez le point qui partage " +
          "l’espace.",
      },
      {
        task: "La même forme, mais à Blanc, et c’est à vous. Jouez pour que Blanc n’ait jamais deux yeux.",
        right:
          "Le point qui fait vivre est aussi celui qui tue. Quoi que joue Blanc, ses pierres sont " +
          "mortes ; il n’est même pas besoin de les prendre avant la fin.",
        hint: "Alors Blanc prend le milieu et vit. Soyez-y le premier.",
      },
    ],
  },
  seki: {
    name: "Le seki",
    about: "Vivre ensemble.",
    steps: [
      {
        task:
          "Chacun a un œil, et entre eux il y a deux points vides. Celui qui joue sur l’un d’eux est " +
          "pris ensuite. Alors personne n’y joue : c’est un seki. Vous n’avez rien de mieux à faire ; " +
          "passez.",
        right:
          "Les deux chaînes restent sur le goban et vivent, sans deux yeux. Passer est un coup comme " +
          "un autre : on le peut toujours.",
        hint:
          "Pensez un coup plus loin : ensuite votre chaîne peut être prise. Dans un seki, on ne " +
          "touche à rien. Utilisez le bouton Passer.",
      },
    ],
  },
  count: {
    name: "La fin et le décompte",
    about: "Quand il n’y a plus rien à gagner, les deux passent.",
    steps: [
      {
        task:
          "Le goban est presque partagé : la gauche à Noir, la droite à Blanc. Un point de la " +
          "frontière est encore ouvert. Fermez-le.",
        right: "Désormais chaque point vide ne touche plus qu’une couleur.",
        hint:
          "C’est à l’intérieur du terrain de quelqu’un et n’y gagne rien. La frontière est ouverte en " +
          "bas.",
      },
      {
        task:
          "Blanc a passé : il n’a plus rien à gagner. Vous non plus. Quand les deux passent l’un après " +
          "l’autre, la partie est finie. Passez.",
        right:
          "Chacun compte ses pierres et les points vides qu’elles entourent. D’autres règles ne " +
          "comptent que les points entourés et les prises ; le résultat est presque toujours le même.",
        hint: "C’est permis, mais il n’y a plus rien à gagner. Utilisez le bouton Passer.",
      },
    ],
  },
  game: {
    name: "Votre première partie",
    about: "Un petit goban, et un adversaire qui débute tout juste.",
    steps: [],
  },
};

export const game =
  "Jouez sur un goban de sept lignes. Vous jouez Noir. Entourez-en plus que Blanc, pierres et points vides " +
  "ensemble. Ce qui peut être pris doit l’être avant de passer : dans cette partie, tout ce qui est sur le " +
  "goban compte tel quel. Quand il n’y a plus rien à gagner, passez.";
