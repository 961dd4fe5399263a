// What the player need not see at once waits until the frame with the stone has been painted: the processor
// has one thing to do.

const framesLater = 50; // milliseconds: three frames of a common screen

/** Runs it after the frame that is under way; gives back what calls it off. */
export function afterFrame(run: () => void): () => void {
  const timer = setTimeout(run, framesLater);
  return () => clearTimeout(timer);
}
