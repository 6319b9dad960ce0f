import { ProblemError } from '../../problems';

/** Returns the entry with the id of a path. @throws ProblemError `unknown-<kind>` with the known ids */
export function entryOf<T>(entries: ReadonlyMap<string, T>, kind: 'guide' | 'page' | 'programme', id: unknown): T {
  const found = entries.get(String(id));
  if (found !== undefined) return found;
  const known = [...entries.keys()].join(', ');
  throw new ProblemError(`unknown-${kind}`, `There is no ${kind} "${id}"; there are: ${known}.`);
}
