// Events at the desk of a program that tests have started.

import type { Page } from "playwright-core";
import type { Answer, View } from "../src/tournament/view.ts";

/** Asks the desk, as the page does. */
export const askDesk = (page: Page, request: object): Promise<Answer> =>
  page.evaluate(async (body) => {
    const answer = await fetch("api/v1/tournament", { method: "POST", body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  }, request);

/** Enters deeds of the event's file. */
export async function enter(page: Page, event: string, deeds: readonly object[]): Promise<void> {
  for (const deed of deeds) {
    const answer = await askDesk(page, { event, do: deed });
    if (answer.t !== "view") throw new Error(JSON.stringify(answer));
  }
}

/** Begins an event with so many players, whose names say their numbers. */
export async function begin(
  page: Page,
  event: string,
  players: number,
  conditions: object = {},
): Promise<void> {
  const laid = { title: "Club night", rounds: 3, sanctions: "None", ...conditions };
  const begun = await askDesk(page, { new: event, conditions: laid });
  if (begun.t !== "view") throw new Error(JSON.stringify(begun));
  const registered = Array.from({ length: players }, (_, at) => ({
    deed: "registered",
    player: {
      name: `Player${String(at + 1).padStart(3, "0")}`,
      given: "Kim",
      rank: 33 - (at % 20),
    },
  }));
  await enter(page, event, registered);
}

/** Pairs a round, and has White win every game where `isPlayed` is set. */
export async function pair(
  page: Page,
  event: string,
  round: number,
  isPlayed = true,
): Promise<View> {
  const view = (await askDesk(page, { event, pair: { round } })) as View;
  const won = view.games.map(({ white, black }) => ({
    ...{ deed: "reported", round, white, black, end: "white_wins" },
  }));
  if (isPlayed) await enter(page, event, won);
  return view;
}
