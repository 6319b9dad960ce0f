import fc from 'fast-check';
import { CodeColumn, Growing, Lists } from './arrays';

/** Numbers around the largest of 16 bits. */
const code = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 65_530, max: 65_540 }));

test('columns retain all values, of any width and number, and can be reordered', () => {
  fc.assert(
    fc.property(fc.array(code, { maxLength: 3_000, size: 'max' }), (codes) => {
      const column = new CodeColumn();
      const growing = new Growing((capacity) => new Int32Array(capacity));
      for (const each of codes) {
        column.push(each);
        growing.push(each);
      }
      expect([...column.data.subarray(0, column.length)]).toEqual(codes);
      const backwards = Uint32Array.from(codes, (_, at) => codes.length - 1 - at);
      const reversed = codes.toReversed();
      expect([...column.reordered(backwards).data.subarray(0, codes.length)]).toEqual(reversed);
      expect([...growing.reordered(backwards).data.subarray(0, codes.length)]).toEqual(reversed);
    }),
    { numRuns: 50 },
  );
});

test('lists can be reordered by row', () => {
  fc.assert(
    fc.property(fc.array(fc.array(code, { maxLength: 5 }), { minLength: 1 }), (rows) => {
      const lists = new Lists();
      for (const row of rows) {
        for (const number of row) lists.items.push(number);
        lists.endRow();
      }
      const order = Uint32Array.from(rows, (_, at) => (at + 1) % rows.length);
      const { starts, items } = lists.reordered(order);
      const read = [...order].map((_, at) => [...items.data.subarray(starts.data[at], starts.data[at + 1])]);
      expect(read).toEqual([...order].map((row) => rows[row]));
    }),
  );
});
