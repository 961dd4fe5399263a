// A record's variations, drawn: a column a move, a row a variation. One stop of the Tab key; the arrow keys go on from there.

import { useEffect, useMemo, useRef } from "preact/hooks";
import { commentOf, families, moveOf, type Nodes } from "../record_tree.ts";
import { layTree, type Spot } from "../tree_layout.ts";
import { words } from "../words/index.ts";

const wide = 28;
const high = 30;
const radius = 11;
const nearby = 150; // columns to either side of the node looked at that are drawn

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
function ledTo(key: string, at: number, nodes: Nodes, children: readonly (readonly number[])[]): number | null {
  const { parent } = nodes[at]!;
  const brothers = parent === null ? [at] : children[parent]!;
  const place = brothers.indexOf(at);
  switch (key) {
    case "ArrowLeft": return parent;
    case "ArrowRight": return children[at]![0] ?? null;
    case "ArrowUp": return brothers[place - 1] ?? null;
    case "ArrowDown": return brothers[place + 1] ?? null;
    case "Home": return 0;
    case "End": {
      let last = at;
      while (children[last]!.length > 0) last = children[last]![0]!;
      return last;
    }
    default: return null;
  }
}

export function TreeView({ nodes, at, numbers, nameOf, onGo }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const children = useMemo(() => families(nodes), [nodes]);
  const spots = useMemo(() => layTree(nodes), [nodes]);
  const here = spots[at]!;
  const lanes = Math.max(...spots.map((spot) => spot.lane)) + 1;
  const cols = Math.max(...spots.map((spot) => spot.col)) + 1;
  const drawn = nodes.map((_, i) => i).filter((i) => Math.abs(spots[i]!.col - here.col) <= nearby);
  useEffect(() => {
    const box = place.current!;
    const [left, top] = [x(here) - box.clientWidth / 2, y(here) - box.clientHeight / 2];
    if (x(here) < box.scrollLeft + wide || x(here) > box.scrollLeft + box.clientWidth - wide) box.scrollLeft = left;
    if (y(here) < box.scrollTop + high || y(here) > box.scrollTop + box.clientHeight - high) box.scrollTop = top;
  }, [at, nodes]);
  const key = (event: KeyboardEvent): void => {
    const to = event.ctrlKey || event.altKey || event.metaKey ? null : ledTo(event.key, at, nodes, children);
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    if (to !== null) onGo(to);
  };
  return (
    <div class="tree" ref={place} role="tree" tabIndex={0} aria-label={words.records.tree} aria-description={words.records.treeHelp}
      aria-activedescendant={`node-${at}`} onKeyDown={key}>
      <svg role="none" width={cols * wide + 8} height={lanes * high + 4}>
        {drawn.map((i) => {
          const { parent } = nodes[i]!;
          if (parent === null) return null;
          const [from, to] = [spots[parent]!, spots[i]!];
          return <path key={`line-${i}`} class="twig" d={`M${x(from)} ${y(from)}${to.lane > from.lane ? `V${y(to) - high / 2}L${x(from) + wide / 2} ${y(to)}` : ""}H${x(to)}`} />;
        })}
        {drawn.map((i) => {
          const node = nodes[i]!;
          const move = moveOf(node);
          const spot = spots[i]!;
          const colour = move === null ? "none" : move.player === "B" ? "black" : "white";
          return (
            <g key={i} id={`node-${i}`} class={`node ${colour} ${i === at ? "at" : ""}`} role="treeitem" aria-level={spot.lane + 1}
              aria-selected={i === at} aria-label={nameOf(i)} transform={`translate(${x(spot)} ${y(spot)})`} onClick={() => onGo(i)}>
              {i === at && <circle class="ring" r={radius + 2.5} />}
              {move === null ? <rect x={-6} y={-6} width={12} height={12} rx={3} /> : <circle r={radius} />}
              {move !== null && <text dy="0.35em">{numbers[i]}</text>}
              {commentOf(node) !== "" && <circle class="said" cx={9} cy={-9} r={3.5} />}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
