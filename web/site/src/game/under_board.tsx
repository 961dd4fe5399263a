// Under the board: what the player may do beside playing, and whose turn it is.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { GameEvent, Player, Ruleset, State } from "../engine/engine.ts";
import { giveBack } from "../browser/focus.ts";
import type { Action, Model } from "../model/model.ts";
import { passMeaning } from "../parts/pass_meaning.ts";
import { isOverNet, type GameFile } from "../model/table.ts";
import { whoseTurn } from "../parts/whose_turn.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly model: Pick<Model, "looking" | "resigning" | "paused">;
  readonly thinking: boolean;
  /** When the running turn began, by performance.now(); null while no clock runs. */
  readonly since: number | null;
  readonly act: (action: Action) => void;
  readonly onEvents: (events: readonly GameEvent[], where: string) => void;
  readonly game: GameFile;
  readonly state: State;
  readonly rules: Ruleset;
  /** Whose turn it is while play goes on; null at the end. */
  readonly turn: Player | null;
  readonly bot: boolean;
  /** A proof's play stands on the board in place of the game. */
  readonly exhibiting: boolean;
  /** That the opponent has passed, or what was just taken. */
  readonly passed: string;
  readonly passes: boolean;
  /** There is a move that can be taken back. */
  readonly undoes: boolean;
  readonly onPass: () => void;
  readonly onUndo: () => void;
  /** What the player is asked before something is done. */
  readonly question: ComponentChildren;
  /** Over what stands below, so that nothing moves. */
  readonly children: ComponentChildren;
}

interface QuestionProps {
  readonly player: Player;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** It has the focus itself: a key that is pressed too long answers nothing. */
function ResignQuestion({ player, onYes, onNo }: QuestionProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current!.focus();
    return () => giveBack(before);
  }, []);
  const question = words.game.reallyResign(player);
  return (
    <div
      class="buttons"
      role="alertdialog"
      aria-label={question}
      tabIndex={-1}
      ref={dialog}
      onKeyDown={({ key }) => {
        if (key === "Escape") onNo();
      }}
    >
      <span>{question}</span>
      <button type="button" class="main" onClick={onYes}>
        {words.game.yes}
      </button>
      <button type="button" onClick={onNo}>
        {words.game.no}
      </button>
    </div>
  );
}

/** Lets two people at one screen rest: the clock stands until one of them says so, or moves. */
function PauseButton({ model, since, act }: Pick<Props, "model" | "since" | "act">) {
  if (model.paused)
    return (
      <button type="button" class="main" onClick={() => act({ do: "go on" })}>
        {words.clock.goOn}
      </button>
    );
  return (
    since !== null && (
      <button
        type="button"
        onClick={() => act({ do: "pause", elapsed: performance.now() - since })}
      >
        {words.clock.stop}
      </button>
    )
  );
}

/**
 * What the player may do. The buttons keep their places, and the keyboard's focus, while the computer thinks:
 * they say that they do nothing. When the game is over those are gone that are of no use any more.
 */
function Deeds({
  model,
  game,
  state,
  turn,
  bot,
  passes,
  undoes,
  thinking,
  since,
  act,
  onEvents,
  onPass,
  onUndo,
}: Props) {
  const mover = state.to_move;
  const over = turn === null;
  return (
    <div class="buttons">
      {!(over && !passes) && (
        <button type="button" disabled={!passes && !bot} aria-disabled={bot} onClick={onPass}>
          {words.game.pass}
        </button>
      )}
      {mover !== null && !bot && state.may.button.includes(mover) && (
        <button
          type="button"
          onClick={() => onEvents([{ kind: "button", by: mover }], words.game.button)}
        >
          {words.game.button}
        </button>
      )}
      {!(over && !undoes) && (
        <button
          type="button"
          disabled={!undoes && !thinking}
          aria-disabled={thinking}
          onClick={onUndo}
        >
          {words.game.undo}
        </button>
      )}
      {turn !== null && (
        <button
          type="button"
          aria-disabled={bot}
          onClick={() => {
            if (!bot) act({ do: "resigning", player: turn });
          }}
        >
          {words.game.resign}
        </button>
      )}
      {turn !== null && !bot && !isOverNet(game) && (
        <PauseButton model={model} since={since} act={act} />
      )}
    </div>
  );
}

export function UnderBoard(props: Props) {
  const { model, game, state, rules, turn, exhibiting, passed, thinking, act, onEvents } = props;
  const { resigning } = model;
  return (
    <div class="below">
      {exhibiting ? null : model.looking === null ? (
        <Deeds {...props} />
      ) : (
        <div class="buttons">
          <button type="button" class="main" onClick={() => act({ do: "look", move: null })}>
            {words.game.back}
          </button>
        </div>
      )}
      <div class="refused-here">{props.children}</div>
      {resigning && (
        <ResignQuestion
          player={resigning}
          onYes={() => onEvents([{ kind: "resign", by: resigning }], words.game.resign)}
          onNo={() => act({ do: "resigning", player: null })}
        />
      )}
      {props.question}
      <p class="turn-line" hidden={exhibiting || turn === null}>
        {turn !== null && passed && <strong>{passed}</strong>}
        {turn !== null &&
          words.sentences([passed, whoseTurn(state, thinking, game)]).slice(passed.length)}
        {turn !== null && !thinking && (
          <span class="quiet note"> {passMeaning(state, rules, game.plain)}</span>
        )}
        {model.paused && <strong> {words.clock.stands}</strong>}
      </p>
    </div>
  );
}
