export const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Returns everything that can be reached by properties: values, getters, setters, prototypes. */
export function reachableFrom(roots: readonly unknown[]): Set<object> {
  const reached = new Set<object>();
  const queue = [...roots];
  while (queue.length > 0) {
    const next = queue.pop();
    if (!isObject(next) || reached.has(next)) continue;
    reached.add(next);
    queue.push(Object.getPrototypeOf(next));
    for (const key of Reflect.ownKeys(next)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(next, key) ?? {};
      queue.push(value, get, set);
    }
  }
  return reached;
}
