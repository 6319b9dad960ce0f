/** Parsing by hand: the shell does not validate a remote's own sources. */

export type Fields = Readonly<Record<string, unknown>>;

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Returns the entries of a list as records; none if it is not a list. */
export function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
