/**
 * Freezes objects with everything that they lead to. Sent to other realms as text, so it uses nothing from outside.
 *
 * Node's `--frozen-intrinsics` freezes those of the first realm, too, but makes getters of methods, and V8 then gives up its fast paths for arrays,
 * iterators and expressions in every realm of the process: rendering takes a third longer.
 */
export function freezeWhole(roots: readonly unknown[]): void {
  const { getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const seen = new Set<unknown>();
  function freeze(value: unknown): void {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return;
    seen.add(value);
    Object.freeze(value);
    freeze(getPrototypeOf(value));
    for (const key of ownKeys(value)) {
      const { value: held, get, set } = getOwnPropertyDescriptor(value, key) ?? {};
      for (const one of [held, get, set]) freeze(one);
    }
  }
  for (const root of roots) freeze(root);
}

/** Returns objects of the language that no name leads to, but calls. Sent to other realms as text. */
export function hiddenOfTheLanguage(): unknown[] {
  return [
    ...[function* () {}, async () => {}, async function* () {}],
    ...[[].values(), new Map().entries(), new Set().entries(), ''[Symbol.iterator](), ''.matchAll(/x/g)],
  ];
}
