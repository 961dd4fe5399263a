// Small pictures for buttons, drawn in the colour of the text.

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
      <path d={paths[name]} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"
        stroke-linecap="round" />
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
  readonly labels: { readonly first: string; readonly previous: string; readonly next: string;
    readonly last: string };
  readonly onStep: (to: number) => void;
}

/** Four buttons that go through moves or steps. One that leads nowhere keeps the focus. */
export function Steps({ at, last, labels, onStep }: StepsProps) {
  const to: readonly [IconName & keyof StepsProps["labels"], number][] =
    [["first", 0], ["previous", at - 1], ["next", at + 1], ["last", last]];
  return (
    <div class="steps" role="group">
      {to.map(([name, target]) => {
        const off = target < 0 || target > last || target === at;
        return (
          <button type="button" class="square" aria-label={labels[name]} title={labels[name]}
            aria-disabled={off} onClick={() => off || onStep(target)}>
            <Icon name={name} />
          </button>
        );
      })}
    </div>
  );
}
