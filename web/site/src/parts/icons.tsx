// Small pictures for buttons, drawn in the colour of the text.

import "./icons.css";

const paths = {
  first: "M5 4v16M19 5l-9 7 9 7z",
  previous: "M17 5l-9 7 9 7z",
  next: "M7 5l9 7-9 7z",
  last: "M19 4v16M5 5l9 7-9 7z",
  play: "M6 4l13 8-13 8z",
  stop: "M6 5h12v14H6z",
};

export type IconName = keyof typeof paths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={paths[name]}
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

const wayPaths = {
  goOn: "M5 12h13M12 5l7 7-7 7",
  play: "M4 8h16M4 16h16M8 4v16M16 4v16",
  learn: "M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2zM12 6v14",
  judge: "M12 4v16M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  two: "M15 12a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0zM11.5 6.9a5.5 5.5 0 1 1 0 10.2",
  lab: "M9 4h6M10 4v6l-5 9a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1l-5-9V4M7.5 15h9",
};

export type WayName = keyof typeof wayPaths;

/** Beside the name of a way from the front page. */
export function WayIcon({ name }: { readonly name: WayName }) {
  return (
    <svg class="way-icon" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        d={wayPaths[name]}
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </svg>
  );
}

/** A stone beside a player's name. */
export function StoneIcon({ black }: { readonly black: boolean }) {
  return <span class={`disc ${black ? "black" : "white"}`} aria-hidden="true" />;
}

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly labels: {
    readonly first: string;
    readonly previous: string;
    readonly next: string;
    readonly last: string;
  };
  readonly onStep: (to: number) => void;
}

/** Four buttons that go through moves or steps. One that leads nowhere keeps the focus. */
export function Steps({ at, last, labels, onStep }: StepsProps) {
  const to: readonly [IconName & keyof StepsProps["labels"], number][] = [
    ["first", 0],
    ["previous", at - 1],
    ["next", at + 1],
    ["last", last],
  ];
  return (
    <div class="steps" role="group">
      {to.map(([name, target]) => {
        const off = target < 0 || target > last || target === at;
        return (
          <button
            type="button"
            class="square"
            aria-label={labels[name]}
            title={labels[name]}
            aria-disabled={off}
            onClick={() => off || onStep(target)}
          >
            <Icon name={name} />
          </button>
        );
      })}
    </div>
  );
}
