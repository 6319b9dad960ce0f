import fc from 'fast-check';
import { Lists } from './arrays';
import { blocksOf } from './blocks';
import { compileHas, RowLists, type RowSet, unionOf } from './row-lists';

const NUMBERS = 6;
const rowArbitrary = fc.uniqueArray(fc.integer({ min: 1, max: NUMBERS - 1 }));
/** Rows of which nearly all have number 1 and few have number 2, so that there are sets of both forms. */
const rowsArbitrary = fc
  .array(rowArbitrary, { maxLength: 300, size: 'max' })
  .map((rows) => rows.map((row, at) => [...row.filter((number) => number !== 2 || at % 50 === 7)]));

function append(lists: Lists, row: readonly number[]): void {
  for (const number of row) lists.items.push(number);
  lists.endRow();
}

/** Returns the rows of a set that are alive, as a search reads them. */
function read(set: RowSet, alive: Uint8Array): number[] {
  const rows = new Int32Array(7);
  const read: number[] = [];
  for (const length of blocksOf(set, rows, { alive, dead: 1 })) read.push(...rows.subarray(0, length));
  return read;
}

test('the lists say which rows have a number, whether these are many or few, old or appended, and without the dead ones', () => {
  fc.assert(
    fc.property(rowsArbitrary, fc.array(rowArbitrary, { maxLength: 80 }), fc.nat(9), (sorted, appended, dying) => {
      const lists = new Lists();
      for (const row of sorted) append(lists, row);
      // Number 5 is first used by a row that is appended.
      const rowLists = new RowLists(lists, sorted.length, NUMBERS);
      const rows = [...sorted, ...appended];
      for (const [at, row] of appended.entries()) {
        append(lists, row);
        rowLists.add(sorted.length + at);
      }
      const alive = Uint8Array.from(rows, (_, at) => (at % 10 === dying ? 0 : 1));
      const having = (...wanted: number[]) =>
        [...rows.keys()].filter((at) => rows[at]!.some((number) => wanted.includes(number)));

      for (const wanted of [[1], [2], [3, 4], [5], [2, 5], [0], [99], []]) {
        const set = unionOf(
          wanted.map((number) => rowLists.of(number)),
          rows.length,
        );
        const expected = having(...wanted);
        expect(read(set, alive)).toEqual(expected.filter((at) => alive[at] === 1));
        expect(set.size).toBeGreaterThanOrEqual(expected.length);
        const has = compileHas(set);
        expect([...rows.keys()].filter((at) => has(at) === 1)).toEqual(expected);
      }
      for (const number of [0, 1, 2, 5, 99]) expect(rowLists.sizeOf(number)).toBe(having(number).length);
    }),
    { numRuns: 60 },
  );
});
