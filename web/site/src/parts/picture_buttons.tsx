// Buttons that save the board as it is shown, as SVG and as PNG.

import type { RefObject } from "preact";
import { pngOf, svgOf } from "../browser/picture.ts";
import { saved } from "../browser/saving.ts";
import { words } from "../words/index.ts";

/** `place`: what the board stands in; `name`: of the files, without ending. */
export function PictureButtons({ place, name }: { place: RefObject<HTMLElement>; name: string }) {
  const board = (): SVGSVGElement[] => [
    ...place.current!.querySelectorAll<SVGSVGElement>(".frame > svg:not(.board-parting)"),
  ];
  return (
    <>
      <button
        type="button"
        onClick={() => saved(new Blob([svgOf(board())], { type: "image/svg+xml" }), `${name}.svg`)}
      >
        {words.lab.svg}
      </button>
      <button
        type="button"
        onClick={() => void pngOf(svgOf(board())).then((png) => saved(png, `${name}.png`))}
      >
        {words.lab.png}
      </button>
    </>
  );
}
