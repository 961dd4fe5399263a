// A proof's certificate as values: for each zone of the board the answer to every play of the opponent. The
// format is docs/certificate.md; whether it proves anything, shinpan-check says, not this file.

import type { Player, PointName } from "../engine/engine.ts";

export interface Answer {
  /** Of the attacker, and of the defender; null is a pass. */
  readonly attack: PointName | null;
  readonly reply: PointName | null;
  /** The node that this leads to. */
  readonly to: number;
}

export interface Zone {
  readonly points: readonly PointName[];
  /** One stone of each of the defender's chains beside it. */
  readonly chains: readonly PointName[];
  /** It joins these chains, and they rely on each other's zones. */
  readonly links: boolean;
  readonly holds: readonly PointName[];
  /** The answers at each node; none where the defender may pass forever. */
  readonly nodes: readonly (readonly Answer[])[];
}

export interface Section {
  readonly defender: Player;
  readonly zones: readonly Zone[];
}

const point = (word: string): PointName | null => (word === "-" ? null : word);

function answerOf(word: string): Answer {
  const [attack = "-", rest = ""] = word.split(">");
  const [reply = "-", to = "0"] = rest.split(":");
  return { attack: point(attack), reply: point(reply), to: Number(to) };
}

/** The sections of a certificate, in its order. */
export function sectionsOf(certificate: string): readonly Section[] {
  const sections: {
    defender: Player;
    zones: {
      points: string[];
      chains: string[];
      links: boolean;
      holds: string[];
      nodes: Answer[][];
    }[];
  }[] = [];
  for (const line of certificate.split("\n")) {
    const [word, ...rest] = line.split(" ");
    const section = sections[sections.length - 1];
    const zone = section?.zones[section.zones.length - 1];
    if (word === "defender")
      sections.push({ defender: rest[0] === "black" ? "B" : "W", zones: [] });
    if (word === "zone")
      section?.zones.push({ points: [], chains: [], links: false, holds: [], nodes: [] });
    if (word === "points") zone?.points.push(...rest);
    if (word === "hold") zone?.holds.push(...rest);
    if (word === "node" || word === "leaf") zone?.nodes.push(rest.map(answerOf));
    if (word === "chain" && zone) {
      zone.chains.push(rest[0]!);
      zone.links ||= rest[1] === "linked";
    }
  }
  return sections;
}

/** The zones by which the stones live: those beside them, and beside all chains that they are linked with. */
export function zonesThatKeep(
  sections: readonly Section[],
  owner: Player,
  stones: readonly PointName[],
): readonly Zone[] {
  const zones = sections.find((section) => section.defender === owner)?.zones ?? [];
  const known = new Set(stones);
  let found: readonly Zone[] = [];
  for (;;) {
    const now = zones.filter((zone) => zone.chains.some((chain) => known.has(chain)));
    if (now.length === found.length) return now;
    found = now;
    for (const zone of now) if (zone.links) zone.chains.forEach((chain) => known.add(chain));
  }
}

/** The zones in which the stones' opponent holds them, so that they are dead. */
export function zonesThatHold(
  sections: readonly Section[],
  owner: Player,
  stones: readonly PointName[],
): readonly Zone[] {
  const zones = sections.find((section) => section.defender !== owner)?.zones ?? [];
  return zones.filter((zone) => zone.holds.some((held) => stones.includes(held)));
}
