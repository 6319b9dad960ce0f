import type { Ranges } from './cells';
import type { RowSet } from './row-lists';

/**
 * Writes the living rows of ranges, or of a set, into `rows`, ascending and a block at a time, and yields the length of each block.
 * A block has to be read before the next one is requested.
 */
export function* blocksOf(
  source: Ranges | RowSet,
  rows: Int32Array,
  { alive, dead }: { alive: Uint8Array; dead: number },
): Generator<number> {
  if (!('size' in source)) yield* blocksOfRanges(source, rows, dead === 0 ? null : alive);
  else if (source.list !== null) yield* blocksOfList(source.list, rows, alive);
  else yield* blocksOfBits(source.bits, rows, alive);
}

/** Short ranges share a block: each block has a cost of its own. */
function* blocksOfRanges(ranges: Ranges, rows: Int32Array, alive: Uint8Array | null): Generator<number> {
  let length = 0;
  for (const [start, end] of ranges) {
    for (let from = start; from < end; ) {
      const to = Math.min(end, from + rows.length - length);
      if (alive === null) {
        for (let row = from; row < to; row += 1) rows[length + row - from] = row;
        length += to - from;
      } else {
        for (let row = from; row < to; row += 1) {
          rows[length] = row;
          length += alive[row]!;
        }
      }
      from = to;
      if (length < rows.length) continue;
      yield length;
      length = 0;
    }
  }
  if (length > 0) yield length;
}

function* blocksOfList(list: Uint32Array, rows: Int32Array, alive: Uint8Array): Generator<number> {
  for (let from = 0; from < list.length; from += rows.length) {
    const to = Math.min(list.length, from + rows.length);
    let length = 0;
    for (let at = from; at < to; at += 1) {
      const row = list[at]!;
      rows[length] = row;
      length += alive[row]!;
    }
    yield length;
  }
}

function* blocksOfBits(bits: Uint32Array, rows: Int32Array, alive: Uint8Array): Generator<number> {
  let length = 0;
  for (let at = 0; at < bits.length; at += 1) {
    for (let left = bits[at]!; left !== 0; left &= left - 1) {
      const row = at * 32 + 31 - Math.clz32(left & -left);
      rows[length] = row;
      length += alive[row]!;
      if (length < rows.length) continue;
      yield length;
      length = 0;
    }
  }
  if (length > 0) yield length;
}

/** Returns the number of rows of ranges or a set; of a set, dead ones are counted too. */
export function sizeOf(source: Ranges | RowSet): number {
  return 'size' in source ? source.size : source.reduce((sum, [from, to]) => sum + to - from, 0);
}
