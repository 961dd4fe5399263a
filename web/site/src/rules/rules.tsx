// The rulesets: a list of all, and a page for each with its clauses and boards to try them on.

import "../parts/cards.css";
import "../parts/forms.css";
import "./rules.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import type { Clause, Example, RulesPage } from "../../content/types.ts";
import { addressOf } from "../browser/addresses.ts";
import type { BriefRuleset, Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { sceneOf } from "../model/live.ts";
import { nameOfRules } from "../parts/rule_words.ts";
import { speaking, languages } from "../words/first.ts";
import { words } from "../words/index.ts";
import { LiveBoard } from "./live_board.tsx";
import { useLoaded } from "../browser/loaded.ts";
import { Missing } from "../parts/missing.tsx";
import { Line, Prose } from "./prose.tsx";
import { withNames } from "./rules_named.ts";

type Tag = keyof typeof languages;
type Pages = readonly RulesPage[];

const written: Readonly<Partial<Record<Tag, () => Promise<{ default: Pages }>>>> = {
  en: () => import("shinpan-docs/rules.en"),
  fr: () => import("shinpan-docs/rules.fr"),
  de: () => import("shinpan-docs/rules.de"),
};
/** The languages, beside English, in which a page stands. */
const translated: Readonly<Record<string, Tag>> = {
  "french-2007": "fr",
  "simple-territory-07": "de",
};

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
}

/** What a variant's name says beside that of its ruleset: "positional superko". */
function whatItVaries(variant: BriefRuleset, rules: BriefRuleset): string {
  const [name, base] = [nameOfRules(variant), nameOfRules(rules)];
  return name.startsWith(base) ? name.slice(base.length).replace(/^[,、（\s]+|）$/g, "") : name;
}

interface CardProps {
  readonly all: readonly BriefRuleset[];
  readonly rules: BriefRuleset;
  readonly page: RulesPage;
}

/** A ruleset in the list: its name, how its page begins, and what its variants vary. */
function RulesCard({ all, rules, page }: CardProps) {
  const variants = all
    .filter(({ variant_of }) => variant_of === page.id)
    .map((variant) => whatItVaries(variant, rules));
  const first = page.before[0];
  return (
    <li class="sheet">
      <h2>
        <a href={addressOf("rules", page.id)}>{page.name}</a>
      </h2>
      {first?.kind === "paragraph" && (
        <p>
          <Line children={first.children} />
        </p>
      )}
      {variants.length > 0 && (
        <p class="quiet" lang={speaking.value.language}>
          {words.pages.rules.variantsOf(variants.join("; "))}
        </p>
      )}
    </li>
  );
}

export function RulesList({ engine }: Props) {
  const text = words.pages;
  const pages = useLoaded<Pages>(written.en!);
  const all = useMemo(() => engine.rulesets(), []);
  if (!pages) return <p role="status">{text.loading}</p>;
  const more = [
    ["positions", text.more.positions, text.more.positionsText],
    ["terms", text.more.terms, text.more.termsText],
    ["learn", text.more.learn, text.more.learnText],
    ["classic", text.more.classic, text.more.classicText],
  ] as const;
  return (
    <div class="page">
      <Heading tabIndex={-1}>{text.rules.heading}</Heading>
      <p class="lead">{text.rules.intro}</p>
      <p class="index">
        {more.map(([screen, name]) => (
          <>
            <a href={addressOf(screen)}>{name}</a>{" "}
          </>
        ))}
      </p>
      <ul class="cards plain" lang="en">
        {all
          .flatMap((rules) =>
            pages.filter((page) => page.id === rules.id).map((page) => ({ rules, page })),
          )
          .map((each) => (
            <RulesCard all={all} {...each} />
          ))}
      </ul>
      <nav aria-label={text.more.heading}>
        <h2>{text.more.heading}</h2>
        <ul class="cards plain">
          {more.map(([screen, name, told]) => (
            <li class="sheet">
              <h3>
                <a href={addressOf(screen)}>{name}</a>
              </h3>
              <p>{told}</p>
            </li>
          ))}
        </ul>
      </nav>
      <h2>{text.rules.readings}</h2>
      <ReadingList />
    </div>
  );
}

