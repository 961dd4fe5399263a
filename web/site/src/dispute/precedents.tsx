// Positions that texts and searches have settled: what these rules make of each, with the way to its page.

import { addressOf } from "../browser/addresses.ts";
import { useLoaded } from "../browser/loaded.ts";
import type { Shinpan } from "../engine/engine.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly engine: Shinpan;
  readonly rules: string;
}

const load = () => import("shinpan-docs/positions");
const valueSaid = (value: string): string =>
  value === "?" || value === "-" ? value : words.result(value);

export function Precedents({ engine, rules }: Props) {
  const text = words.dispute;
  const positions = useLoaded(load);
  const rows = (positions ?? []).flatMap(({ id, name, scenes }) =>
    scenes
      .flatMap(({ outcomes }) => outcomes)
      .filter((outcome) => outcome.rules === rules)
      .slice(0, 1)
      .map((outcome) => ({ id, name, ...outcome })),
  );
  return (
    <details class="panel">
      <summary>{text.precedents}</summary>
      <p class="quiet">{text.precedentsNote(nameOfRules(engine.ruleset(rules)))}</p>
      <ul>
        {rows.map(({ id, name, left, remark }) => (
          <li key={id}>
            <a href={addressOf("positions", id)} target="_blank" rel="noopener">
              {words.titleOf(name, id)}
            </a>
            : {valueSaid(left)} {remark && <span lang="en">({remark})</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
