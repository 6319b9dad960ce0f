import { againstMarket, dollarsBelowMarket } from './against-market';

test.each([
  [20_000, 'About the market price'],
  [20_199, 'About the market price'],
  [20_200, '$200 above market'],
  [19_800, '$200 below market'],
  [0, '$20,000 below market'],
])('R76 a price of $%i, where $20,000 is usual, reads "%s"', (salePrice, text) => {
  const listing = { pricingDetail: { salePrice, marketPrice: 20_000 } };
  expect(againstMarket(listing)).toBe(text);
  expect(dollarsBelowMarket(listing)).toBe(20_000 - salePrice);
});

test.each([{ salePrice: 19_000 }, { marketPrice: 19_000 }])('R76 nothing is said of %j', (pricingDetail) => {
  expect(againstMarket({ pricingDetail })).toBeUndefined();
  expect(dollarsBelowMarket({ pricingDetail })).toBeUndefined();
});
