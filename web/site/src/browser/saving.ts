// Files that the page hands to the player.

const readWithin = 10_000; // milliseconds: some browsers read the file after the click

/** Has the browser save a file. */
export function saved(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), readWithin);
}
