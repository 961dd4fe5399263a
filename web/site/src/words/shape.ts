// The shape of a language's texts: that of the English ones, with any text in their place.

export type Said<T> =
  T extends (...args: infer Args) => string ? (...args: Args) => string
  : T extends string ? string
  : T extends object ? { readonly [Key in keyof T]: Said<T[Key]> }
  : T;
