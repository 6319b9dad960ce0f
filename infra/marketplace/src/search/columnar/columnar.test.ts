import fc from 'fast-check';
import { documentArbitrary, requestArbitrary, writeArbitrary } from '../../testing/arbitraries';
import { toCriteria } from '../criteria';
import { NaiveSearch } from '../naive';
import { ColumnarSearch } from './columnar';

test('R23 whatever is written and asked, in any order, it answers as the naive engine does', () => {
  let found = 0;
  const step = fc.oneof(
    { weight: 2, arbitrary: requestArbitrary.map((request) => ({ kind: 'search' as const, request })) },
    { weight: 1, arbitrary: writeArbitrary },
  );
  fc.assert(
    fc.property(
      fc.array(documentArbitrary, { maxLength: 120, size: 'max' }),
      fc.boolean(),
      fc.array(step, { maxLength: 30, size: 'max' }),
      (documents, compacted, steps) => {
        const naive = new NaiveSearch(documents);
        const columnar = new ColumnarSearch();
        for (const document of documents) columnar.upsert(document);
        if (compacted) columnar.compact();

        for (const each of steps) {
          if (each.kind === 'upsert') {
            naive.upsert(each.document);
            columnar.upsert(each.document);
          } else if (each.kind === 'remove') {
            expect(columnar.remove(each.id)).toBe(naive.remove(each.id));
          } else if (each.kind === 'compact') {
            columnar.compact();
          } else {
            const criteria = toCriteria(each.request);
            const expected = naive.search(criteria);
            expect(columnar.search(criteria)).toEqual(expected);
            found += expected.total > 0 ? 1 : 0;
          }
          expect(columnar.size).toBe(naive.size);
        }
      },
    ),
    { numRuns: 250 },
  );
  // The property would prove little if most searches found nothing.
  expect(found).toBeGreaterThan(1_000);
});
