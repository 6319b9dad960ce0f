/** A property of this name, which may be left out if an empty object is one of its values. */
export type Optional<Name extends string, T> =
  Record<never, never> extends T ? { readonly [K in Name]?: T } : { readonly [K in Name]: T };
