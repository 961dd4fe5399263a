// Under which conditions the lab's position stands: its size, its ruleset, its komi; and a place to paste
// another one.

import { useMemo, useState } from "preact/hooks";
import type { Game, Shinpan } from "../engine/engine.ts";
import { resized, sizeOf, underRules, type Lab, type LabPosition } from "./position.ts";
import { komiTyped, points } from "../words/numbers.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";
import { NumberField } from "../parts/number_field.tsx";

const most = 52;

interface KomiProps {
  readonly now: LabPosition;
  readonly onChange: (position: LabPosition) => void;
}

/** The komi as it is typed; what is none changes nothing. */
function KomiField({ now, onChange }: KomiProps) {
  const [komi, setKomi] = useState<string | null>(null);
  return (
    <label>
      {words.fresh.komi}
      <input
        type="text"
        inputMode="decimal"
        name="komi"
        value={komi ?? points(now.start.komiHalf)}
        aria-invalid={komi !== null && komiTyped(komi) === null}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          setKomi(typed);
          const half = komiTyped(typed);
          if (half !== null) onChange({ ...now, start: { ...now.start, komiHalf: half } });
        }}
        onBlur={() => setKomi(null)}
      />
    </label>
  );
}

export function Conditions({
  engine,
  lab,
  game,
  onChange,
}: {
  engine: Shinpan;
  lab: Lab;
  game: Game;
  onChange: (position: LabPosition) => void;
}) {
  const { now } = lab;
  const board = game.board();
  const size = sizeOf(now);
  const toMove = game.toMove;
  const all = useMemo(() => engine.rulesets(), []);
  const side = (label: string, key: "cols" | "rows") => (
    <NumberField
      label={label}
      name={key}
      value={size[key]}
      least={1}
      most={most}
      onChange={(typed) => onChange(resized(now, board, toMove, { ...size, [key]: typed }))}
    />
  );
  return (
    <fieldset class="row conditions">
      <legend>{words.lab.position}</legend>
      {side(words.fresh.cols, "cols")}
      {side(words.fresh.rows, "rows")}
      <label class="wide">
        {words.fresh.rules}
        <select
          name="rules"
          value={now.start.rules}
          onChange={(event) =>
            onChange(underRules(engine, now, board, toMove, event.currentTarget.value))
          }
        >
          {all.map((rules) => (
            <option value={rules.id}>{nameOfRules(rules)}</option>
          ))}
        </select>
      </label>
      <KomiField now={now} onChange={onChange} />
    </fieldset>
  );
}

export function Paste({ onTake }: { onTake: (text: string) => void }) {
  const [text, setText] = useState("");
  return (
    <details class="panel paste">
      <summary>{words.lab.paste}</summary>
      <label>
        {words.lab.pasteHint}
        <textarea
          name="paste"
          rows={9}
          spellcheck={false}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="button" disabled={text.trim() === ""} onClick={() => onTake(text)}>
        {words.lab.take}
      </button>
    </details>
  );
}
