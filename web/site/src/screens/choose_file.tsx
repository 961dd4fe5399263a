// A button that has the player choose files of records.

const kinds = ".sgf,.gib,.ngf,.ugf,.ugi";

interface Props {
  readonly label: string;
  readonly name: string;
  /** The id of what says more. */
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function ChooseFile({ label, name, describedBy, onFiles }: Props) {
  return (
    <label class="choose-file">{label}
      <input type="file" name={name} multiple accept={kinds} aria-describedby={describedBy}
        onChange={({ currentTarget: input }) => {
          const files = [...(input.files ?? [])];
          input.value = ""; // so that the same file can be chosen again
          if (files.length > 0) onFiles(files);
        }} />
    </label>
  );
}
