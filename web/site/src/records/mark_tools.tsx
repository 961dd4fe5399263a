// What a tap on a record's board does: play a move, or put a mark there.

import { markKinds, type MarkKind } from "./marks.ts";
import { words } from "../words/index.ts";

export type Tool = "play" | MarkKind;
const tools: readonly Tool[] = ["play", ...markKinds];

/** Drawn as the board draws them. */
function Sign({ tool }: { tool: Tool }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2.2"
      stroke-linejoin="round"
    >
      {tool === "play" && (
        <>
          <circle cx="12" cy="12" r="8" />
          <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
        </>
      )}
      {tool === "triangle" && <path d="M12 4l8.5 15h-17z" />}
      {tool === "square" && <path d="M5 5h14v14H5z" />}
      {tool === "circle" && <circle cx="12" cy="12" r="8" />}
      {tool === "cross" && <path d="M5 5l14 14M19 5L5 19" stroke-linecap="round" />}
      {(tool === "letter" || tool === "number") && (
        <text
          x="12"
          y="18.5"
          text-anchor="middle"
          font-size="18"
          font-weight="600"
          fill="currentColor"
          stroke="none"
        >
          {tool === "letter" ? "A" : "1"}
        </text>
      )}
    </svg>
  );
}

export function MarkTools({ tool, onChoose }: { tool: Tool; onChoose: (tool: Tool) => void }) {
  const text = words.records.tools;
  return (
    <fieldset class="tools">
      <legend class="unseen">{text.label}</legend>
      {tools.map((one) => (
        <label class={tool === one ? "chosen" : ""} title={text.names[one]}>
          <input
            type="radio"
            name="tool"
            value={one}
            checked={tool === one}
            aria-label={text.names[one]}
            onChange={() => onChoose(one)}
          />
          <Sign tool={one} />
        </label>
      ))}
    </fieldset>
  );
}
