import type { SearchResult } from '@forecourt/marketplace/src/search/port';

/** Describes the first difference of two answers to a search; null if they are equal. The order of codes does not matter. */
export function differenceOf(expected: SearchResult, actual: SearchResult): string | null {
  return difference('', expected, actual);
}

function difference(path: string, expected: unknown, actual: unknown): string | null {
  if (!isObject(expected) || !isObject(actual)) {
    return Object.is(expected, actual) ? null : `${path}: ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = difference(path === '' ? key : `${path}.${key}`, expected[key], actual[key]);
    if (found !== null) return found;
  }
  return null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
