import { fixtureListing } from '@forecourt/listing/testing';
import { belowMarket } from './below-market';

test.each([
  [
    'below the market',
    { salePrice: 17_000, marketPrice: 18_532, dealIndicator: 'Great' as const },
    '$1,532 below market',
  ],
  ['nobody says what the market gives', { salePrice: 17_000, dealIndicator: 'Great' as const }, undefined],
  ['the price is not called good', { salePrice: 17_000, marketPrice: 18_532 }, undefined],
  ['it is not below', { salePrice: 17_000, marketPrice: 17_000, dealIndicator: 'Good' as const }, undefined],
  ['there is no price', { marketPrice: 17_000, dealIndicator: 'Good' as const }, undefined],
])('what makes a price good: %s', (_name, pricingDetail, text) => {
  expect(belowMarket(fixtureListing({ pricingDetail }))).toBe(text);
});
