import { isDeepStrictEqual } from 'node:util';

/** As `expect(actual).toEqual(expected)`, but quick where they are the same: for properties that run ten thousand times. */
export function expectSame<T>(actual: T, expected: T): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
