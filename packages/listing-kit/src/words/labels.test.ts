import { fixtureListing } from '@forecourt/listing/testing';
import { labelsOf } from './labels';

const plain = {
  listingType: 'USED' as const,
  isReducedPrice: false,
  isHot: false,
  hasSpecialOffer: false,
  priceDrop: undefined,
  pricingDetail: {},
};

test.each([
  ['nothing', {}, []],
  ['certified by the maker', { listingType: 'CERTIFIED' as const }, ['Certified']],
  ['certified by others', { listingType: '3P_CERT' as const }, ['Third-Party Certified']],
  [
    'everything',
    { listingType: 'CERTIFIED' as const, isReducedPrice: true, isHot: true, hasSpecialOffer: true },
    ['Certified', 'Price Drop', 'Popular', 'Special Offer'],
  ],
  [
    'an offer in the seller’s words',
    { hasSpecialOffer: true, specialOffer: 'Free delivery within 50 miles' },
    ['Special Offer: Free delivery within 50 miles'],
  ],
])('labels of a listing with %s', (_name, facts, texts) => {
  expect(labelsOf(fixtureListing({ ...plain, ...facts })).map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['how much and since when', { from: 19_400, at: Date.UTC(2026, 10, 12) }, 'Price Drop: $1,000 since Nov 12'],
  ['no more than is known', undefined, 'Price Drop'],
  ['nothing that is not so', { from: 18_000, at: 0 }, 'Price Drop'],
])('the label of a lower price has %s', (_name, priceDrop, text) => {
  const pricingDetail = { salePrice: 18_400 };
  expect(labelsOf(fixtureListing({ ...plain, isReducedPrice: true, priceDrop, pricingDetail }))[0]?.text).toBe(text);
});

test('a certified vehicle is labelled with its programme, and links only to pages of this site', () => {
  const certified = (link: string) =>
    labelsOf(
      fixtureListing({
        ...plain,
        listingType: 'CERTIFIED',
        certifiedProduct: 'Toyota Certified',
        productTiles: [{ tileType: 'certified', link }],
      }),
    )[0];
  const label = { kind: 'certified', text: 'Toyota Certified' };
  expect(certified('/cars-for-sale/certified/toyota')).toEqual({ ...label, href: '/cars-for-sale/certified/toyota' });
  expect(certified('https://elsewhere.example/')).toEqual(label);
});
