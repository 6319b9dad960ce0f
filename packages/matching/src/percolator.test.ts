import { Percolator, type SearchDocument, toCriteria } from '@forecourt/matching';
import fc from 'fast-check';
import { toDocument } from '../listing/document';
import { documentArbitrary, requestArbitrary } from '../testing/arbitraries';
import { sampleInventory } from '../testing/inventory';
import { labelIndex } from './labels';
import { NaiveSearch } from './naive';

const labels = labelIndex();
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) };

/** For each listing the searches that find it, by running each of them over it alone. */
function byRunningEach(searches: readonly ReturnType<typeof toCriteria>[], documents: readonly SearchDocument[]) {
  return documents.map((document) => {
    const engine = new NaiveSearch([document]);
    return searches.flatMap((criteria, id) => (engine.search({ ...criteria, first: 0 }).total > 0 ? [id] : []));
  });
}

/** The same, by the percolator. */
function byPercolation(percolator: Percolator, documents: readonly SearchDocument[]) {
  const found = documents.map((): number[] => []);
  for (const { searches, listings } of percolator.find(documents))
    for (const at of listings) found[at]!.push(...searches);
  return found.map((ids) => ids.sort((a, b) => a - b));
}

test('listings find the searches that find them, as if each were run', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(requestArbitrary, { minLength: 20, maxLength: 40 }),
      fc.array(documentArbitrary, { maxLength: 10 }),
      (requests, documents) => {
        const searches = requests.map((request) => toCriteria(request, labels));
        const percolator = new Percolator();
        for (const [id, criteria] of searches.entries()) percolator.add(id, criteria);
        const expected = byRunningEach(searches, documents);
        found += expected.flat().length;
        expect(byPercolation(percolator, documents)).toEqual(expected);
      },
    ),
    runs,
  );
  expect(found).toBeGreaterThan(runs.numRuns);
});

test('a search that was changed is found as it is now, and one that was removed not at all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(5), fc.option(requestArbitrary, { nil: null })), { maxLength: 30 }),
      documentArbitrary,
      (steps, document) => {
        const percolator = new Percolator();
        const present = new Map<number, ReturnType<typeof toCriteria>>();
        for (const [id, request] of steps) {
          if (request === null) {
            percolator.remove(id);
            present.delete(id);
          } else {
            const criteria = toCriteria(request, labels);
            percolator.add(id, criteria);
            present.set(id, criteria);
          }
        }
        const fresh = new Percolator();
        for (const [id, criteria] of present) fresh.add(id, criteria);
        expect([percolator.size, byPercolation(percolator, [document])]).toEqual([
          present.size,
          byPercolation(fresh, [document]),
        ]);
      },
    ),
    runs,
  );
});

test('vehicles of a real inventory find the searches for them', () => {
  const documents = [...sampleInventory(100)].flatMap((item) =>
    item.kind === 'listing' ? [toDocument(item.listing, false)] : [],
  );
  const searches = documents.map(({ codes: { makeCode, modelCode }, lat, lon }) =>
    toCriteria(
      { state: { makeCode, modelCode, searchRadius: 10 }, origin: lat === null || lon === null ? null : { lat, lon } },
      labels,
    ),
  );
  const percolator = new Percolator();
  for (const [id, criteria] of searches.entries()) percolator.add(id, criteria);
  const found = byPercolation(percolator, documents);
  for (const id of documents.keys()) expect(found[id]).toContain(id);
  expect(found).toEqual(byRunningEach(searches, documents));
});
