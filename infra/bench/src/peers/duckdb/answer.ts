import { type BinName, binNames } from '@forecourt/marketplace/src/listing/facets';
import { narrowingOf } from '@forecourt/marketplace/src/search/narrowing';
import type { Counts, Extent, SearchResult } from '@forecourt/marketplace/src/search/port';
import {
  type Criteria,
  type FacetName,
  facetNames,
  type SteppedParam,
  steppedNames,
  steppedParams,
} from '@forecourt/matching';
import type { DuckdbValue } from './api';
import type { CodeNumbers, CodeOwner } from './columns';
import { kinds } from './statement';

/** Converts the rows of `statementFor`, column by column within each chunk, to the engines' own answer. */
export function toResult(
  chunks: readonly (readonly DuckdbValue[][])[],
  numbers: CodeNumbers,
  criteria: Criteria,
): SearchResult {
  const ids: string[] = [];
  const counts = Object.fromEntries(facetNames.map((facet) => [facet, {}])) as Record<FacetName, Counts>;
  const satisfied = Object.fromEntries(steppedNames.map((name) => [name, {}])) as Record<SteppedParam, Counts>;
  const bins = Object.fromEntries(binNames.map((name) => [name, {}])) as Record<BinName, Counts>;
  const extents: Record<number, Extent> = {};
  let total = 0;
  for (const [kind, a, b, id] of rowsOf(chunks)) {
    if (kind === kinds.listing) ids.push(String(id));
    else if (kind === kinds.total) total = Number(b);
    else if (kind !== kinds.count) extents[Number(kind)] = a === null ? null : { min: Number(a), max: Number(b) };
    else if (a !== 0) {
      const { owner, code } = numbers.entries[Number(a) - 1]!;
      if (isStepped(owner)) satisfied[owner][code] = Number(b);
      else if (isBin(owner)) bins[owner][code] = Number(b);
      else counts[owner][code] = Number(b);
    }
  }
  const extentOf = (kind: number) => extents[kind] ?? null;
  return {
    ...{ ids, total, counts },
    steps: Object.fromEntries(
      steppedNames.map((name) => [name, stepsOf(name, satisfied[name])]),
    ) as SearchResult['steps'],
    stats: { price: extentOf(kinds.price), year: extentOf(kinds.year), mileage: extentOf(kinds.mileage) },
    bins,
    narrowing: narrowingOf(counts, total, criteria),
  };
}

function rowsOf(chunks: readonly (readonly DuckdbValue[][])[]): DuckdbValue[][] {
  return chunks.flatMap((columns) => (columns[0] ?? []).map((_, row) => columns.map((column) => column[row]!)));
}

function isBin(owner: CodeOwner): owner is BinName {
  return (binNames as readonly CodeOwner[]).includes(owner);
}

function isStepped(owner: CodeOwner): owner is SteppedParam {
  return Object.hasOwn(steppedParams, owner);
}

/** Returns the number of listings that each step leaves, from the numbers that satisfy n steps: the first n of lower bounds, the last n of upper ones. */
function stepsOf(name: SteppedParam, satisfied: Counts): number[] {
  const { bound, steps } = steppedParams[name];
  return steps.map((_step, at) => {
    const least = bound === 'most' ? steps.length - at : at + 1;
    return Object.entries(satisfied).reduce((sum, [number, count]) => sum + (Number(number) >= least ? count : 0), 0);
  });
}
