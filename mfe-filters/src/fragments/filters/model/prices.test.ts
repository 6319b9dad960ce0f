import { checkPriceInput, priceDigits } from '@forecourt/search-state';
import fc from 'fast-check';
import { priceError, priceErrors, typedPrice } from './prices';

describe('R40 the pair of prices', () => {
  test.each([
    [null, null, undefined],
    [5000, null, undefined],
    [null, 5000, undefined],
    [5000, 20_000, undefined],
    [0, 1, undefined],
    [null, 1, undefined],
    [5000, 5000, 'Min and Max price cannot be the same.'],
    [0, 0, 'Min and Max price cannot be the same.'],
    [20_000, 5000, 'Max price must be greater than Min price.'],
    [5000, 0, 'Max price must be greater than Min price.'],
    [null, 0, 'Max price must be greater than 0.'],
  ])('min %p and max %p: %p', (min, max, message) => {
    expect(priceError(min, max)).toBe(message);
  });

  test('agrees with the search state on every pair', () => {
    const price = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 99_999_999 }));
    fc.assert(
      fc.property(price, price, (min, max) => {
        const check = checkPriceInput({ min: String(min ?? ''), max: String(max ?? '') }, 'max');
        expect(priceError(min, max)).toBe(check.ok ? undefined : check.message);
      }),
    );
  });

  test('has three messages, word for word', () => {
    expect(Object.values(priceErrors)).toEqual([
      'Min and Max price cannot be the same.',
      'Max price must be greater than Min price.',
      'Max price must be greater than 0.',
    ]);
  });
});

describe('R40 what a price field takes', () => {
  test.each([
    ['20000', '20000'],
    ['20,000', '20,000'],
    ['$20,000.50', '20,000'],
    ['007', '7'],
    ['0', '0'],
    ['12a3', '123'],
    ['twelve', ''],
    ['12345678901', '1234567890'],
    ['', ''],
  ])('%p becomes %p', (typed, taken) => {
    expect(typedPrice(typed)).toBe(taken);
  });

  test('is the price that the search state reads, for every text', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789,.$ ') }));
    const price = (taken: string) => Number(taken.replaceAll(',', '') || Number.NaN);
    fc.assert(
      fc.property(text, (typed) => {
        const taken = typedPrice(typed);
        expect(taken).toMatch(/^([1-9][0-9,]{0,9}|0)?$/);
        expect(price(taken)).toBe(price(priceDigits(typed)));
      }),
    );
  });
});
