import { fixtureListing, fixtureOwners, listingAt } from '@forecourt/listing/testing';
import { type TileList, tileModels } from './tile-model';

const list: TileList = { placement: 'organic', owners: fixtureOwners, services: undefined };
const tile = (listing: Parameters<typeof fixtureListing>[0] = {}, more: Partial<TileList> = {}) =>
  tileModels([fixtureListing(listing)], { ...list, ...more })[0]!;

test('a tile links to its vehicle, and names the search that found it with its place among all results', () => {
  const found = { search: '/cars-for-sale/all?zip=60610', firstRecord: 30 };
  const [, second] = tileModels([listingAt(0), listingAt(1)], { ...list, ...found });
  expect(second?.href).toMatch(
    /clickType=listing&listingId=listing-2&refUrl=%2Fcars-for-sale%2Fall%3Fzip%3D60610&at=31$/,
  );
  expect(tile().href).not.toContain('refUrl');
});

test('R53 a paid place is measured as one, and so are its clicks', () => {
  const { href, placed, facts } = tile({}, { placement: 'premium' });
  expect(href).toContain('clickType=spotlight');
  expect(placed).toMatchObject({ placement: 'premium', position: 0, sponsored: true });
  expect(facts.flag?.text).toBe('Sponsored');
});

test('a vehicle from beyond the radius says on what terms it is shipped', () => {
  const reasonAt = (distanceFromSearch: number, shipsBeyond?: number, shippingLabel?: string) => {
    const owners = fixtureOwners.map((owner) => ({ ...owner, distanceFromSearch, shippingLabel }));
    return tile({}, { owners, ...(shipsBeyond !== undefined && { shipsBeyond }) }).facts.reason?.text;
  };
  expect(reasonAt(800, 50, 'Ships to you for $499')).toBe('Ships to you for $499');
  expect(reasonAt(800, 50)).toBe('Ships to you');
  for (const within of [reasonAt(50, 50), reasonAt(800)]) expect(within).not.toMatch(/^Ships/);
});

test('R57 only the first tile of a search has a picture that is fetched first', () => {
  const priorities = (placement: TileList['placement']) =>
    tileModels([listingAt(0), listingAt(1)], { ...list, placement }).map(({ priority }) => priority);
  expect(priorities('organic')).toEqual([true, false]);
  expect(priorities('similar')).toEqual([false, false]);
});

test.each([
  ['NEW', undefined, 30_000],
  ['USED', undefined, undefined],
  ['USED', 17_000, 30_000],
] as const)(
  'R31 the maker’s price of a car that is %s, with an incentive of %p, is shown as the earlier one: %p',
  (listingType, incentive, was) => {
    expect(tile({ listingType, pricingDetail: { salePrice: 18_400, msrp: 30_000, incentive } }).facts.was).toBe(was);
  },
);

test.each([
  ['312-555-0142', { number: '312-555-0142', label: 'Call 312-555-0142: Lakeshore Motors' }],
  ['call us', undefined],
])('the phone number %s is a link only if it can be dialled', (phone, expected) => {
  expect(tile({ phone }).facts.phone).toEqual(expected);
});

test('a seller is named with rating, shipping and services; a private one is not named', () => {
  const services = [
    { code: 'A', label: 'Test drive at home' },
    { code: 'B', label: 'Delivery' },
  ];
  const [owner] = fixtureOwners;
  const owners = (more: object) => [{ ...owner!, shippingLabel: 'Ships to you', homeServices: ['B'], ...more }];
  const seller = (more: object) => tile({}, { owners: owners(more), services }).facts.seller;
  expect(seller({})).toBe('Lakeshore Motors · 4.6 of 5 stars (812) · Ships to you · Delivery');
  expect(seller({ privateSeller: true, rating: undefined })).toBe('Private Seller · Ships to you · Delivery');
  expect(tile({}, { owners: [] }).facts.seller).toBe('');
});

test('a tile stays the same object as long as nothing that it shows has changed', () => {
  const listings = [listingAt(0), listingAt(1)];
  const before = tileModels(listings, { ...list, search: '/a', firstRecord: 0 });
  expect(tileModels([...listings, listingAt(2)], { ...list, search: '/a', firstRecord: 0 })[1]).toBe(before[1]);
  for (const more of [{ search: '/b' }, { firstRecord: 30 }, { wanted: 'Sunroof' }, { services: [] }, { owners: [] }])
    expect(tileModels(listings, { ...list, search: '/a', firstRecord: 0, ...more })[1]).not.toBe(before[1]);
  expect(tileModels([listings[1]!], { ...list, search: '/a', firstRecord: 0 })[0]).not.toBe(before[1]);
});
