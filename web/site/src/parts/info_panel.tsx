// Who played, where and when: told by hand, at a game and at a record.

import "./panel.css";
import "./forms.css";
import "./info.css";
import { useEffect, useState } from "preact/hooks";
import { infoFields, type Info, type InfoField } from "../model/game_info.ts";
import { words } from "../words/index.ts";

interface Props {
  readonly info: Info;
  /** What counts where nothing was told. */
  readonly usual?: Info;
  readonly onInform: (info: Info) => void;
}

/** What is typed counts when the writer leaves the field, or presses Enter. */
function Field({
  field,
  told,
  usual,
  onInform,
}: {
  field: InfoField;
  told: string;
  usual: string;
  onInform: Props["onInform"];
}) {
  const [typed, setTyped] = useState(told);
  useEffect(() => setTyped(told), [told]);
  return (
    <label>
      {words.info.fields[field]}
      <input
        type="text"
        name={`info-${field}`}
        value={typed}
        placeholder={usual}
        autocomplete="off"
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={() => onInform({ [field]: typed.trim() })}
      />
    </label>
  );
}

export function InfoPanel({ info, usual = {}, onInform }: Props) {
  return (
    <details class="panel info">
      <summary>{words.info.heading}</summary>
      <form class="row" onSubmit={(event) => event.preventDefault()}>
        {infoFields.map((field) => (
          <Field
            key={field}
            field={field}
            told={info[field] ?? ""}
            usual={usual[field] ?? ""}
            onInform={onInform}
          />
        ))}
      </form>
    </details>
  );
}
