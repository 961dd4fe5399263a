// The head of every page: its name, the ways to its screens, and the settings.

import "./header.css";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { languageOf } from "./language.ts";
import { isPage, ofTheGame, type Action, type Screen, type Settings } from "../model/model.ts";
import { languages, words } from "../words/first.ts";

/** The link of the header that stands for a screen. */
const sectionOf = (screen: Screen): Screen =>
  screen === "record"
    ? "records"
    : isPage(screen) && screen !== "learn" && screen !== "missing"
      ? "rules"
      : screen;

interface ChoiceProps<Name extends keyof Settings> {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
  /** What may be chosen, and what each is called. */
  readonly choices: readonly (readonly [value: string, said: string])[];
  readonly act: (action: Action) => void;
}

function Choice<Name extends keyof Settings>({
  name,
  label,
  value,
  choices,
  act,
}: ChoiceProps<Name>) {
  return (
    <label>
      {label}
      <select
        name={name}
        value={value}
        onChange={(event) => act({ do: "set", settings: { [name]: event.currentTarget.value } })}
      >
        {choices.map(([choice, said]) => (
          <option value={choice} lang={name === "language" ? choice : undefined}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Closes what opens under a summary when the reader goes elsewhere, or presses Escape. */
function useClosing() {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const left = ({ target }: Event): void => {
      if (!place.current!.contains(target as Node)) place.current!.open = false;
    };
    const ways = ["pointerdown", "focusin"];
    for (const way of ways) addEventListener(way, left);
    return () => {
      for (const way of ways) removeEventListener(way, left);
    };
  }, []);
  const escaped = ({ key }: KeyboardEvent): void => {
    const details = place.current!;
    if (key !== "Escape" || !details.open) return;
    details.open = false;
    details.querySelector("summary")!.focus();
  };
  return { place, escaped };
}

function SettingsMenu({
  settings,
  act,
}: {
  readonly settings: Settings;
  readonly act: (action: Action) => void;
}) {
  const said = <Value extends string>(
    values: readonly Value[],
    texts: Readonly<Record<Value, string>>,
  ) => values.map((value): [string, string] => [value, texts[value]]);
  const { themes, coordinates, sounds, proportions } = words;
  const { place, escaped } = useClosing();
  return (
    <details class="looks" ref={place} onKeyDown={escaped}>
      <summary>{words.settings}</summary>
      <div class="menu">
        <Choice
          name="language"
          label={words.language}
          value={languageOf(settings)}
          choices={Object.entries(languages)}
          act={act}
        />
        <Choice
          name="theme"
          label={themes.label}
          value={settings.theme}
          choices={said(["auto", "light", "dark"], themes)}
          act={act}
        />
        <Choice
          name="coordinates"
          label={coordinates.label}
          value={settings.coordinates}
          choices={said(["letters", "numbers", "sgf", "none"], coordinates)}
          act={act}
        />
        <Choice
          name="sounds"
          label={sounds.label}
          value={settings.sounds}
          choices={said(["none", "beeps", "spoken"], sounds)}
          act={act}
        />
        <Choice
          name="proportions"
          label={proportions.label}
          value={settings.proportions}
          choices={said(["square", "traditional"], proportions)}
          act={act}
        />
      </div>
    </details>
  );
}

/** Tells the style sheet how high the header is: what stands below it takes the rest of the window. */
function useHeight() {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measured = (): void =>
      document.documentElement.style.setProperty(
        "--head",
        `${Math.ceil(place.current!.offsetHeight)}px`,
      );
    measured();
    const watch = new ResizeObserver(measured);
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return place;
}

interface Props {
  readonly screen: Screen;
  readonly settings: Settings;
  /** A game is on the table. */
  readonly playing: boolean;
  /** There is something to count in it. */
  readonly counts: boolean;
  readonly act: (action: Action) => void;
}

/** The parts of the site that can be gone to now, by their names. */
function linksOf({ screen, playing, counts }: Props): readonly (readonly [Screen, string])[] {
  const { nav } = words;
  const isOffered = (to: Screen): boolean =>
    to === "game" ? playing : !ofTheGame.includes(to) || (playing && counts);
  const links: readonly (readonly [Screen, string])[] = [
    ["new", nav.fresh],
    ["game", nav.play],
    ["count", nav.count],
    ["every", nav.every],
    ["records", nav.records],
    ["lab", nav.lab],
    ["learn", nav.learn],
    ["rules", nav.rules],
  ];
  return links.filter(([to]) => to === screen || isOffered(to));
}

export function Header(props: Props) {
  const { screen, settings, act } = props;
  const { nav } = words;
  const [open, setOpen] = useState(false); // where there is no room for the links beside each other
  const go = (to: Screen): void => {
    setOpen(false);
    act({ do: "go", screen: to });
  };
  const place = useHeight();
  return (
    <header ref={place}>
      <a
        class="brand"
        href="#"
        title={nav.home}
        aria-current={screen === "home" ? "page" : undefined}
        onClick={(event) => {
          event.preventDefault();
          go("home");
        }}
      >
        <span class="disc black" aria-hidden="true" />
        <span class="disc white" aria-hidden="true" />
        {words.title}
      </a>
      <button
        type="button"
        class="menu-button"
        aria-expanded={open}
        aria-controls="ways"
        onClick={() => setOpen(!open)}
      >
        {nav.menu}
      </button>
      <nav id="ways" class={open ? "open" : ""} aria-label={nav.label}>
        {linksOf(props).map(([to, name]) => (
          <a
            href={`#${to}`}
            aria-current={sectionOf(screen) === to ? "page" : undefined}
            onClick={(event) => {
              event.preventDefault();
              go(to);
            }}
          >
            {name}
          </a>
        ))}
      </nav>
      <SettingsMenu settings={settings} act={act} />
    </header>
  );
}
