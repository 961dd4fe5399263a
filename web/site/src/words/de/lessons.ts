import type { LessonId, LessonText } from "../en/lessons.ts";

export const lessons: Readonly<Record<LessonId, LessonText>> = {
  stones: {
    name: "Steine und Freiheiten",
    about: "Wohin Steine kommen, und was sie auf dem Brett hält.",
    steps: [
      {
        task:
          "Go spielt man auf den Kreuzungen der Linien. Schwarz beginnt, dann zieht man abwechselnd. " +
          "Du hast Schwarz: Setz einen Stein auf eine Kreuzung, die dir gefällt.",
        right:
          "Da steht er. Ein Stein bewegt sich nie; er bleibt, wo er ist, bis zum Ende, wenn er nicht " +
          "geschlagen wird.",
        hint: "Wähl eine Kreuzung zweier Linien.",
      },
      {
        task:
          "Die leeren Punkte neben einem Stein, entlang der Linien, sind seine Freiheiten. Mitten auf " +
          "dem Brett hat ein Stein vier. Weiß hat deinem drei genommen. Spiel auf die letzte, damit deine " +
          "Steine verbunden bleiben und wieder Luft haben.",
        right:
          "Steine einer Farbe, die sich entlang einer Linie berühren, bilden eine Kette und teilen " +
          "ihre Freiheiten. Deiner hatte noch eine; zusammen haben sie drei.",
        hint:
          "Dieser Stein hilft dem in der Mitte nicht. Dessen letzte Freiheit ist der leere Punkt, der " +
          "ihn entlang einer Linie berührt.",
      },
    ],
  },
  capture: {
    name: "Schlagen",
    about: "Eine Kette ohne Freiheit kommt vom Brett.",
    steps: [
      {
        task:
          "Wer die letzte Freiheit einer Kette besetzt, schlägt sie. Der weiße Stein hat noch eine " +
          "einzige Freiheit: Er steht im Atari. Schlag ihn.",
        right: "Der weiße Stein hatte keine Freiheit mehr, also kommt er vom Brett.",
        hint: "Der weiße Stein behält seine Freiheit. Such den leeren Punkt, der ihn berührt.",
      },
      {
        task: "Eine Kette wird als Ganzes geschlagen. Schlag die beiden weißen Steine.",
        right: "Zwei Steine auf einen Streich: Sie teilten sich ihre letzte Freiheit.",
        hint: "Die Kette hat noch eine Freiheit. Schau am Rand nach.",
      },
      {
        task:
          "Am Rand und in der Ecke gibt es weniger Freiheiten, deshalb schlägt man dort leichter. " +
          "Schlag die zwei Steine in der Ecke.",
        right: "In der Ecke haben zwei Steine nur drei Punkte um sich.",
        hint: "Zwei Seiten sind schon zu. Welcher Punkt ist noch offen?",
      },
      {
        task:
          "Dein Stein auf C2 steht im Atari. Du könntest fliehen, aber es geht besser: Schlag einen " +
          "der Steine, die ihn festhalten.",
        right: "Wer schlägt, gewinnt einen Stein, und deiner hat wieder Freiheiten.",
        hint: "Such einen weißen Stein, der selbst im Atari steht.",
      },
    ],
  },
  self: {
    name: "Selbstmord",
    about: "Ein Punkt, der leer ist und doch verboten.",
    steps: [
      {
        task:
          "Ein Stein braucht eine Freiheit, wenn sein Zug vorbei ist. Versuch, mitten zwischen die " +
          "vier weißen Steine zu setzen, und sieh, was der Schiedsrichter sagt.",
        right:
          "Zurückgewiesen: Der Stein hätte keine Freiheit. Dabei geschieht dir nichts; du spielst " +
          "einfach woanders.",
        hint: "Das ist erlaubt. Versuch den Punkt in der Mitte der vier.",
      },
      {
        task:
          "Anders ist es, wenn dein Stein etwas schlägt: Was geschlagen ist, kommt zuerst weg, und " +
          "dann hat deiner Freiheiten. Schlag die drei weißen Steine in der Ecke.",
        right:
          "Die drei Steine kamen zuerst weg, also hat deiner Luft. Schlagen darf man immer, bis auf " +
          "einen Fall: das Ko, das jetzt kommt.",
        hint: "Die weiße Kette hat eine einzige Freiheit, und die liegt innen.",
      },
    ],
  },
  ko: {
    name: "Ko",
    about: "Nicht im Kreis herum.",
    steps: [
      {
        task: "Der weiße Stein auf B3 hat eine Freiheit. Schlag ihn.",
        right:
          "Geschlagen. Aber sieh: Jetzt hat dein Stein auf C3 nur noch eine Freiheit, genau den " +
          "Punkt, der eben frei wurde.",
        hint: "Der Stein auf B3 wird von drei Seiten gehalten. Welche ist offen?",
      },
      {
        task: "In diesem Schritt hast du Weiß. Versuch, mit B3 den schwarzen Stein sofort zurückzuschlagen.",
        right:
          "Zurückgewiesen: Es käme die Stellung vor dem schwarzen Zug wieder, und das Spiel könnte " +
          "ewig im Kreis gehen. So eine Form heißt Ko. Weiß muss erst woanders spielen.",
        hint: "Versuch B3, den Punkt, auf dem der weiße Stein geschlagen wurde.",
      },
      {
        task:
          "Weiß hat woanders gespielt. Jetzt darfst du das Ko beenden: Füll den Punkt, auf dem " +
          "geschlagen wurde.",
        right:
          "Deine Steine sind verbunden, es gibt nichts mehr zu schlagen. Hättest auch du woanders " +
          "gespielt, so dürfte Weiß jetzt zurückschlagen.",
        hint: "Das Ko ist noch offen. Füll B3.",
      },
    ],
  },
  eyes: {
    name: "Zwei Augen",
    about: "Wie Steine für immer leben.",
    steps: [
      {
        task:
          "Weiß ist umzingelt, umschließt aber zwei getrennte Punkte: zwei Augen. Versuch, die Steine " +
          "zu schlagen: Spiel in eines der Augen.",
        right:
          "Zurückgewiesen: In einem Auge hat dein Stein keine Freiheit und schlägt nichts, denn Weiß " +
          "hat noch das andere. Beide lassen sich nicht auf einmal füllen; diese Steine leben also für " +
          "immer.",
        hint: "Spiel nach innen, auf A1 oder C1.",
      },
      {
        task: "Jetzt bist du umzingelt, mit drei leeren Punkten in einer Reihe. Mach zwei Augen daraus.",
        right: "Die Mitte macht zwei Augen: Deine Steine leben, was Weiß auch tut.",
        hint: "Dann spielt Weiß in die Mitte, und dir bleibt ein Auge. Such den Punkt, der den Raum teilt.",
      },
      {
        task: "Dieselbe Form, aber in Weiß, und du bist am Zug. Spiel so, dass Weiß nie zwei Augen bekommt.",
        right:
          "Der Punkt, mit dem man lebt, ist auch der, mit dem man tötet. Was Weiß nun auch spielt, " +
          "die Steine sind tot; man muss sie vor dem Ende nicht einmal schlagen.",
        hint: "Dann nimmt Weiß die Mitte und lebt. Sei zuerst dort.",
      },
    ],
  },
  seki: {
    name: "Seki",
    about: "Zusammen leben.",
    steps: [
      {
        task:
          "Jede Seite hat ein Auge, dazwischen liegen zwei leere Punkte. Wer auf einen davon spielt, " +
          "wird danach geschlagen. Also spielt dort niemand: Das ist ein Seki. Etwas Besseres gibt es " +
          "nicht zu tun; pass.",
        right:
          "Beide Ketten bleiben auf dem Brett und leben, ohne zwei Augen. Passen ist ein Zug wie " +
          "jeder andere: Man darf es immer.",
        hint:
          "Denk einen Zug weiter: Danach kann deine Kette geschlagen werden. Im Seki bleiben alle " +
          "Hände weg. Nimm den Knopf zum Passen.",
      },
    ],
  },
  count: {
    name: "Ende und Zählen",
    about: "Wenn nichts mehr zu gewinnen ist, passen beide.",
    steps: [
      {
        task:
          "Das Brett ist fast geteilt: links Schwarz, rechts Weiß. Ein Punkt der Grenze ist noch " +
          "offen. Schließ ihn.",
        right: "Jetzt berührt jeder leere Punkt nur noch eine Farbe.",
        hint: "Das liegt mitten in jemandes Land und bringt nichts. Die Grenze ist unten offen.",
      },
      {
        task:
          "Weiß hat gepasst: Es gibt nichts mehr zu gewinnen, auch für dich nicht. Passen beide " +
          "nacheinander, so ist das Spiel zu Ende. Pass.",
        right:
          "Jede Seite zählt ihre Steine und die leeren Punkte, die sie umschließen. Andere Regeln " +
          "zählen nur die umschlossenen Punkte und was geschlagen wurde; das Ergebnis ist fast immer " +
          "dasselbe.",
        hint: "Das ist erlaubt, aber zu gewinnen ist nichts mehr. Nimm den Knopf zum Passen.",
      },
    ],
  },
  game: {
    name: "Deine erste Partie",
    about: "Ein kleines Brett und ein Gegner, der eben erst angefangen hat.",
    steps: [],
  },
};

export const game =
  "Gespielt wird auf sieben Linien. Du hast Schwarz. Umschließ mehr davon als Weiß, Steine und leere " +
  "Punkte zusammen. Was sich schlagen lässt, schlag, bevor du passt: In dieser Partie zählt alles auf dem " +
  "Brett, wie es steht. Wenn nichts mehr zu gewinnen ist, pass.";
