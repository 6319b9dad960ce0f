import { isDeepStrictEqual } from 'node:util';

/** Like `expect(actual).toEqual(expected)`, but fast for equal values: for properties that run ten thousand times. */
export function expectSame<T>(actual: T, expected: T): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
