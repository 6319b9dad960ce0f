import { Percolator, toCriteria } from '@forecourt/matching';
import { toDocument } from '../listing/document';
import { sampleInventory } from '../testing/inventory';
import { labelIndex } from './labels';
import { NaiveSearch } from './naive';

test('vehicles of a real inventory find the same searches as the search engine', () => {
  const documents = [...sampleInventory(100)].flatMap((item) =>
    item.kind === 'listing' ? [toDocument(item.listing, false)] : [],
  );
  const labels = labelIndex();
  const searches = documents.map(({ codes: { makeCode, modelCode }, lat, lon }) =>
    toCriteria(
      { state: { makeCode, modelCode, searchRadius: 10 }, origin: lat === null || lon === null ? null : { lat, lon } },
      labels,
    ),
  );
  const percolator = new Percolator();
  for (const [id, criteria] of searches.entries()) percolator.add(id, criteria);
  const found = documents.map((): number[] => []);
  for (const { searches: ids, listings } of percolator.find(documents))
    for (const at of listings) found[at]!.push(...ids);
  for (const [at, document] of documents.entries()) {
    const engine = new NaiveSearch([document]);
    const expected = searches.flatMap((criteria, id) =>
      engine.search({ ...criteria, first: 0 }).total > 0 ? [id] : [],
    );
    expect(expected).toContain(at);
    expect(found[at]!.toSorted((a, b) => a - b)).toEqual(expected);
  }
});
