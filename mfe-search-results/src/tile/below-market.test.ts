import { fixtureListing } from '@forecourt/listing/testing';
import { belowMarket } from './below-market';

test.each([
  [
    'below the market',
    { salePrice: 17_000, marketPrice: 18_532, dealIndicator: 'Great' as const },
    '$1,532 below market',
  ],
  ['the market price is unknown', { salePrice: 17_000, dealIndicator: 'Great' as const }, undefined],
  ['the price is not rated as good', { salePrice: 17_000, marketPrice: 18_532 }, undefined],
  [
    'the price is not below the market',
    { salePrice: 17_000, marketPrice: 17_000, dealIndicator: 'Good' as const },
    undefined,
  ],
  ['there is no price', { marketPrice: 17_000, dealIndicator: 'Good' as const }, undefined],
])('the reason for a good price: %s', (_name, pricingDetail, text) => {
  expect(belowMarket(fixtureListing({ pricingDetail }))).toBe(text);
});
