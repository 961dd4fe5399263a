// The referee's grade of each group, with the letter that it has on the board; and for what is proven, why.

import { useNamed } from "../parts/point_names.ts";
import { other } from "../model/table.ts";
import { words } from "../words/index.ts";
import { isPlain, type Group } from "./groups.ts";
import { gradeSaid } from "./held_said.ts";
import { Progress } from "./progress.tsx";
import type { Referee } from "./referee.ts";

interface Props {
  readonly groups: readonly Group[];
  readonly referee: Referee;
  /** Can the play behind the group's grade be shown? */
  readonly hasStory: (group: Group) => boolean;
  readonly onWhy: (group: Group) => void;
}

function Row({ group, hasStory, onWhy }: { group: Group } & Pick<Props, "hasStory" | "onWhy">) {
  const text = words.ending.groups;
  const named = useNamed();
  const { name, owner, stones, saved, killed } = group;
  return (
    <li>
      <p>
        <strong class="letter">{name}</strong>{" "}
        {text.graded(text.group(owner, named(stones[0]!), stones.length), gradeSaid(group))}
        {saved && ` ${text.saved(owner, named(saved))}`}
        {killed && ` ${text.killed(other(owner), named(killed))}`}
      </p>
      {hasStory(group) && (
        <button type="button" class="link" onClick={() => onWhy(group)}>
          {text.why(name)}
        </button>
      )}
    </li>
  );
}

export function GroupsPanel({ groups, referee, hasStory, onWhy }: Props) {
  const text = words.ending.groups;
  const {
    findings: { work },
    goOn,
    isBroken,
  } = referee;
  const plain = groups.filter(isPlain);
  const open = groups.filter((group) => !isPlain(group));
  const unproven = groups.some(({ grade }) => grade === "estimated" || grade === "waits");
  const rows = (some: readonly Group[]) => (
    <ul>
      {some.map((group) => (
        <Row group={group} hasStory={hasStory} onWhy={onWhy} />
      ))}
    </ul>
  );
  return (
    <section class="panel groups" aria-labelledby="groups-heading">
      <h2 id="groups-heading">{text.heading}</h2>
      {work === "estimate" && (
        <p role="status" class="quiet">
          {text.looking}
        </p>
      )}
      <Progress referee={referee} search="proof" />
      <Progress referee={referee} search="first" />
      {rows(open)}
      {plain.length > 0 && (
        <details open={open.length === 0}>
          <summary>{text.others(plain.length)}</summary>
          {rows(plain)}
        </details>
      )}
      {goOn.first && goOn.proof === null && unproven && !isBroken("first") && (
        <button type="button" onClick={goOn.first}>
          {text.deeper}
        </button>
      )}
    </section>
  );
}
