import * as z from 'zod';

/** How many values a page's layout or a brand's flags can go back; older ones are forgotten. */
export const keptLimit = 20;

/** A value that changes under numbers, with those before it. 0 is what the brand itself says, for which the registry keeps null. */
export interface Kept<T> {
  version: number;
  value: T | null;
  /** The highest number that was ever given, so that none names two values. */
  latest: number;
  /** Values before this one, the latest last. */
  history: { version: number; value: T | null }[];
}

export const keptSchema = <S extends z.ZodType>(value: S) =>
  z.strictObject({
    version: z.int().min(0),
    value: value.nullable(),
    latest: z.int().min(0),
    history: z.array(z.strictObject({ version: z.int().min(0), value: value.nullable() })),
  });

/** What nobody has ever changed. */
export const unchanged: Kept<never> = { version: 0, value: null, latest: 0, history: [] };

/** The next value, under the next number; or under one that it was given before as a canary. */
export function advance<T>(kept: Kept<T>, value: T | null, version = kept.latest + 1): Kept<T> {
  const { version: before, value: was, latest, history } = kept;
  return {
    version,
    value,
    latest: Math.max(latest, version),
    history: [...history, { version: before, value: was }].slice(-keptLimit),
  };
}

/** Back to the value before this one; null when there is none. */
export function goBack<T>({ latest, history }: Kept<T>): Kept<T> | null {
  const before = history.at(-1);
  return before === undefined ? null : { ...before, latest, history: history.slice(0, -1) };
}
