/** Freezes plain data, so that requests can share it. What is frozen already was frozen whole. */
export function freeze<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value;
  for (const each of Object.values(value)) if (typeof each === 'object' && each !== null) freeze(each);
  return Object.freeze(value);
}
