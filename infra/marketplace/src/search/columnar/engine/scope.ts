import type { Scope } from '@forecourt/matching';
import { type Columns, flagBits, lastBit } from './columns';
import { hasItem, hasMarked } from './marks';

/** Filters the rows of a block in place, and returns the number of rows that pass. */
export type Keep = (rows: Int32Array, length: number) => number;

/** Compiles the tests of a scope, cheap ones first. */
export function compileScope(scope: Scope, columns: Columns): Keep[] {
  const { owners, states } = columns.vocabularies;
  const tests: Keep[] = [];
  if (scope.near !== null) tests.push(keepNear(scope.near, columns));
  if (scope.state !== null) tests.push(keepEqual(columns.state.data, states.find(scope.state)));
  if (scope.ownerId !== null) tests.push(keepEqual(columns.owner.data, owners.find(scope.ownerId)));
  const flags = wantedFlags(scope);
  if (flags !== 0) tests.push(keepFlags(columns.flags.data, flags));
  if (scope.tiers !== null) tests.push(keepTiers(columns.tier.data, scope.tiers));
  if (scope.features.length > 0) tests.push(keepFeatures(columns, scope.features));
  for (const keyword of scope.keywords) tests.push(keepKeyword(columns, keyword));
  if (scope.excludedIds.size > 0) tests.push(keepOthers(columns.ids, scope.excludedIds));
  return tests;
}

function wantedFlags(scope: Scope): number {
  return (scope.vehicleHighlights ? flagBits.vehicleHighlight : 0) | (scope.showcase ? flagBits.showcase : 0);
}

function keepNear({ vector, chord, shipped }: NonNullable<Scope['near']>, columns: Columns): Keep {
  const [px, py, pz] = vector;
  const x = columns.x.data;
  const y = columns.y.data;
  const z = columns.z.data;
  const flags = columns.flags.data;
  const near = shipped ? flagBits.marketExtension : 0;
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const dx = x[row]! - px;
      const dy = y[row]! - py;
      const dz = z[row]! - pz;
      if (dx * dx + dy * dy + dz * dz <= chord || (flags[row]! & near) !== 0) rows[kept++] = row;
    }
    return kept;
  };
}

function keepEqual(column: Uint32Array, wanted: number): Keep {
  return (rows, length) => {
    let kept = 0;
    // 0 stands for no text: an unknown text matches no row.
    for (let at = 0; at < length; at += 1) if (wanted !== 0 && column[rows[at]!] === wanted) rows[kept++] = rows[at]!;
    return kept;
  };
}

function keepFlags(flags: Uint8Array, wanted: number): Keep {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) if ((flags[rows[at]!]! & wanted) === wanted) rows[kept++] = rows[at]!;
    return kept;
  };
}

function keepTiers(column: Uint8Array, tiers: ReadonlySet<number>): Keep {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) if (tiers.has(column[rows[at]!]!)) rows[kept++] = rows[at]!;
    return kept;
  };
}

/** Tests for all the features. The last bit of a mask stands for several of them, so the list decides about those. */
function keepFeatures(columns: Columns, codes: readonly string[]): Keep {
  const group = columns.vocabularies.groupOf('featureCode');
  const features = codes.map((code) => group.find(code));
  if (features.includes(0)) return () => 0;
  const wanted = features.reduce((mask, number) => mask | columns.bitOf(number), 0);
  const listed = features.filter((number) => columns.bitOf(number) === 1 << lastBit);
  const masks = columns.masks.featureCode.data;
  const starts = columns.multi.featureCode.starts.data;
  const items = columns.multi.featureCode.items.data;
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      if ((masks[row]! & wanted) !== wanted) continue;
      if (listed.every((feature) => hasItem(items, starts[row]!, starts[row + 1]!, feature))) rows[kept++] = row;
    }
    return kept;
  };
}

/** Tests for a word of the listing, or a code whose label has the word. */
function keepKeyword(columns: Columns, { word, labels }: Scope['keywords'][number]): Keep {
  const { vocabularies, words } = columns;
  const number = vocabularies.words.find(word);
  const marks = new Uint8Array(vocabularies.codes.size);
  // Trims have no labels of their own.
  for (const { facet, code } of labels) if (facet !== 'trimCode') marks[vocabularies.groupOf(facet).find(code)] = 1;
  marks[0] = 0;
  const { starts, items } = columns.all;
  const isLabelled = (row: number) => hasMarked(items.data, starts.data[row]!, starts.data[row + 1]!, marks);
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      const isNamed =
        number !== 0 && hasItem(words.items.data, words.starts.data[row]!, words.starts.data[row + 1]!, number);
      if (isNamed || (labels.length > 0 && isLabelled(row))) rows[kept++] = row;
    }
    return kept;
  };
}

function keepOthers(ids: readonly string[], excluded: ReadonlySet<string>): Keep {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) if (!excluded.has(ids[rows[at]!]!)) rows[kept++] = rows[at]!;
    return kept;
  };
}
