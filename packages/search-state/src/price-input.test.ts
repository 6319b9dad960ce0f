import fc from 'fast-check';
import { checkPriceInput, priceDigits, priceMessages, showPrice, typedPrice } from './price-input';

describe('R40 price boxes', () => {
  test.each([
    ['20000', '20000'],
    ['20,000', '20,000'],
    ['$20,000', '20,000'],
    ['20,', '20,'],
    ['007', '7'],
    ['0', '0'],
    ['00', '0'],
    [',5', '5'],
    ['20000.99', '20000'],
    ['25k', '25000'],
    ['$12.5K ', '12500'],
    ['0k', '0'],
    ['1,5k', '15000'],
    ['12,345,678,901', '12,345,678'],
    ['abc', ''],
    ['２０', ''],
    ['', ''],
  ])('%p is read as %p', (typed, taken) => {
    expect(priceDigits(typed)).toBe(taken);
  });

  test.each([
    ['25', '25'],
    ['25k', '25k'],
    ['12.', '12.'],
    ['12.5', '12.5'],
    ['12.5k', '12.5k'],
    ['$0012,000.99x', '12,000.99'],
    ['.5', ''],
    ['k', ''],
    ['123,456,789,0', '123,456,78'],
    ['1234567890k', '1234567890'],
    ['12.3.4', '12.34'],
    ['2k5', '25'],
    ['25k ', '25k'],
  ])('while %p is typed, %p is shown', (typed, stands) => {
    expect(typedPrice(typed)).toBe(stands);
    expect(typedPrice(stands)).toBe(stands);
  });

  test('whatever is typed or pasted: 1–10 digits and commas or nothing, no leading zero, and taking it twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', '$', '-', 'k') })),
        (typed) => {
          const taken = priceDigits(typed);
          return (taken === '' || /^(0|[1-9][0-9,]{0,9})$/.test(taken)) && priceDigits(taken) === taken;
        },
      ),
      { numRuns: 5000 },
    );
  });

  test('usable prices are shown with $ and separators; an empty box and a min of 0 are no bound', () => {
    expect(checkPriceInput({ min: '$5,000', max: '20000' }, 'max')).toEqual({
      ok: true,
      minPrice: 5000,
      maxPrice: 20000,
      shown: { min: '$5,000', max: '$20,000' },
    });
    expect(checkPriceInput({ min: '', max: '' }, 'min')).toEqual({
      ok: true,
      minPrice: null,
      maxPrice: null,
      shown: { min: '', max: '' },
    });
    expect(checkPriceInput({ min: '5000', max: '' }, 'min')).toMatchObject({
      ok: true,
      minPrice: 5000,
      maxPrice: null,
    });
    expect(checkPriceInput({ min: '0', max: '900' }, 'min')).toMatchObject({ ok: true, minPrice: null, maxPrice: 900 });
  });

  test.each([
    ['equal comes first', '0', '0', 'Min and Max price cannot be the same.'],
    ['equal', '5,000', '5000', 'Min and Max price cannot be the same.'],
    ['then max below min, also at 0', '5000', '0', 'Max price must be greater than Min price.'],
    ['max below min', '5000', '4999', 'Max price must be greater than Min price.'],
    ['then max must be above 0', '', '0', 'Max price must be greater than 0.'],
  ])('%s: min %p, max %p', (_, min, max, message) => {
    expect(checkPriceInput({ min, max }, 'min')).toEqual({ ok: false, clear: 'min', message });
    expect(checkPriceInput({ min, max }, 'max')).toEqual({ ok: false, clear: 'max', message });
    expect(Object.values(priceMessages)).toContain(message);
  });

  test('a price is shown with separators', () => {
    expect([1, 999, 1000, 1234567, null, undefined].map(showPrice)).toEqual([
      '$1',
      '$999',
      '$1,000',
      '$1,234,567',
      '',
      '',
    ]);
  });
});
