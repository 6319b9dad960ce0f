import { toCriteria } from '@forecourt/matching';
import { documentArbitrary, requestArbitrary, sampleLabels } from '@forecourt/matching/testing';
import fc from 'fast-check';
import { writeArbitrary } from '../../../testing/any-write';
import { NaiveSearch } from '../../naive';
import { ColumnarSearch } from './columnar';

test('R23 for any writes and searches, in any order, it gives the answers of the naive engine', () => {
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
            const criteria = toCriteria(each.request, sampleLabels);
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
  expect(found).toBeGreaterThan(200);
});

test('R23 it agrees if a facet has more codes than a mask has bits', () => {
  const features = Array.from({ length: 50 }, (_, at) => `F${at}`);
  const packages = Array.from({ length: 40 }, (_, at) => `P${at}`);
  const [sample] = fc.sample(documentArbitrary, { numRuns: 1, seed: 7 });
  const documents = Array.from({ length: 200 }, (_, at) => ({
    ...sample!,
    id: `id-${at}`,
    codes: {
      ...sample!.codes,
      featureCode: features.filter((_code, feature) => (at * 7 + feature * 5) % 4 === 0),
      packages: packages.filter((_code, index) => (at + index) % 9 === 0),
    },
  }));
  const naive = new NaiveSearch(documents);
  const columnar = new ColumnarSearch();
  for (const document of documents) columnar.upsert(document);
  columnar.compact();
  let found = 0;
  fc.assert(
    fc.property(
      fc.subarray(features, { maxLength: 3 }),
      fc.subarray(packages, { minLength: 1, maxLength: 3 }),
      (featureCode, chosen) => {
        const criteria = toCriteria({ state: { featureCode, packages: chosen }, origin: null });
        const expected = naive.search(criteria);
        expect(columnar.search(criteria)).toEqual(expected);
        found += expected.total;
      },
    ),
  );
  expect(found).toBeGreaterThan(100);
});
