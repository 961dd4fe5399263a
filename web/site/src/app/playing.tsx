// The screens that a game is needed for, with the board: fetched right after the first page has come.

import { nameOf, type Settings as BoardSettings } from "shinpan-board";
import { saved } from "../browser/saving.ts";
import { CountScreen } from "../counting/count.tsx";
import { EveryScreen } from "../counting/every.tsx";
import type { PointName, Shinpan } from "../engine/engine.ts";
import { GameScreen } from "../game/game.tsx";
import type { Action, Model, NetScreen } from "../model/model.ts";
import { savedGame } from "../model/saved_game.ts";
import { agreedDead, type GameFile } from "../model/table.ts";
import { Net } from "../net/net.tsx";
import type { Table } from "./app.tsx";

interface Props extends Table {
  readonly engine: Shinpan;
  readonly model: Model;
  readonly boardSettings: Partial<BoardSettings>;
  readonly act: (action: Action) => void;
  readonly due: number | null;
  readonly onStart: (game: GameFile) => void;
}

/** The screens that show the game on the table. */
export function Playing({ engine, model, boardSettings, act, due, onStart, ...table }: Props) {
  const {
    game,
    standing: { opened, state },
  } = table;
  const size = { cols: game.start.cols, rows: game.start.rows };
  /** The stones marked dead, where they may be marked now; undefined where what was agreed counts. */
  const marked = state.settlement.marks_count
    ? model.marked.points.map((at) => nameOf(at, size, "letters"))
    : undefined;
  const known: readonly PointName[] = marked ?? state.agreed_dead;
  const dead = known.length > 0 ? known : undefined;
  /** What other rulesets are told: what they have said, also that nothing is dead. */
  const agreed = state.settlement.is_agreed_on_dead ? agreedDead(opened, state) : dead;
  if (model.screen === "count")
    return <CountScreen game={opened} dead={marked} size={size} boardSettings={boardSettings} />;
  if (model.screen === "every")
    return (
      <EveryScreen
        engine={engine}
        game={opened}
        rules={game.start.rules}
        dead={agreed}
        size={size}
        boardSettings={boardSettings}
      />
    );
  return (
    <GameScreen
      engine={engine}
      {...table}
      model={model}
      boardSettings={boardSettings}
      act={act}
      due={due}
      onStart={onStart}
      onSave={() => {
        const { text, name } = savedGame(engine, game, opened, dead);
        saved(new Blob([text], { type: "application/x-go-sgf" }), name);
      }}
    />
  );
}

type OverNetProps = Omit<Props, keyof Table | "due"> & { readonly screen: NetScreen };

/** A game over the net, or the way to one. */
export function OverNet({ screen, ...props }: OverNetProps) {
  return (
    <Net
      engine={props.engine}
      screen={screen}
      path={props.model.path}
      boardSettings={props.boardSettings}
      act={props.act}
      heard={props.model.settings.heard ?? true}
    >
      {(played) => <Playing {...props} {...played} due={null} />}
    </Net>
  );
}
