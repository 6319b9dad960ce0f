import fc from 'fast-check';
import { formatPriceText, priceOfText } from './price-field';

test.each([
  ['12345', '12,345'],
  ['012,34x5', '12,345'],
  ['$ 20 000', '20,000'],
  ['0', '0'],
  ['000', '0'],
  ['', ''],
  ['abc', ''],
])('R40 %j is shown as %j', (typed, shown) => {
  expect(formatPriceText(typed)).toBe(shown);
});

test('R40 what is shown is 1-10 digits and commas without a leading zero, and showing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = formatPriceText(typed);
      expect(shown).toMatch(/^(|0|[1-9][0-9,]{0,9})$/);
      expect(formatPriceText(shown)).toBe(shown);
    }),
  );
});

test('the number behind a text is that of its digits, and null without any', () => {
  expect(priceOfText('12,345')).toBe(12345);
  expect(priceOfText('0')).toBe(0);
  expect(priceOfText('$')).toBeNull();
});
