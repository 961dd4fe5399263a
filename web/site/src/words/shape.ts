// The shape of a language's texts: that of the English ones, with any text in their place.

import type { Axes } from "../engine/engine.ts";

export type Said<T> = T extends (...args: infer Args) => string
  ? (...args: Args) => string
  : T extends string
    ? string
    : T extends object
      ? { readonly [Key in keyof T]: Said<T[Key]> }
      : T;

/** What is said of every word of an axis. */
export type SaidOf<Axis extends keyof Axes> = Readonly<Record<Extract<Axes[Axis], string>, string>>;

/** What is said of the axes and words of which there is something to say. */
export type SaidOfAxes = { readonly [Axis in keyof Axes]?: Partial<SaidOf<Axis>> };
