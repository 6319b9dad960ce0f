import type { PageView } from '@forecourt/contracts';
import { type PackedView, unpackView } from './packed-view';
import { readTexts } from './read-texts';
import { joinTexts, joinTextsFor, textsFor, textsOf } from './view-texts';

const filters = { fuel: [{ value: 'E', label: 'Electric', count: 3 }] };
const place = { city: 'Chicago', state: 'IL' };
const listing = {
  ...{ listings: [{ id: '1' }], owners: [{ id: 'a' }], totalResultCount: 3, place },
  ...{ filters, stats: { year: null }, invalidQueryParams: { zip: 'unknown' } },
};
const reference = { makes: [], models: {}, trims: {}, facets: { fuel: [{ code: 'E', label: 'Electric' }] } };
const sourceParts = {
  listing: {
    total: ['totalResultCount', 'place'],
    filters: ['filters', 'filterGroups', 'stats'],
    listings: ['listings', 'owners'],
  },
};
const view = {
  ...{ page: 'results', url: '/all', reference },
  data: { listing, memory: { viewed: [] }, 'mfe-ads/ads': null },
} as unknown as PageView;

/** Returns the view as a remote with these needs gets it. */
function readFor(needs: string[], of = view): PageView {
  const texts = textsOf(of, sourceParts);
  return readTexts(joinTextsFor(texts, new Set(needs)), texts.reference.text);
}

test('a browser gets the whole view', () => {
  expect(unpackView(JSON.parse(joinTexts(textsOf(view, sourceParts))) as PackedView)).toEqual(view);
});

test.each<[needs: string[], data: object]>([
  [['listing.total'], { listing: { totalResultCount: 3, place } }],
  [['listing.filters'], { listing: { filters, stats: { year: null } } }],
  [['listing.total', 'listing.filters'], { listing: { totalResultCount: 3, place, filters, stats: { year: null } } }],
  [
    ['listing.listings', 'memory'],
    { listing: { listings: [{ id: '1' }], owners: [{ id: 'a' }] }, memory: { viewed: [] } },
  ],
  [['listing'], { listing }],
  [['listing', 'listing.total'], { listing }],
  [['mfe-ads/ads'], { ads: null }],
  [[], {}],
])('a remote that needs %j gets no other data, and all reference data', (needs, data) => {
  expect(readFor(needs)).toEqual({ ...view, data });
});

test('a part has the same text in every answer with the same fields', () => {
  const next = { ...view, data: { listing: { ...listing, listings: [{ id: '2' }] } } } as unknown as PageView;
  const [before, after] = [view, next].map((one) => textsOf(one, sourceParts).data);
  for (const part of ['listing.total', 'listing.filters']) expect(after![part]).toEqual(before![part]);
  expect(after!['listing.listings']).not.toEqual(before!['listing.listings']);
});

test('texts of parts have the fields that the table names, each once', () => {
  const given = textsFor(textsOf(view, sourceParts).data, new Set(['listing']));
  const fields = given.map(([key, { text }]) => [key, Object.keys(JSON.parse(text) as object)]);
  expect(Object.fromEntries(fields)).toEqual({
    listing: ['invalidQueryParams'],
    ...Object.fromEntries(
      Object.entries(sourceParts.listing).map(([part, names]) => [
        `listing.${part}`,
        expect.arrayContaining([...names].filter((name) => Object.hasOwn(listing, name))),
      ]),
    ),
  });
  expect(fields.flatMap(([, names]) => names).sort()).toEqual(Object.keys(listing).sort());
});

test('pages with the same reference data have it as one object, which no page can change', () => {
  const { reference } = readFor([]);
  expect(readFor(['listing']).reference).toBe(reference);
  expect(() => Object.assign(reference.facets, { fuel: [] })).toThrow('read only');
  const other = { ...view, reference: { ...view.reference, makes: [{ code: 'KIA', label: 'Kia' }] } };
  expect(readFor([], other).reference).toEqual(other.reference);
  expect(readFor([]).reference).toBe(reference);
});

test('reference data that has not been used for long is read again', () => {
  const { reference } = readFor([]);
  for (let number = 0; number < 8; number += 1)
    readFor([], { ...view, reference: { ...view.reference, places: [String(number)] } });
  expect(readFor([]).reference).not.toBe(reference);
  expect(readFor([]).reference).toEqual(reference);
});

test('a source without parts has one text', () => {
  expect(Object.keys(textsOf(view, {}).data).sort()).toEqual(['listing', 'memory', 'mfe-ads/ads']);
  expect(Object.keys(textsOf(view, sourceParts).data)).toHaveLength(6);
});
