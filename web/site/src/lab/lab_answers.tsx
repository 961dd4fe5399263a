// What the lab answers of a position: which points are refused and why, which chains live, what each ruleset
// counts.

import type { ComponentChildren } from "preact";
import type { Mark, Point, Size } from "shinpan-board";
import { pointNamed, pointsNamed } from "../parts/board_view.tsx";
import { ClauseLink, type Cited } from "../parts/clauses.tsx";
import { zonesThatHold, zonesThatKeep, type Section, type Zone } from "../ending/certificate.ts";
import type {
  ComparedVerdict,
  Estimate,
  Game,
  Player,
  Proof,
  Refusal,
  Shinpan,
} from "../engine/engine.ts";
import { StoneIcon } from "../parts/icons.tsx";
import { neighbours, other } from "../model/table.ts";
import { whyRefused } from "../parts/refused.ts";
import { words } from "../words/index.ts";
import { VerdictTable } from "../parts/verdict_table.tsx";

/** Refused points with the same reason. */
export interface Ban {
  readonly points: readonly Point[];
  readonly refusal: Refusal;
}

export interface Legality {
  readonly legal: number;
  readonly free: number;
  readonly bans: readonly Ban[];
}

/** Every empty point on which the player is refused, those with the same reason together. */
export function legalityOf(game: Game, player: Player): Legality {
  const board = game.board();
  const answers = game.legality(player);
  const bans = new Map<string, { points: Point[]; refusal: Refusal }>();
  board.forEach((stone, at) => {
    if (stone !== 0 || answers[at] === 0) return;
    const refusal = game.refuses(player, at)!;
    const key = `${refusal.reason} ${refusal.clause} ${refusal.repeats_move} ${refusal.consequence}`;
    const ban = bans.get(key) ?? { points: [], refusal };
    ban.points.push(at);
    bans.set(key, ban);
  });
  const free = board.filter((stone) => stone === 0).length;
  const refused = [...bans.values()].reduce((sum, ban) => sum + ban.points.length, 0);
  return { legal: free - refused, free, bans: [...bans.values()] };
}

