// The page of notorious positions, cut into positions: what it shows are the outputs of commands, which a
// test of the command line holds to what the program says. Here they are read, and nothing is added.

import { proseOf, sections, slug, titled, type Links } from "./prose.ts";
import type { Block, NotoriousPosition, Outcome, PlayedOut, Scene } from "./types.ts";

interface Shown {
  readonly command: string;
  readonly output: string;
  readonly file: string;
}

function shownIn(block: Block): Shown | null {
  const [, command, output] =
    (block.kind === "text" && block.info === "console" && /^\$ (.*)\n([^]*)$/.exec(block.text)) ||
    [];
  const file = /examples\/[\w/]+\.sgf/.exec(command ?? "")?.[0];
  return command && output && file ? { command, output, file } : null;
}

/** "japanese-1989 (Article 7.2), egf-japanese (by agreement)" to ids and remarks. */
function ruled(text: string): { rules: string; remark: string }[] {
  return [...text.matchAll(/([\w-]+)(?: \(([^)]*)\))?,?/g)].map(([, rules, remark]) => ({
    rules: rules!,
    remark: remark ?? "",
  }));
}

/**
 * The table of `shinpan confirm --rules all`: three columns of values and the rulesets, which go on in
 * further lines.
 */
export function outcomesIn(output: string): Outcome[] {
  const rows: [string[], string][] = [];
  for (const line of output.split("\n").slice(2)) {
    const values = /^(\S+)\s+(\S+)\s+(\S+)\s+(.*)$/.exec(line);
    if (values && !line.startsWith(" ")) rows.push([values.slice(1, 4), values[4]!]);
    else if (rows.length > 0 && line.startsWith(" "))
      rows[rows.length - 1]![1] += ` ${line.trim()}`;
  }
  return rows.flatMap(([[left, blackFirst, whiteFirst], names]) =>
    ruled(names).map(({ rules, remark }) => ({
      rules,
      left: left!,
      blackFirst: blackFirst!,
      whiteFirst: whiteFirst!,
      remark,
    })),
  );
}

/** The lines of `shinpan referee --rules all`, up to what makes the difference. */
export function playedIn(output: string): PlayedOut[] {
  return output
    .split("\nWhat makes the difference")[0]!
    .split("\n")
    .flatMap((line) => {
      const [, rules, result, basis, why] =
        /^ {2}([a-z][\w-]*)\s+(\S+)(?: \(([^)]*)\))?\s*(.*)$/.exec(line) ?? [];
      return rules
        ? [{ rules, result: result!, basis: basis?.replaceAll(" ", "_") ?? "", why: why! }]
        : [];
    });
}

/** What hypothetical play made of each chain, without the board that stands above it. */
function statusesIn({ command, output }: Shown): Block[] {
  const [, statuses] = /\n\n(\S[^]*)$/.exec(output) ?? [];
  return statuses && command.startsWith("shinpan confirm ") && !command.includes("--rules all")
    ? [{ kind: "text", info: "", text: statuses.trimEnd() }]
    : [];
}

interface Draft {
  readonly blocks: Block[];
  readonly shown: Shown[];
}

/** What stands before a command belongs to its record, what stands after the last one to the last record. */
function draftsIn(blocks: readonly Block[]): Draft[] {
  const drafts: Draft[] = [];
  let before: Block[] = [];
  for (const block of blocks) {
    const shown = shownIn(block);
    if (!shown) {
      before.push(block);
      continue;
    }
    const last = drafts[drafts.length - 1];
    if (last?.shown[0]!.file === shown.file) {
      last.blocks.push(...before, ...statusesIn(shown));
      last.shown.push(shown);
    } else {
      drafts.push({ blocks: [...before, ...statusesIn(shown)], shown: [shown] });
    }
    before = [];
  }
  drafts[drafts.length - 1]?.blocks.push(...before);
  return drafts;
}

function sceneOf({ blocks, shown }: Draft, fileAt: (path: string) => string): Scene {
  const all = (command: string): Shown | undefined =>
    shown.find(
      (each) =>
        each.command.startsWith(`shinpan ${command} `) && each.command.includes("--rules all"),
    );
  const searched = all("confirm");
  const refereed = all("referee");
  const about = searched ?? shown.find(({ command }) => command.startsWith("shinpan confirm"));
  return {
    blocks,
    sgf: fileAt(shown[0]!.file),
    move: about ? Number(/--move (\d+)/.exec(about.command)?.[1] ?? -1) : 0,
    outcomes: searched ? outcomesIn(searched.output) : [],
    played: refereed ? playedIn(refereed.output) : [],
  };
}

/** `fileAt` reads a file of the project. A section without a record stays out. */
export function notoriousPositions(
  markdown: string,
  fileAt: (path: string) => string,
  links: Links,
): NotoriousPosition[] {
  const [, ...found] = sections(titled(proseOf(markdown, links)).rest, 2);
  return found
    .map(({ heading, blocks }) => ({
      id: slug(heading),
      name: heading,
      scenes: draftsIn(blocks).map((draft) => sceneOf(draft, fileAt)),
    }))
    .filter(({ scenes }) => scenes.length > 0);
}
