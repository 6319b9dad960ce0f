import type { Scope } from '@forecourt/matching';
import { type Columns, flagBits } from './columns';
import type { RowIndex } from './row-index';
import { compileHas, type Has, type RowSet, unionOf } from './row-lists';

/** Filters the rows of a block in place, and returns the number of rows that pass. */
export type Keep = (rows: Int32Array, length: number) => number;

/** A scope: tests of rows, cheap ones first, and sets that a row has to belong to. */
export interface CompiledScope {
  tests: readonly Keep[];
  sets: readonly RowSet[];
}

export function compileScope(scope: Scope, index: RowIndex): CompiledScope {
  const { columns, codes, words } = index;
  const { vocabularies, length } = columns;
  const { owners, states } = vocabularies;
  const tests: Keep[] = [];
  if (scope.near !== null) tests.push(keepNear(scope.near, columns));
  if (scope.state !== null) tests.push(keepEqual(columns.state.data, states.find(scope.state)));
  if (scope.ownerId !== null) tests.push(keepEqual(columns.owner.data, owners.find(scope.ownerId)));
  const flags = wantedFlags(scope);
  if (flags !== 0) tests.push(keepFlags(columns.flags.data, flags));
  if (scope.tiers !== null) tests.push(keepTiers(columns.tier.data, scope.tiers));
  if (scope.excludedIds.size > 0)
    tests.push(keepOthers(new Set(Array.from(scope.excludedIds, (id) => index.rowOf(id)))));
  const features = scope.features.map((code) => codes.of(vocabularies.groupOf('featureCode').find(code)));
  return { tests, sets: [...features, ...scope.keywords.map((keyword) => rowsSaying(keyword))] };

  /** Returns the rows with a word, or with a code whose label has it. */
  function rowsSaying({ word, labels }: Scope['keywords'][number]): RowSet {
    // Trims have no labels of their own.
    const labelled = labels.flatMap(({ facet, code }) =>
      facet === 'trimCode' ? [] : [codes.of(vocabularies.groupOf(facet).find(code))],
    );
    return unionOf([words.of(vocabularies.words.find(word)), ...labelled], length);
  }
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

function keepOthers(excluded: ReadonlySet<number | undefined>): Keep {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) if (!excluded.has(rows[at]!)) rows[kept++] = rows[at]!;
    return kept;
  };
}

/** Tests for rows of a set. The rows of its calls have to ascend. */
export function keepIn(set: RowSet): Keep {
  const { bits } = set;
  if (bits === null) return keepHaving(compileHas(set));
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      rows[kept] = row;
      kept += (bits[row >>> 5]! >>> (row & 31)) & 1;
    }
    return kept;
  };
}

function keepHaving(has: Has): Keep {
  return (rows, length) => {
    let kept = 0;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at]!;
      rows[kept] = row;
      kept += has(row);
    }
    return kept;
  };
}
