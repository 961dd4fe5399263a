// Words of the game, each with a board to try it on.

import "./rules.css";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import type { Term } from "../../content/types.ts";
import { addressOf } from "../browser/addresses.ts";
import type { Shinpan } from "../engine/engine.ts";
import { Heading } from "../parts/heading.tsx";
import { sceneOf } from "../model/live.ts";
import { words } from "../words/index.ts";
import { LiveBoard } from "./live_board.tsx";
import { useLoaded } from "../browser/loaded.ts";
import { Missing } from "../parts/missing.tsx";
import { Prose } from "./prose.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly settings: Partial<BoardSettings>;
}

/** Whether the element has come near the window; its board is made then. */
function useNear(place: { readonly current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: "300px" },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return near;
}

function TermView({ engine, settings, term, rules }: Props & { term: Term; rules: string }) {
  const scene = useMemo(() => sceneOf(engine, rules, term.diagram), [term, rules]);
  const name = words.titleOf(term.name, term.id);
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  return (
    <section
      class="term"
      ref={place}
      id={`term-${term.id}`}
      aria-labelledby={`name-${term.id}`}
      style={{ "--rows": term.diagram.rows }}
    >
      <div>
        <h2 id={`name-${term.id}`}>
          <a href={addressOf("terms", term.id)}>{name}</a>
        </h2>
        <div lang="en">
          <Prose blocks={term.blocks} />
        </div>
      </div>
      {near && (
        <LiveBoard
          engine={engine}
          scene={scene}
          label={name}
          settings={settings}
          linked
          suggested={term.play ? { kind: "play", by: term.diagram.first, at: term.play } : null}
        />
      )}
    </section>
  );
}

export function TermsScreen({
  engine,
  settings,
  aim,
}: Props & { readonly aim: string | undefined }) {
  const text = words.pages.terms;
  const terms = useLoaded(() => import("shinpan-docs/terms"));
  const rules = useMemo(() => engine.ruleset("japanese").id, []);
  useEffect(() => {
    if (terms && aim) document.getElementById(`term-${aim}`)?.scrollIntoView({ block: "start" });
  }, [terms, aim]);
  if (terms && aim && !terms.some(({ id }) => id === aim))
    return <Missing list="terms" name={text.heading} />;
  return (
    <div class="page">
      <p class="back">
        <a href="#rules">{words.pages.all}</a>
      </p>
      <Heading tabIndex={-1}>{text.heading}</Heading>
      <p class="lead">{text.intro}</p>
      {!terms && <p role="status">{words.pages.loading}</p>}
      {terms && (
        <p class="index">
          {terms.map(({ id, name }) => (
            <>
              <a href={addressOf("terms", id)}>{words.titleOf(name, id)}</a>{" "}
            </>
          ))}
        </p>
      )}
      {terms?.map((term) => (
        <TermView engine={engine} settings={settings} term={term} rules={rules} />
      ))}
    </div>
  );
}
