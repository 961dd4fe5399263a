// Why a move was refused: the rule in words, its clause, and the earlier position that would come back.

import { useContext, useMemo } from "preact/hooks";
import type { Settings as BoardSettings } from "shinpan-board";
import { rulesAddress } from "../browser/addresses.ts";
import { PlainWords } from "../parts/clauses.tsx";
import type { Game, Refusal, Shinpan } from "../engine/engine.ts";
import { whyRefused } from "../parts/refused.ts";
import { speaking } from "../words/first.ts";
import { words } from "../words/index.ts";
import { EarlierPosition, earlierIn } from "../parts/earlier.tsx";

interface Props {
  readonly where: string;
  readonly refusal: Refusal;
  readonly engine: Shinpan;
  readonly opened: Game;
  readonly rules: string;
  readonly settings: Partial<BoardSettings>;
  readonly onLook: (move: number) => void;
  readonly onClose: () => void;
}

export function RefusalPanel({
  where,
  refusal,
  engine,
  opened,
  rules,
  settings,
  onLook,
  onClose,
}: Props) {
  const plain = useContext(PlainWords);
  const earlier = useMemo(() => earlierIn(opened, refusal), [refusal]);
  const why = useMemo(() => whyRefused(opened, refusal), [refusal, speaking.value]);
  return (
    <section class="panel refusal" role="alert">
      <p>
        <strong>{words.refused(where, why, plain ? "" : refusal.clause)}</strong>
      </p>
      {refusal.consequence === "loses" &&
        (refusal.reason === "repetition" || refusal.reason === "self_capture") && (
          <p>{words.loses}</p>
        )}
      {!plain && refusal.clause && (
        <p>
          <a href={rulesAddress(engine, rules, refusal.clause)}>
            {words.pages.rules.readClause(words.clauseName(refusal.clause))}
          </a>
        </p>
      )}
      {earlier && <EarlierPosition earlier={earlier} settings={settings} />}
      <div class="buttons">
        {earlier && (
          <button type="button" onClick={() => onLook(earlier.move)}>
            {words.seeEarlier}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </section>
  );
}
