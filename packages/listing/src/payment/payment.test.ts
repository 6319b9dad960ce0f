import fc from 'fast-check';
import { estimatedPayment } from './payment';

test('an estimated payment pays the price back with interest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_500, max: 500_000 }), fc.boolean(), (price, isNew) => {
      const { monthly, months, down, apr } = estimatedPayment(price, isNew);
      expect(monthly * months + down).toBeGreaterThan(price);
      expect(monthly * months + down).toBeLessThan(price * (1 + apr / 100) ** (months / 12));
    }),
  );
});

test('the down payment of an estimate is a tenth of the price, rounded to hundreds', () => {
  expect(estimatedPayment(23_456, false).down).toBe(2_300);
});
