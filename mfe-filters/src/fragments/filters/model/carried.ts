import type { SearchState } from '@forecourt/search-state';

/** What visible controls write: a parameter whole (`makeCode`), or one of its values (`featureCode:1306`). */
export type Covered = ReadonlySet<string>;

/**
 * Name and value of every hidden input: what the search says and no control of the form does, so that a form that is sent without
 * script loses nothing. Paging is left out: a changed search begins at its first record (R21).
 */
export function carried(state: SearchState, covered: Covered): readonly (readonly [name: string, value: string])[] {
  const { firstRecord: _, extra, ...search } = state;
  const pairs = Object.entries(search).flatMap(([name, value]): [string, string][] => {
    if (covered.has(name) || value === undefined) return [];
    if (typeof value !== 'object') return covered.has(`${name}:${value}`) ? [] : [[name, String(value)]];
    return value.filter((each) => !covered.has(`${name}:${each}`)).map((each) => [name, escaped(each)]);
  });
  return [...pairs, ...(extra ?? [])];
}

/** One value as a comma-joined list of its own: the URL's reader takes a bare comma for a separator. */
export function escaped(value: string): string {
  return value.replace(/[\\,]/g, '\\$&');
}
