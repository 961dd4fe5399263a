// The computer as an opponent: it thinks in its worker, about one question at a time.

import { useEffect, useState } from "preact/hooks";
import type { BotWork, Question } from "./bot_worker.ts";
import type { GameEvent } from "./engine.ts";
import { useWorker } from "./use_worker.ts";

/** Asks each question once; null asks nothing. Tells whether the computer thinks. */
export function useOpponent(
  question: Question | null,
  onEvent: (event: GameEvent) => void,
): boolean {
  const [thinking, setThinking] = useState(false);
  const bot = useWorker<BotWork>(
    () => new Worker(new URL("./bot_worker.ts", import.meta.url), { type: "module" }),
  );
  useEffect(() => {
    setThinking(question !== null);
    if (question === null) return;
    void bot.ask(question).then((event) => {
      setThinking(false);
      if (event !== null) onEvent(event);
    });
    return bot.cancel;
  }, [question]);
  return thinking;
}
