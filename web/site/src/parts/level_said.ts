// A level of the computer in words, with its rank where one was measured.

import type { Level } from "../engine/engine.ts";
import { kyuOf } from "../model/ranks.ts";
import { words } from "../words/first.ts";

interface Size {
  readonly cols: number;
  readonly rows: number;
}

/** "level 3, about 16 kyu" */
export function levelSaid(level: number, size: Size): string {
  const kyu = kyuOf(level, size);
  return words.levels.said(level, kyu === null ? "" : words.levels.about(kyu));
}

/** As a choice among levels: by its rank, else by its name. */
export function levelNamed({ level, name }: Level, size: Size): string {
  const kyu = kyuOf(level, size);
  return words.fresh.levelName(
    level,
    kyu === null ? words.names.level(name, level) : words.levels.about(kyu),
  );
}
