// Records that are dropped on the page or pasted, wherever nothing else takes them.

import { useEffect, useRef } from "preact/hooks";

const beginsAsRecord = /^\s*(\(\s*;|\\HS|\[Header\])/;
const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select") !== null;

/** `onFiles` gets what is dropped and pasted; a pasted text is a file without a name. */
export function useArrivals(onFiles: (files: readonly File[]) => void): void {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    };
    const dropped = (event: DragEvent): void => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    const pasted = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || takesText(event.target)) return;
      const text = event.clipboardData?.getData("text/plain") ?? "";
      const files = [
        ...(event.clipboardData?.files ?? []),
        ...(beginsAsRecord.test(text) ? [new File([text], "")] : []),
      ];
      if (files.length > 0) take.current(files);
    };
    addEventListener("dragover", over);
    addEventListener("drop", dropped);
    addEventListener("paste", pasted);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("drop", dropped);
      removeEventListener("paste", pasted);
    };
  }, []);
}
