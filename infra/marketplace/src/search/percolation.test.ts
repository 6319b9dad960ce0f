import { Percolator, toCriteria } from '@forecourt/matching';
import fc from 'fast-check';
import { toDocument } from '../listing/document';
import { documentArbitrary, requestArbitrary } from '../testing/arbitraries';
import { sampleInventory } from '../testing/inventory';
import { labelIndex } from './labels';
import { NaiveSearch } from './naive';

const labels = labelIndex();
const runs = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) };

/** By running each search over the one listing. */
function byRunningEach(
  searches: readonly ReturnType<typeof toCriteria>[],
  document: Parameters<Percolator['searchesFor']>[0],
) {
  const engine = new NaiveSearch([document]);
  return searches.flatMap((criteria, id) => (engine.search({ ...criteria, first: 0 }).total > 0 ? [id] : []));
}

test('a listing finds the searches that find it, as if each were run', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(requestArbitrary, { minLength: 20, maxLength: 40 }),
      fc.array(documentArbitrary, { maxLength: 10 }),
      (requests, documents) => {
        const searches = requests.map((request) => toCriteria(request, labels));
        const percolator = new Percolator();
        for (const [id, criteria] of searches.entries()) percolator.add(id, criteria);
        for (const document of documents) {
          const expected = byRunningEach(searches, document);
          found += expected.length;
          expect(percolator.searchesFor(document)).toEqual(expected);
        }
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
        expect([percolator.size, percolator.searchesFor(document)]).toEqual([
          present.size,
          fresh.searchesFor(document),
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
  for (const [id, document] of documents.entries()) {
    expect(percolator.searchesFor(document)).toContain(id);
    expect(percolator.searchesFor(document)).toEqual(byRunningEach(searches, document));
  }
});
