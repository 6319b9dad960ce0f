import { dealLabel } from './shown';

test.each([
  ['Great', { kind: 'great-deal', text: 'Great Price' }],
  ['Good', { kind: 'good-deal', text: 'Good Price' }],
  ['Fair', { kind: 'neutral', text: 'Fair Price' }],
  [undefined, undefined],
] as const)('a price that is rated %s says so, and no better', (dealIndicator, label) => {
  expect(dealLabel({ dealIndicator })).toEqual(label);
});
