// The first lessons: each answer is right in the engine's eyes, and other plays are not.

import { load } from "shinpan";
import { beforeAll, describe, expect, it } from "vitest";
import { engineBytes } from "../../../testing/engine.mjs";
import type { Shinpan } from "../engine/engine.ts";
import { judge, lessons } from "./lessons.ts";
import { lessonTexts } from "./lesson_texts.ts";
import { languages, type Language } from "../words/first.ts";

const steps = lessons.flatMap(({ id, steps: all }) =>
  all.map((step, i) => ({ name: `${id} ${i + 1}`, step })),
);

it.each(Object.keys(languages) as Language[])(
  "have a text for each step that says more than the task, in %s",
  async (language) => {
    const { lessons: told } = await lessonTexts(language);
    const { lessons: english } = await lessonTexts("en");
    for (const { id, steps: all } of lessons) {
      expect(told[id].steps.length, id).toBe(all.length);
      for (const [i, text] of told[id].steps.entries()) {
        expect(new Set([text.task, text.right, text.hint]).size).toBe(3);
        if (language !== "en") expect(text.task).not.toBe(english[id].steps[i]!.task);
      }
    }
  },
);

describe("the engine", () => {
  let engine: Shinpan;
  beforeAll(async () => {
    engine = await load(engineBytes());
  });

  it.each(steps)("finds the answer right: $name", ({ step }) => {
    expect(judge(engine, step, step.answer).is).toBe("right");
  });

  const narrow = steps.filter(
    ({ step }) => step.goal.kind !== "any play" && step.goal.kind !== "be refused",
  );
  it.each(narrow)("finds no other play right: $name", ({ step }) => {
    const mover = step.answer.by;
    const names = engine.pointNames([step.diagram.cols, step.diagram.rows]);
    const right = names
      .map((at) => ({ kind: "play", by: mover, at }) as const)
      .filter((event) => judge(engine, step, event).is === "right");
    const wanted = step.goal.kind === "pass" ? [] : [step.answer];
    for (const event of right) expect(wanted).toContainEqual(event);
  });
});
