// What is chosen in the lab: a pen, a question, and who is to move.

import type { Player } from "../engine/engine.ts";
import { words } from "../words/index.ts";

interface PillsProps<Choice extends string> {
  readonly name: string;
  readonly legend: string;
  /** The legend is for screen readers alone. */
  readonly unseen?: boolean;
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
  readonly texts: Readonly<Record<Choice, string>>;
  readonly onChoose: (choice: Choice) => void;
}

/** One of several, as buttons side by side. */
export function Pills<Choice extends string>({
  name,
  legend,
  unseen = false,
  choices,
  chosen,
  texts,
  onChoose,
}: PillsProps<Choice>) {
  return (
    <fieldset class={`${name}s`}>
      <legend class={unseen ? "unseen" : undefined}>{legend}</legend>
      {choices.map((one) => (
        <label class={`pill ${chosen === one ? "chosen" : ""}`}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={chosen === one}
            onChange={() => onChoose(one)}
          />
          {texts[one]}
        </label>
      ))}
    </fieldset>
  );
}

interface TurnProps {
  readonly toMove: Player;
  readonly onTurn: (player: Player) => void;
}

export function ToMove({ toMove, onTurn }: TurnProps) {
  return (
    <fieldset class="to-move">
      <legend>{words.lab.toMove}</legend>
      {(["B", "W"] as const).map((player) => (
        <label>
          <input
            type="radio"
            name="to-move"
            value={player}
            checked={toMove === player}
            onChange={() => onTurn(player)}
          />{" "}
          {words.player(player)}
        </label>
      ))}
    </fieldset>
  );
}
