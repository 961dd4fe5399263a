// What a screen calls its points in texts: as the setting has it, whatever the engine calls them.

import { createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { nameOf, type CoordinateStyle, type Settings, type Size } from "shinpan-board";

/** By the engine's name of a point the one to be shown; what is no point, such as a pass, keeps its own. */
export type Naming = (name: string) => string;

/** Names as the style has them. */
export function namingIn({ cols, rows }: Size, style: CoordinateStyle): Naming {
  const all = Array.from({ length: cols * rows }, (_, at) => at);
  const known = new Map(
    all.map((at) => [nameOf(at, { cols, rows }, "letters"), nameOf(at, { cols, rows }, style)]),
  );
  return (name) => known.get(name) ?? name;
}

/** The names of a screen's board. */
export function useNaming(
  { cols, rows }: Size,
  { coordinates = "letters" }: Partial<Settings>,
): Naming {
  return useMemo(() => namingIn({ cols, rows }, coordinates), [cols, rows, coordinates]);
}

export const PointNames = createContext<Naming>((name) => name);

/** What the screen around calls its points. */
export const useNamed = (): Naming => useContext(PointNames);
