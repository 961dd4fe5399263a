// A record's variations, drawn: a column a move, a row a variation. One stop of the Tab key; the arrow keys
// go on from there.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { commentOf, families, moveOf, type Nodes } from "../model/record_tree.ts";
import { layTree, type Spot } from "./tree_layout.ts";
import { words } from "../words/index.ts";

const wide = 28;
const high = 30;
const radius = 11;
const stretch = 100; // columns: what is drawn moves on by so many, and reaches as far again to either side

interface Props {
  readonly nodes: Nodes;
  readonly at: number;
  /** How many moves were made at each node. */
  readonly numbers: readonly number[];
  readonly nameOf: (node: number) => string;
  readonly onGo: (to: number) => void;
}

const x = (spot: Spot): number => 16 + spot.col * wide;
const y = (spot: Spot): number => 16 + spot.lane * high;

/** Where a key leads from a node; null for a key that leads nowhere. */
export function ledTo(
  key: string,
  at: number,
  nodes: Nodes,
  children: readonly (readonly number[])[],
): number | null {
  const { parent } = nodes[at]!;
  const brothers = parent === null ? [at] : children[parent]!;
  const place = brothers.indexOf(at);
  switch (key) {
    case "ArrowLeft":
      return parent;
    case "ArrowRight":
      return children[at]![0] ?? null;
    case "ArrowUp":
      return brothers[place - 1] ?? null;
    case "ArrowDown":
      return brothers[place + 1] ?? null;
    case "Home":
      return 0;
    case "End": {
      let last = at;
      while (children[last]!.length > 0) last = children[last]![0]!;
      return last;
    }
    default:
      return null;
  }
}

/** The tree without the sign of where one is, so that it need not be drawn anew at each step. */
function drawn(
  nodes: Nodes,
  spots: readonly Spot[],
  shown: readonly number[],
  numbers: readonly number[],
  nameOf: Props["nameOf"],
  onGo: Props["onGo"],
) {
  return (
    <>
      {shown.map((i) => {
        const { parent } = nodes[i]!;
        if (parent === null) return null;
        const [from, to] = [spots[parent]!, spots[i]!];
        const down =
          to.lane > from.lane ? `V${y(to) - high / 2}L${x(from) + wide / 2} ${y(to)}` : "";
        return <path key={`line-${i}`} class="twig" d={`M${x(from)} ${y(from)}${down}H${x(to)}`} />;
      })}
      {shown.map((i) => {
        const node = nodes[i]!;
        const move = moveOf(node);
        const spot = spots[i]!;
        const color = move === null ? "none" : move.player === "B" ? "black" : "white";
        return (
          <g
            key={i}
            id={`node-${i}`}
            class={`node ${color}`}
            role="treeitem"
            aria-level={spot.lane + 1}
            aria-label={nameOf(i)}
            transform={`translate(${x(spot)} ${y(spot)})`}
            onClick={() => onGo(i)}
          >
            {move === null ? (
              <rect x={-6} y={-6} width={12} height={12} rx={3} />
            ) : (
              <circle r={radius} />
            )}
            {move !== null && <text dy="0.35em">{numbers[i]}</text>}
            {commentOf(node) !== "" && <circle class="said" cx={9} cy={-9} r={3.5} />}
          </g>
        );
      })}
    </>
  );
}

export function TreeView({ nodes, at, numbers, nameOf, onGo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const go = useRef(onGo);
  go.current = onGo;
  const children = useMemo(() => families(nodes), [nodes]);
  const spots = useMemo(() => layTree(nodes), [nodes]);
  const [lanes, cols] = useMemo(
    () =>
      spots.reduce<readonly [number, number]>(
        ([down, right], { lane, col }) => [Math.max(down, lane + 1), Math.max(right, col + 1)],
        [0, 0],
      ),
    [spots],
  );
  const here = spots[at]!;
  const middle = Math.round(here.col / stretch) * stretch;
  const tree = useMemo(() => {
    const shown = nodes
      .map((_, i) => i)
      .filter((i) => Math.abs(spots[i]!.col - middle) <= 1.5 * stretch);
    return drawn(nodes, spots, shown, numbers, nameOf, (to) => go.current(to));
  }, [nodes, middle, nameOf]);
  useEffect(() => {
    const box = place.current!;
    for (const before of box.querySelectorAll("[aria-selected]"))
      before.removeAttribute("aria-selected");
    box.querySelector(`#node-${at}`)?.setAttribute("aria-selected", "true");
    const [left, top] = [x(here) - box.clientWidth / 2, y(here) - box.clientHeight / 2];
    if (x(here) < box.scrollLeft + wide || x(here) > box.scrollLeft + box.clientWidth - wide)
      box.scrollLeft = left;
    if (y(here) < box.scrollTop + high || y(here) > box.scrollTop + box.clientHeight - high)
      box.scrollTop = top;
  }, [at, tree]);
  const key = (event: KeyboardEvent): void => {
    if (!/^(Arrow|Home|End)/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    const to = ledTo(event.key, at, nodes, children);
    if (to !== null) onGo(to);
  };
  return (
    <div
      class="tree"
      ref={place}
      role="tree"
      tabIndex={0}
      aria-label={words.records.tree}
      aria-description={words.records.treeHelp}
      aria-activedescendant={`node-${at}`}
      onKeyDown={key}
    >
      <svg role="none" width={cols * wide + 8} height={lanes * high + 4}>
        {tree}
        <circle class="ring" cx={x(here)} cy={y(here)} r={radius + 2.5} />
      </svg>
    </div>
  );
}
