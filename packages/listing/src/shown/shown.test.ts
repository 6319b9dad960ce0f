import { dealLabel, shownPrice, shownTitle } from './shown';

test.each([
  ['Great', { kind: 'great-deal', text: 'Great Price' }],
  ['Good', { kind: 'good-deal', text: 'Good Price' }],
  ['Fair', { kind: 'neutral', text: 'Fair Price' }],
  [undefined, undefined],
] as const)('a price that is rated %s says so, and no better', (dealIndicator, label) => {
  expect(dealLabel({ dealIndicator })).toEqual(label);
});

test.each<[string, Parameters<typeof shownPrice>[0], number | undefined]>([
  ['the incentive, before the others', { incentive: 3, salePrice: 2, msrp: 1 }, 3],
  ['the sale price, before that of the maker', { salePrice: 2, msrp: 1 }, 2],
  ['that of the maker', { msrp: 1 }, 1],
  ['0, which is a price', { incentive: 0, salePrice: 2, msrp: 1 }, 0],
  ['a sale price of 0', { salePrice: 0, msrp: 1 }, 0],
  ['none', {}, undefined],
])('R31 the price that is shown is %s', (_what, pricing, price) => {
  expect(shownPrice(pricing)).toBe(price);
});

test.each([
  ['2020 Ford F-150 w/Tow Package w/Sunroof', '2020 Ford F-150'],
  ['2020 Ford F-150', '2020 Ford F-150'],
  [' w/o a name', ''],
])('R31 the title %j is shown as %j', (title, shown) => {
  expect(shownTitle({ title })).toBe(shown);
});
