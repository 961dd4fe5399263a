// Notorious positions, to be played out under any ruleset beside what a search, or the referee, found. All of
// it comes from the project's page on them, which a test of the command line holds to what the program says.

import "../parts/cards.css";
import "../parts/forms.css";
import "../parts/long_table.css";
import "./rules.css";
import { useMemo, useState } from "preact/hooks";
import type { BoardView, Settings as BoardSettings } from "shinpan-board";
import type { NotoriousPosition, Outcome, PlayedOut, Scene as Told } from "../../content/types.ts";
import { addressOf, rulesAddress } from "../browser/addresses.ts";
import { BoardOf, stonesOf } from "../parts/board_view.tsx";
import { eventsIn, eventsOf, type Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { playedOn, type Scene } from "../model/live.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { knownFirst } from "../parts/known_first.ts";
import { words } from "../words/index.ts";
import { LiveBoard } from "./live_board.tsx";
import { useLoaded } from "../browser/loaded.ts";
import { Missing } from "../parts/missing.tsx";
import { Prose } from "./prose.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
}

const load = () => import("shinpan-docs/positions");

/**
 * The record of a position, up to the move that it is about, before the passes; what follows in the record is
 * the example.
 */
function sceneIn(engine: Shinpan, told: Told, rules: string): Scene {
  const collection = engine.readSgf(told.sgf);
  const record = collection.record();
  const {
    size: [cols, rows],
    events,
  } = record.facts();
  const { game } = record.game({ rules, move: told.move });
  const stood = eventsOf(game);
  let played = stood.length;
  while (stood[played - 1]?.kind === "pass") played -= 1;
  const setup = stood.slice(0, played);
  for (const owned of [game, record, collection]) owned.free();
  return {
    start: { rules, cols, rows, komiHalf: 0 },
    setup,
    script: eventsIn(events).slice(setup.length),
  };
}

/** What stands on the board where the scene begins; after its moves where it begins with an empty one. */
function viewOf(engine: Shinpan, told: Told): BoardView {
  const scene = sceneIn(engine, told, engine.ruleset("japanese").id);
  const { game } = playedOn(engine, scene, scene.setup.length > 0 ? [] : scene.script);
  const [cols, rows] = game.size;
  const view = { size: { cols, rows }, stones: stonesOf(game.board()) };
  game.free();
  return view;
}

function PositionCard({
  engine,
  settings,
  position: { id, name, scenes },
}: Props & { readonly position: NotoriousPosition }) {
  const view = useMemo(() => viewOf(engine, scenes[0]!), [scenes]);
  return (
    <li class="sheet">
      <a class="pictured" href={addressOf("positions", id)}>
        <div class="thumbnail" inert aria-hidden="true">
          <BoardOf view={view} settings={{ ...settings, coordinates: "none", fit: "both" }} />
        </div>
        <h2>{words.titleOf(name, id)}</h2>
      </a>
    </li>
  );
}

export function PositionsList({ engine, settings }: Props) {
  const text = words.pages.positions;
  const positions = useLoaded(load);
  return (
    <div class="page">
      <p class="back">
        <a href="#rules">{words.pages.all}</a>
      </p>
      <Heading tabIndex={-1}>{text.heading}</Heading>
      <p class="lead">{text.intro}</p>
      {!positions && <p role="status">{words.pages.loading}</p>}
      <ul class="cards plain">
        {positions?.map((position) => (
          <PositionCard key={position.id} engine={engine} settings={settings} position={position} />
        ))}
      </ul>
    </div>
  );
}

function Value({ value }: { readonly value: string }) {
  const text = words.pages.positions;
  const meaning = value === "?" ? text.unknown : value === "-" ? text.noPlay : null;
  return meaning === null ? (
    <>{words.result(value)}</>
  ) : (
    <>
      <span aria-hidden="true">{value}</span>
      <span class="unseen">{meaning}</span>
    </>
  );
}

