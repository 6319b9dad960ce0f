import type { Listing, Owner } from '@forecourt/listing';
import { resultsSchema } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import results from '../fragments/results';

const hostile = [
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>"\''],
  ['text that turns around', '\u202Edna\u202D \u2067right to left\u2069'],
  ['letters that cannot be seen', '\u200B\u200D\uFEFF\u0000'],
  ['emoji', '👨‍👩‍👧‍👦 🚗💨'],
  ['100 kB without a space', 'x'.repeat(100_000)],
  ['nothing', ''],
] as const;

/** Replaces every text of a listing or a seller by the same text. */
function everywhere<T>(value: T, text: string): T {
  if (typeof value === 'string') return text as T;
  if (Array.isArray(value)) return value.map((item) => everywhere(item, text)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everywhere(item, text)])) as T;
}

const [seller] = fixtureOwners as [Owner, ...Owner[]];
const whole: Listing = fixtureListing({
  ...{
    certifiedProduct: 'Certified',
    ribbon: 'Newly Listed',
    spin: ['spin'],
    hasSpecialOffer: true,
    isReducedPrice: true,
  },
  productTiles: [{ tileType: 'certified', link: '/cars-for-sale/all' }],
});
const show = (listing: Listing, owner: Owner) => {
  const answer = resultsSchema.parse(fixtureListings({ listings: [listing], owners: [owner], totalResultCount: 1 }));
  return renderFragment(results, { view: { data: { listing: answer } } });
};

test.each(hostile)('%s in every field is text, and breaks nothing', async (_name, text) => {
  const listing = { ...everywhere(whole, text), listingType: 'CERTIFIED' as const, ownerId: 'seller' };
  const owner = {
    ...everywhere({ ...seller, logo: 'x', shippingLabel: 'x', homeServices: ['x'] }, text),
    id: 'seller',
  };
  listing.pricingDetail = { ...whole.pricingDetail };
  const { container, html } = show(listing, owner);
  expect(container.querySelectorAll('li.tile')).toHaveLength(1);
  expect(container.querySelector('script, [onerror]')).toBeNull();
  for (const link of container.querySelectorAll('a')) {
    expect(link.protocol).toMatch(/^(https?|tel):$/);
    expect(link.protocol === 'tel:' || link.origin === window.location.origin).toBe(true);
  }
  expect(html).not.toMatch(/<script|<img src=x/);
});

test.each<[string, Partial<Listing>, Partial<Owner>]>([
  ['no price at all', { pricingDetail: {} }, {}],
  [
    'prices of 0',
    { pricingDetail: { incentive: 0, salePrice: 0, msrp: 0, marketPrice: 0, dealIndicator: 'Great' } },
    {},
  ],
  ['no picture', { images: { primary: 0, sources: [] } }, {}],
  ['60 pictures', { images: { primary: 59, sources: Array(60).fill({ src: '/a.jpg', alt: '' }) } }, {}],
  ['a seller without a phone', { phone: undefined }, { phone: undefined }],
  ['a phone that is none', { phone: 'call us' }, {}],
])('%s leaves a whole tile', async (_name, listing, owner) => {
  const { container } = show(fixtureListing(listing), { ...seller, ...owner });
  expect(container.querySelectorAll('li.tile h3')).toHaveLength(1);
  expect(container.textContent).not.toMatch(/undefined|NaN|null|\$-/);
  expect(await violations(container)).toEqual([]);
});
