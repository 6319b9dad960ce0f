import fc from 'fast-check';
import { formatCount, formatDay, formatMiles, formatPrice } from './format';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

test('numbers read as Americans write them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (number) => {
      expect(formatCount(number)).toBe(whole.format(number));
    }),
  );
  expect([0, 999, 1000, 1234.6].map(formatCount)).toEqual(['0', '999', '1,000', '1,235']);
});

test('prices and distances have their unit', () => {
  expect(formatPrice(24995)).toBe('$24,995');
  expect(formatMiles(42310)).toBe('42,310 mi');
});

test('days read as Americans write them, in UTC', () => {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
      expect(formatDay(at)).toBe(day.format(at));
    }),
  );
});
