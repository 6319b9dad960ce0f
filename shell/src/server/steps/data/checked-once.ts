import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { freeze } from './freeze';

/** Characters of all values, as JSON, that one schema retains; parsed values take several times that. */
const cachedCharacters = 4_000_000;

/**
 * Returns a schema that parses each value once: another value with the same JSON, such as a listing that another search has found before,
 * is not checked again. Its results are shared, and frozen for that reason.
 */
export function checkedOnce<S extends z.ZodType<object>>(schema: S, most = cachedCharacters): z.ZodType<z.output<S>> {
  const kept = new LRUCache<string, z.output<S>>({ maxSize: most });
  return z.unknown().transform((value, context) => {
    const key = JSON.stringify(value) ?? '';
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { success, data, error } = schema.safeParse(value);
    if (success) {
      const shared = freeze(data);
      kept.set(key, shared, { size: key.length + 1 });
      return shared;
    }
    for (const issue of error.issues)
      context.addIssue({ ...issue, input: value } as Parameters<typeof context.addIssue>[0]);
    return z.NEVER;
  });
}