function ReadingList() {
  const readings = useLoaded(() => import("shinpan-docs/readings"));
  return (
    <ul class="readings" lang="en">
      {readings?.map(({ id, name }) => (
        <li>
          <a href={addressOf("readings", id)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** A page in one of its languages; null until it has come, undefined where there is none. */
function usePage(id: string, tag: Tag): RulesPage | null | undefined {
  const pages = useLoaded<Pages>(written[tag] ?? written.en!, tag);
  return pages && pages.find((page) => page.id === id);
}

function ExampleBoard({
  engine,
  rules,
  example,
  settings,
}: Props & { rules: string; example: Example }) {
  const [under, setUnder] = useState(rules);
  const scene = useMemo(
    () => sceneOf(engine, under, example.diagram, example.events, example.komi),
    [under, example],
  );
  const choices = [rules, ...example.others];
  return (
    <div class="example">
      {choices.length > 1 && (
        <label>
          {words.pages.live.under}
          <select
            name="under"
            value={under}
            onChange={(event) => setUnder(event.currentTarget.value)}
          >
            {choices.map((id) => (
              <option value={id}>{nameOfRules(engine.ruleset(id))}</option>
            ))}
          </select>
        </label>
      )}
      <LiveBoard
        engine={engine}
        scene={scene}
        label={example.title}
        settings={settings}
        linked={under !== rules}
      />
    </div>
  );
}

function ClauseOf({
  engine,
  rules,
  clause,
  settings,
  aimed,
}: Props & { rules: string; clause: Clause; aimed: boolean }) {
  const text = words.pages.rules;
  const [chosen, setChosen] = useState<Example | null>(null);
  return (
    <section
      class={`clause-row ${aimed ? "aimed" : ""}`}
      id={`clause-${clause.reference}`}
      aria-label={clause.reference}
    >
      <h3>
        <a
          href={addressOf("rules", rules, clause.reference)}
          aria-label={text.link(clause.reference)}
        >
          {clause.reference}
        </a>
      </h3>
      <div>
        <p>
          <Line children={clause.words} />
        </p>
        <p class="quiet">
          <Line children={clause.becomes} />
        </p>
        {clause.examples.length > 0 && (
          <div class="tries" role="group" aria-label={text.examples(clause.reference)}>
            <span class="quiet">{text.tryIt}</span>
            {clause.examples.map((example) => (
              <button
                type="button"
                class="try"
                lang="en"
                aria-expanded={chosen === example}
                onClick={() => setChosen(chosen === example ? null : example)}
              >
                {example.title}
              </button>
            ))}
          </div>
        )}
        {chosen && (
          <ExampleBoard
            key={chosen.title}
            engine={engine}
            rules={rules}
            example={chosen}
            settings={settings}
          />
        )}
      </div>
    </section>
  );
}

interface HeadProps {
  readonly page: RulesPage;
  readonly tag: Tag;
  /** The other language in which the rules are there, if there is one. */
  readonly other: Tag | undefined;
  readonly onTag: (tag: Tag) => void;
  readonly onPlay: () => void;
}

/** The name of the rules, and what can be done with them. */
function PageHead({ page, tag, other, onTag, onPlay }: HeadProps) {
  const text = words.pages.rules;
  const tags = other ? (["en", other] as const).filter((each) => each !== tag) : [];
  return (
    <>
      <p class="back" lang={speaking.value.language}>
        <a href="#rules">{words.pages.all}</a>
      </p>
      <Heading tabIndex={-1}>{page.name}</Heading>
      <div class="buttons" lang={speaking.value.language}>
        <button type="button" class="main" onClick={onPlay}>
          {text.play}
        </button>
        <button type="button" onClick={() => window.print()}>
          {text.print}
        </button>
        {tags.map((each) => (
          <button type="button" onClick={() => onTag(each)}>
            <span lang={each}>{languages[each]}</span>
          </button>
        ))}
      </div>
    </>
  );
}

export function RulesScreen({
  engine,
  settings,
  id,
  aim,
  onPlay,
}: Props & { id: string; aim: string | undefined; onPlay: (rules: string) => void }) {
  const other = translated[id];
  const [asked, setAsked] = useState<Tag | null>(null);
  const tag: Tag = other && (asked ?? speaking.value.language) === other ? other : "en";
  const page = usePage(id, tag);
  useEffect(() => {
    if (page && aim) document.getElementById(`clause-${aim}`)?.scrollIntoView({ block: "center" });
  }, [page, aim]);
  if (page === null) return <p role="status">{words.pages.loading}</p>;
  if (page === undefined) return <Missing list="rules" name={words.pages.all} />;
  return (
    <article class="page rules-page" lang={tag}>
      <PageHead page={page} tag={tag} other={other} onTag={setAsked} onPlay={() => onPlay(id)} />
      <div class="about">
        <Prose blocks={page.before} />
      </div>
      <h2>{page.heading}</h2>
      {page.clauses.map((clause) => (
        <ClauseOf
          key={clause.reference}
          engine={engine}
          rules={id}
          clause={clause}
          settings={settings}
          aimed={clause.reference === aim}
        />
      ))}
      <div class="after">
        <Prose blocks={withNames(page.after, engine, tag)} />
      </div>
    </article>
  );
}

export function ReadingScreen({ engine, id }: { readonly engine: Shinpan; readonly id: string }) {
  const readings = useLoaded(() => import("shinpan-docs/readings"));
  if (!readings) return <p role="status">{words.pages.loading}</p>;
  const found = readings.find((reading) => reading.id === id);
  if (!found) return <Missing list="rules" name={words.pages.all} />;
  return (
    <article class="page" lang="en">
      <p class="back" lang={speaking.value.language}>
        <a href="#rules">{words.pages.all}</a>
      </p>
      <Heading tabIndex={-1}>{found.name}</Heading>
      <Prose blocks={withNames(found.blocks, engine, "en")} />
    </article>
  );
}
