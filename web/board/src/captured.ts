// Captured stones as they fade, in a picture of their own over the others: nothing else is painted anew for
// them.

const fadeTime = 140; // milliseconds

export class Captured {
  private fading: Animation | null = null;

  constructor(private readonly picture: SVGSVGElement) {}

  /**
   * Shows elements that were taken off the board, until they have faded; those of the last time go at once.
   */
  fade(elements: readonly SVGElement[]): void {
    this.fading?.cancel();
    this.fading = null;
    if (elements.length > 0 || this.picture.childElementCount > 0)
      this.picture.replaceChildren(...elements);
    if (elements.length === 0) return;
    this.fading = this.picture.animate(
      { opacity: [1, 0] },
      { duration: fadeTime, easing: "ease-in" },
    );
    this.fading.onfinish = () => this.picture.replaceChildren();
  }
}
