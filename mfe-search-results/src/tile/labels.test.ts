import { fixtureListing } from '@forecourt/listing/testing';
import { dealOf, isSponsored, labelsOf } from './labels';

const plain = {
  listingType: 'USED' as const,
  isReducedPrice: false,
  isHot: false,
  hasSpecialOffer: false,
  pricingDetail: {},
};

test.each([
  ['Great', 'Great Price'],
  ['Good', 'Good Price'],
  [undefined, undefined],
] as const)('deal indicator %s reads %s', (dealIndicator, text) => {
  expect(dealOf(fixtureListing({ pricingDetail: { dealIndicator } }))?.text).toBe(text);
});

test.each([
  ['nothing', {}, []],
  ['certified by the maker', { listingType: 'CERTIFIED' as const }, ['Certified']],
  ['certified by others', { listingType: '3P_CERT' as const }, ['Third-Party Certified']],
  [
    'everything',
    { listingType: 'CERTIFIED' as const, isReducedPrice: true, isHot: true, hasSpecialOffer: true },
    ['Certified', 'Price Drop', 'Popular', 'Special Offer'],
  ],
])('labels of a listing with %s', (_name, facts, texts) => {
  expect(labelsOf(fixtureListing({ ...plain, ...facts })).map(({ text }) => text)).toEqual(texts);
});

test('R53 a place is sponsored when it was paid for', () => {
  expect(isSponsored('premium')).toBe(true);
  expect(isSponsored('organic')).toBe(false);
  expect(isSponsored('similar')).toBe(false);
});
