// A button that has the player choose files of records.

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
  readonly onFiles: (files: readonly File[]) => void;
}

export function ChooseFile({ label, name, describedBy, onFiles }: Props) {
  return (
    <label class="choose-file">
      {label}
      <input
        type="file"
        name={name}
        multiple
        accept={acceptedFiles}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => filesOf(currentTarget, onFiles)}
      />
    </label>
  );
}
