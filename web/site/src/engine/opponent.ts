// The computer as an opponent: it thinks in its worker, about one question at a time.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Question } from "./bot_worker.ts";

/**
 * Asks each question once; null asks nothing. A question that is no longer asked ends the worker that is at
 * it: its answer would be taken for that to the next one. Tells whether the computer thinks.
 */
export function useOpponent(question: Question | null, onEvent: (line: string) => void): boolean {
  const [thinking, setThinking] = useState(false);
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    setThinking(question !== null);
    if (question === null) return;
    worker.current ??= new Worker(new URL("./bot_worker.ts", import.meta.url), { type: "module" });
    const asked = worker.current;
    let answered = false;
    asked.onmessage = ({ data }: MessageEvent<string | null>) => {
      answered = true;
      setThinking(false);
      if (data !== null) onEvent(data);
    };
    asked.postMessage(question);
    return () => {
      if (answered) return;
      asked.terminate();
      worker.current = null;
    };
  }, [question]);
  useEffect(() => () => worker.current?.terminate(), []);
  return thinking;
}
