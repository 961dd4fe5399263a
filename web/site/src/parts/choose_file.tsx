// A button that has somebody choose files: of records, where nothing else is said.

import "./choose_file.css";

export const acceptedFiles = ".sgf,.gib,.ngf,.ugf,.ugi";

/** Hands on the files that were chosen, if any; the same can be chosen again. */
export function filesOf(input: HTMLInputElement, onFiles: (files: readonly File[]) => void): void {
  const files = [...(input.files ?? [])];
  input.value = "";
  if (files.length > 0) onFiles(files);
}

interface Props {
  readonly label: string;
  readonly name: string;
  /** The id of what says more. */
  readonly describedBy?: string;
  /** The ends of their names. */
  readonly accept?: string;
  /** One file, not many. */
  readonly isOne?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

export function ChooseFile({
  label,
  name,
  describedBy,
  accept = acceptedFiles,
  isOne = false,
  onFiles,
}: Props) {
  return (
    <label class="choose-file">
      {label}
      <input
        type="file"
        name={name}
        multiple={!isOne}
        accept={accept}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => filesOf(currentTarget, onFiles)}
      />
    </label>
  );
}
