import { ProblemError } from '../../problems';

/** Returns what an id in a path names. @throws ProblemError `unknown-<kind>`, with the ids that there are */
export function entryOf<T>(entries: ReadonlyMap<string, T>, kind: 'guide' | 'page' | 'programme', id: unknown): T {
  const found = entries.get(String(id));
  if (found !== undefined) return found;
  const known = [...entries.keys()].join(', ');
  throw new ProblemError(`unknown-${kind}`, `There is no ${kind} "${id}"; there are: ${known}.`);
}
