// The results of games against the computer, as the browser's database keeps them.

import { useEffect, useMemo, useState } from "preact/hooks";
import { resultOf, resultsIn, withResult, type Result } from "../model/results.ts";
import { keep, kept } from "../browser/store.ts";
import type { GameFile, Standing } from "../model/table.ts";

const shelf = "results";

interface Table {
  readonly game: GameFile;
  readonly standing: Standing;
  readonly hosting: boolean;
}

/** All results; the game on the table adds its own when it ends. */
export function useResults(table: Table | null): readonly Result[] {
  const [results, setResults] = useState<readonly Result[]>([]);
  const fetched = async (): Promise<readonly Result[]> => resultsIn(await kept(shelf));
  useEffect(() => void fetched().then(setResults), []);
  const ended = useMemo(
    () => table && resultOf(table.game, table.standing.state, () => table.standing.opened.score()),
    [table?.standing],
  );
  useEffect(() => {
    if (!ended || !table?.hosting) return;
    void fetched().then((before) => {
      // another tab may have added some
      const all = withResult(before, ended);
      setResults(all);
      if (JSON.stringify(all) !== JSON.stringify(before)) void keep(shelf, all);
    });
  }, [ended?.begun, ended?.won, table?.hosting]);
  return results;
}
