// The pages to read and to try. They come after the first page, each with what it needs.

import "./pages.css";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import type { Shinpan } from "../engine/engine.ts";
import type { Page } from "../model/model.ts";
import { goesOn } from "../browser/way.ts";
import { ClassicScreen } from "../classic/classic.tsx";
import { LearnScreen } from "../learn/learn.tsx";
import { Missing } from "../parts/missing.tsx";
import { PositionScreen, PositionsList } from "../rules/positions.tsx";
import { ReadingScreen, RulesList, RulesScreen } from "../rules/rules.tsx";
import { TermsScreen } from "../rules/terms.tsx";

interface Props {
  readonly engine: Shinpan;
  readonly page: Page;
  readonly path: readonly string[];
  /** The site was opened with this page. */
  readonly isFirst: boolean;
  readonly settings: Partial<BoardSettings>;
  readonly onPlay: (rules: string) => void;
  /** Begins a first game on a board of some size. */
  readonly onFirst: () => void;
}

function shown({ engine, page, path: [id, aim], settings, onPlay, onFirst }: Props) {
  switch (page) {
    case "rules":
      return id ? (
        <RulesScreen engine={engine} settings={settings} id={id} aim={aim} onPlay={onPlay} />
      ) : (
        <RulesList engine={engine} settings={settings} />
      );
    case "readings":
      return <ReadingScreen engine={engine} id={id ?? ""} />;
    case "positions":
      return id ? (
        <PositionScreen engine={engine} settings={settings} id={id} />
      ) : (
        <PositionsList engine={engine} settings={settings} />
      );
    case "terms":
      return <TermsScreen engine={engine} settings={settings} aim={id} />;
    case "learn":
      return <LearnScreen engine={engine} settings={settings} lesson={id} onFirst={onFirst} />;
    case "missing":
      return <Missing />;
    case "classic":
      return <ClassicScreen engine={engine} settings={settings} />;
  }
}

/** Who comes to a page by a link finds the focus on its heading, as soon as it is there. */
function useHeading(page: Page, id: string, isFirst: boolean): RefObject<HTMLDivElement> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirst) return;
    const focused = (): boolean => {
      const heading = place.current!.querySelector("h1");
      heading?.focus({ preventScroll: true });
      return heading !== null;
    };
    if (focused()) return;
    const observer = new MutationObserver(() => {
      if (focused()) observer.disconnect();
    });
    observer.observe(place.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page, id]);
  return place;
}

export function PagesScreen(props: Props) {
  const id = props.path[0] ?? "";
  const place = useHeading(props.page, id, props.isFirst);
  useEffect(() => {
    if (goesOn() && props.path.length < 2 && props.page !== "terms") scrollTo(0, 0);
  }, [props.page, id]);
  return (
    <div class="pages" ref={place}>
      {shown(props)}
    </div>
  );
}