export function LegalPanel({
  cited,
  game,
  legality,
  player,
  named,
}: {
  cited: Cited;
  game: Game;
  legality: Legality;
  player: Player;
  named: (at: Point) => string;
}) {
  const text = words.lab.legal;
  return (
    <div class="panel">
      <h2>{text.heading(player)}</h2>
      <p role="status">
        {words.sentences([
          text.sum(legality.legal, legality.free),
          legality.bans.length === 0 ? text.all : "",
        ])}
      </p>
      {legality.bans.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.points}</th>
              <th scope="col">{text.why}</th>
              <th scope="col">{text.clause}</th>
            </tr>
          </thead>
          <tbody>
            {legality.bans.map(({ points, refusal }) => (
              <tr>
                <th scope="row">{points.map(named).join(", ")}</th>
                <td>
                  {whyRefused(game, refusal)}
                  {refusal.repeats_move !== null && (
                    <span class="quiet"> {text.repeats(refusal.repeats_move)}</span>
                  )}
                  {refusal.consequence === "loses" && <span class="quiet"> {text.loses}</span>}
                </td>
                <td>
                  {refusal.clause === "" ? (
                    <span class="quiet">{text.custom}</span>
                  ) : (
                    <ClauseLink {...cited} clause={refusal.clause} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

export interface LifeFound {
  readonly estimate: Estimate | null;
  readonly proof: Proof | null;
  /** The proof's certificate, and what it says. */
  readonly certificate: string;
  readonly sections: readonly Section[];
  readonly nodes: number;
}

export type Chain = Proof["groups"][number];

/** The zones by which a chain lives or is dead; none where nothing is proven or there is no play to show. */
export function zonesOf({ sections }: LifeFound, { is, color, stones }: Chain): readonly Zone[] {
  return is === "lives"
    ? zonesThatKeep(sections, color, stones)
    : is === "dead"
      ? zonesThatHold(sections, color, stones)
      : [];
}

/** Those of the points that hang together with one of them. */
export function around(at: Point, points: readonly Point[], size: Size): readonly Point[] {
  const left = new Set(points);
  const found = [at];
  left.delete(at);
  for (const here of found)
    for (const to of neighbours(here, size)) if (left.delete(to)) found.push(to);
  return found.sort((a, b) => a - b);
}

/** What is proven of a chain, or else estimated, in sentences. */
function reasonsOf(
  group: Chain,
  { proof, estimate }: LifeFound,
  size: Size,
  named: (at: Point) => string,
): string[] {
  const text = words.lab.life;
  /** What the player keeps around the chain. */
  const kept = (player: Player): string => {
    const { safe, held } = player === "B" ? proof!.black : proof!.white;
    return around(pointNamed(group.stones[0]!, size)!, pointsNamed([...safe, ...held], size), size)
      .map(named)
      .join(" ");
  };
  const standing = proof!.standings.find((one) => one.stones.includes(group.stones[0]!));
  const opponent = other(group.color);
  switch (group.is) {
    case "lives":
      return [text.keeps(group.color, kept(group.color))];
    case "dead":
      return [text.kills(opponent, kept(opponent))];
    case "unsettled":
    case "ko_dependent":
      return [
        ...(standing?.saved ? [text.saves(group.color, standing.saved.play)] : []),
        ...(standing?.killed ? [text.takes(opponent, standing.killed.play)] : []),
        ...(standing && standing.owner_needs_threats !== null
          ? [text.threats(group.color, standing.owner_needs_threats)]
          : []),
      ];
    case "open": {
      const guess = estimate?.chains.find((chain) => group.stones.includes(chain.at));
      return guess
        ? [text.estimated(guess.dead, Math.min(99, Math.floor(guess.confidence / 10)))]
        : [];
    }
  }
}

const shapes: Readonly<Partial<Record<Chain["is"], Mark["shape"]>>> = {
  lives: "circle",
  unsettled: "triangle",
  ko_dependent: "square",
};

/** The signs of the grades on the board; what is proven dead is shown as dead. */
export function lifeMarks(proof: Proof | null, size: Size): { marks: Mark[]; dead: Point[] } {
  const groups = proof?.groups ?? [];
  const marks = groups.flatMap((group) => {
    const shape = shapes[group.is];
    return shape ? pointsNamed(group.stones, size).map((at): Mark => ({ at, shape })) : [];
  });
  return {
    marks,
    dead: groups
      .filter((group) => group.is === "dead")
      .flatMap((group) => pointsNamed(group.stones, size)),
  };
}

interface LifeProps {
  readonly found: LifeFound;
  readonly size: Size;
  readonly named: (at: Point) => string;
  readonly onWhy: (chain: Chain) => void;
}

/** What is found of one chain. */
function ChainFound({ group, found, size, named, onWhy }: LifeProps & { readonly group: Chain }) {
  const text = words.lab.life;
  const { color, stones } = group;
  const name = text.name(color, named(pointNamed(stones[0]!, size)!), stones.length);
  return (
    <li>
      <p>
        <StoneIcon black={color === "B"} /> <strong>{name}</strong>{" "}
        <span class="grade">{text.grades[group.is]}</span>
      </p>
      <p>{words.sentences(reasonsOf(group, found, size, named))}</p>
      {zonesOf(found, group).length > 0 && (
        <button
          type="button"
          class="link"
          aria-label={text.showOf(name)}
          onClick={() => onWhy(group)}
        >
          {text.show}
        </button>
      )}
    </li>
  );
}

export function LifePanel({
  working,
  children,
  ...props
}: LifeProps & { readonly working: number | null; readonly children: ComponentChildren }) {
  const text = words.lab.life;
  const { found } = props;
  const { proof } = found;
  return (
    <div class="panel">
      <h2>{text.heading}</h2>
      <p role="status">
        {working !== null
          ? working === 0
            ? text.estimating
            : text.work(working)
          : proof && text.done(found.nodes)}
        {proof &&
          proof.groups.length > 0 &&
          proof.groups.every((group) => group.is !== "open") &&
          ` ${text.settled}`}
      </p>
      <div class="buttons">{children}</div>
      {proof?.groups.length === 0 && <p>{text.none}</p>}
      {proof && proof.groups.length > 0 && (
        <ul class="life">
          {proof.groups.map((group) => (
            <ChainFound group={group} {...props} />
          ))}
        </ul>
      )}
      {proof?.sekis.map((seki) => (
        <p>{text.seki(seki.shared.join(" "))}</p>
      ))}
      {proof && proof.groups.length > 0 && <p class="quiet">{text.legend}</p>}
    </div>
  );
}

export function EveryPanel({
  engine,
  own,
  verdicts,
  children,
}: {
  engine: Shinpan;
  own: string;
  verdicts: readonly ComparedVerdict[] | null;
  children: ComponentChildren;
}) {
  return (
    <div class="panel">
      <h2>{words.lab.every.heading}</h2>
      <p class="quiet">{words.lab.every.ended}</p>
      {children}
      <p role="status">{verdicts === null && words.every.work}</p>
      {verdicts && (
        <VerdictTable
          engine={engine}
          own={own}
          verdicts={verdicts}
          name={words.lab.every.heading}
        />
      )}
    </div>
  );
}
