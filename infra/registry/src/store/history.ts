import * as z from 'zod';

/** Maximum number of previous values in a history; older ones are dropped. */
export const previousValuesLimit = 20;

/** A versioned value with its previous values. Version 0 is the brand's own value, which is stored as null. */
export interface Versioned<T> {
  version: number;
  value: T | null;
  /** The highest version ever given, so that no version names two values. */
  latest: number;
  /** Previous values, the latest last. */
  history: { version: number; value: T | null }[];
}

export const versionedSchema = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    version: z.int().min(0),
    value: value.nullable(),
    latest: z.int().min(0),
    history: z.array(z.strictObject({ version: z.int().min(0), value: value.nullable() })),
  });

/** A value that was never changed. */
export const unchanged: Versioned<never> = { version: 0, value: null, latest: 0, history: [] };

/** Returns the next value, under the next version; or under the version that it already had as a canary. */
export function advance<T>(stored: Versioned<T>, value: T | null, version = stored.latest + 1): Versioned<T> {
  const { version: before, value: was, latest, history } = stored;
  return {
    version,
    value,
    latest: Math.max(latest, version),
    history: [...history, { version: before, value: was }].slice(-previousValuesLimit),
  };
}

/**
 * Returns the previous value, or an earlier one by its version; null if there is none. The values in between are dropped, so that the next
 * time goes back further.
 */
export function goBack<T>({ latest, history }: Versioned<T>, to?: number): Versioned<T> | null {
  const at = to === undefined ? history.length - 1 : history.findLastIndex(({ version }) => version === to);
  const before = history[at];
  return before === undefined ? null : { ...before, latest, history: history.slice(0, at) };
}