function Outcomes({
  engine,
  outcomes,
  rules,
}: {
  engine: Shinpan;
  outcomes: readonly Outcome[];
  rules: string;
}) {
  const text = words.pages.positions;
  return (
    <>
      <h2>{text.outcomes}</h2>
      <p class="quiet">{text.outcomesIntro}</p>
      <div class="scroll" tabIndex={0} role="region" aria-label={text.outcomes}>
        <table class="outcomes">
          <thead>
            <tr>
              {[text.rules, text.left, text.blackFirst, text.whiteFirst, text.remark].map(
                (name) => (
                  <th scope="col">{name}</th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {knownFirst(engine, rules, outcomes, (row) => row.rules).map((row) => (
              <tr class={row.rules === rules ? "differs" : ""}>
                <th scope="row">
                  <a href={rulesAddress(engine, row.rules)}>
                    {nameOfRules(engine.ruleset(row.rules))}
                  </a>
                </th>
                {[row.left, row.blackFirst, row.whiteFirst].map((value) => (
                  <td class="margin">
                    <Value value={value} />
                  </td>
                ))}
                <td lang="en">{row.remark}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function PlayedTable({
  engine,
  played,
  rules,
}: {
  engine: Shinpan;
  played: readonly PlayedOut[];
  rules: string;
}) {
  const text = words.pages.positions;
  return (
    <>
      <h2>{text.played}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-label={text.played}>
        <table class="outcomes">
          <thead>
            <tr>
              {[text.rules, text.result, text.why].map((name) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {knownFirst(engine, rules, played, (row) => row.rules).map((row) => (
              <tr class={row.rules === rules ? "differs" : ""}>
                <th scope="row">
                  <a href={rulesAddress(engine, row.rules)}>
                    {nameOfRules(engine.ruleset(row.rules))}
                  </a>
                </th>
                <td>
                  <Value value={row.result} />
                  {row.basis && (
                    <>
                      <br />
                      <span class="quiet">{words.every.bases[row.basis] ?? row.basis}</span>
                    </>
                  )}
                </td>
                <td lang="en">{row.why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function SceneView({ engine, settings, told, label }: Props & { told: Told; label: string }) {
  const text = words.pages.positions;
  const all = useMemo(() => engine.rulesets(), []);
  const [rules, setRules] = useState(() => engine.ruleset("japanese").id);
  const scene = useMemo(() => sceneIn(engine, told, rules), [told, rules]);
  return (
    <section class="scene" aria-label={label}>
      <div class="told" lang="en">
        <Prose blocks={told.blocks} />
      </div>
      <div class="scene-board">
        <label>
          {text.choose}
          <select
            name="rules"
            value={rules}
            onChange={(event) => setRules(event.currentTarget.value)}
          >
            {all.map((each) => (
              <option value={each.id}>{nameOfRules(each)}</option>
            ))}
          </select>
        </label>
        <LiveBoard engine={engine} scene={scene} label={label} settings={settings} linked />
      </div>
      <div class="scene-found">
        {told.outcomes.length > 0 && (
          <Outcomes engine={engine} outcomes={told.outcomes} rules={rules} />
        )}
        {told.played.length > 0 && (
          <PlayedTable engine={engine} played={told.played} rules={rules} />
        )}
      </div>
    </section>
  );
}

export function PositionScreen({ engine, settings, id }: Props & { readonly id: string }) {
  const positions = useLoaded(load);
  if (!positions) return <p role="status">{words.pages.loading}</p>;
  const found = positions.find((position) => position.id === id);
  if (!found) return <Missing list="positions" name={words.pages.positions.heading} />;
  const name = words.titleOf(found.name, found.id);
  return (
    <article class="page">
      <p class="back">
        <a href="#positions">{words.pages.positions.heading}</a>
      </p>
      <Heading tabIndex={-1}>{name}</Heading>
      {found.scenes.map((told, i) => (
        <SceneView
          key={`${id} ${i}`}
          engine={engine}
          settings={settings}
          told={told}
          label={found.scenes.length === 1 ? name : words.pages.positions.scene(i + 1)}
        />
      ))}
    </article>
  );
}
