// The board as it is shown, as a picture that needs no page: every colour that style sheets gave it stands in
// it.

const pixelsWide = 1600; // of a PNG

/** What style sheets may say of an element of the board. */
const looks = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "stop-color",
  "stop-opacity",
  "font-family",
  "font-weight",
  "text-anchor",
];
const unsaid = new Set(["none", "normal", "1", "auto", ""]);

function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  const said = looks.map((look): [string, string] => [look, style.getPropertyValue(look)]);
  to.removeAttribute("class");
  to.setAttribute(
    "style",
    said
      .filter(([look, value]) => look === "fill" || !unsaid.has(value))
      .map(([look, value]) => `${look}:${value}`)
      .join(";"),
  );
  Array.from(from.children).forEach((child, i) => dress(child, to.children[i]!));
}

/** `shown`: the pictures of a board, from below to above. */
export function svgOf(shown: readonly SVGSVGElement[]): string {
  const copies = shown.map((picture) => {
    const copy = picture.cloneNode(true) as SVGSVGElement;
    const passing = [...copy.querySelectorAll(".hand, .leaves")];
    dress(picture, copy);
    for (const element of passing) element.remove();
    return copy;
  });
  const [whole, ...above] = copies as [SVGSVGElement, ...SVGSVGElement[]];
  for (const one of above) whole.append(...one.children);
  whole.removeAttribute("aria-hidden");
  whole.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return new XMLSerializer().serializeToString(whole);
}

/** The picture as PNG, 1600 pixels wide. */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = pixelsWide;
    canvas.height = Math.round((pixelsWide * picture.naturalHeight) / picture.naturalWidth);
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) =>
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
