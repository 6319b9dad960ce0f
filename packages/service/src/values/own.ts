/** An own entry of a record whose keys come from outside: `constructor` is a valid remote's name and no entry of `{}`. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
