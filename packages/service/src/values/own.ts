/** Returns a record's own entry by a key from outside: `constructor` is a valid name of a remote, and no entry of `{}`. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
