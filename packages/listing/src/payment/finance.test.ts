import fc from 'fast-check';
import { deals, estimatedPayment, leasePayment, loanAmount, loanPayment, quoteOf } from '../index';
import { residualShares } from './finance';

test.each([
  // Known results: from annuity tables, and leases calculated by hand.
  [{ amount: 20_000, apr: 5, months: 60 }, 377.42],
  [{ amount: 25_000, apr: 6.9, months: 72 }, 425.03],
  [{ amount: 10_000, apr: 12, months: 12 }, 888.49],
  [{ amount: 30_000, apr: 3.9, months: 48 }, 676.03],
  [{ amount: 18_000, apr: 0, months: 36 }, 500],
  [{ amount: 0, apr: 5, months: 60 }, 0],
  [{ amount: -500, apr: 5, months: 60 }, 0],
])('a loan of %j is paid back by %f a month', (loan, payment) => {
  expect(loanPayment(loan)).toBeCloseTo(payment, 1);
});

test.each([
  // 16,000 of depreciation in 36 months, and rent of 44,000 times 0.0025.
  [{ amount: 30_000, residual: 14_000, apr: 6, months: 36 }, 444.44 + 110],
  [{ amount: 24_000, residual: 24_000, apr: 0, months: 24 }, 0],
  [{ amount: 0, residual: 10_000, apr: 6, months: 36 }, 0],
])('a lease of %j costs %f a month', (lease, payment) => {
  expect(leasePayment(lease)).toBeCloseTo(payment, 1);
});

const dollars = fc.integer({ min: 0, max: 500_000 });
const termsOf = fc.record({
  ...{ deal: fc.constantFrom(...deals), down: dollars, tradeIn: dollars, fees: fc.integer({ min: 0, max: 20_000 }) },
  ...{ months: fc.constantFrom(24, 36, 48, 60, 72, 84), apr: fc.double({ min: 0, max: 30, noNaN: true }) },
});

test('a rate near zero costs almost nothing', () => {
  expect(loanPayment({ amount: 24_000, apr: 1e-12, months: 24 })).toBeCloseTo(1000, 6);
  expect(loanAmount({ payment: 1000, apr: 1e-12, months: 24 })).toBeCloseTo(24_000, 6);
});

test('for any terms, no amount is negative, and the payments cover the debt', () => {
  fc.assert(
    fc.property(dollars, termsOf, (price, terms) => {
      const quote = quoteOf(price, terms);
      for (const part of Object.values(quote)) expect(part).toBeGreaterThanOrEqual(-0.01);
      const owed = Math.max(0, price + terms.fees - terms.tradeIn);
      if (terms.deal !== 'lease') expect(quote.total + 0.01).toBeGreaterThanOrEqual(owed);
      expect(quote.upFront).toBeLessThanOrEqual(owed);
    }),
  );
});

test('a loan is paid back to the cent by its payments', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.double({ min: 0.1, max: 30, noNaN: true }), (amount, apr) => {
      const payment = loanPayment({ amount, apr, months: 60 });
      let left = amount;
      for (let month = 0; month < 60; month += 1) left = left * (1 + apr / 1_200) - payment;
      expect(Math.abs(left)).toBeLessThan(0.01);
    }),
  );
});

test('cash is the price with fees, less the trade-in', () => {
  const terms = { deal: 'cash', down: 5_000, tradeIn: 3_000, fees: 900, months: 60, apr: 9 } as const;
  expect(quoteOf(20_000, terms)).toEqual({ monthly: 0, upFront: 17_900, amount: 0, interest: 0, total: 17_900 });
});

test('a financed price is split into payments, amount, interest and total', () => {
  const terms = { deal: 'finance', down: 2_000, tradeIn: 900, fees: 900, months: 60, apr: 5 } as const;
  const quote = quoteOf(22_000, terms);
  expect(quote).toMatchObject({ upFront: 2_000, amount: 20_000 });
  expect(quote.monthly).toBeCloseTo(377.42, 2);
  expect(quote.interest).toBeCloseTo(2_645.48, 2);
  expect(quote.total).toBeCloseTo(24_645.48, 2);
});

test('a leased price is split likewise; its residual is a share of the list price, and never above the leased value', () => {
  const terms = { deal: 'lease', down: 2_000, tradeIn: 0, fees: 0, months: 36, apr: 6 } as const;
  const quote = quoteOf(30_000, terms, 32_000);
  const residual = 32_000 * residualShares[36];
  const monthly = leasePayment({ amount: 28_000, residual, apr: 6, months: 36 });
  expect(quote).toMatchObject({ upFront: 2_000, amount: 28_000, monthly });
  expect(quote.interest).toBeCloseTo(monthly * 36 - (28_000 - residual), 6);
  expect(quote.total).toBeCloseTo(2_000 + monthly * 36, 6);
  const whole = leasePayment({ amount: 28_000, residual: 28_000, apr: 6, months: 36 });
  expect(quoteOf(30_000, terms, 90_000).monthly).toBeCloseTo(whole, 6);
});

test('the estimate on a tile is a loan by the same arithmetic', () => {
  const { monthly, months, apr, down } = estimatedPayment(20_000, false);
  expect(monthly).toBe(Math.round(loanPayment({ amount: 20_000 - down, months, apr })));
});

test.each([
  [{ payment: 377.42, apr: 5, months: 60 }, 20_000],
  [{ payment: 500, apr: 0, months: 36 }, 18_000],
  [{ payment: 600, apr: 9.4, months: 60 }, 28_635.48],
  [{ payment: 0, apr: 5, months: 60 }, 0],
  [{ payment: -100, apr: 5, months: 60 }, 0],
])('%j pays back a loan of %f', (terms, amount) => {
  expect(loanAmount(terms)).toBeCloseTo(amount, -1);
});

test('the loan that a payment can repay has exactly that payment', () => {
  const terms = fc.record({ payment: fc.integer({ min: 1, max: 20_000 }), apr: fc.integer({ min: 0, max: 36 }) });
  fc.assert(
    fc.property(terms, fc.constantFrom(24, 36, 60, 84), ({ payment, apr }, months) => {
      const amount = loanAmount({ payment, apr, months });
      expect(loanPayment({ amount, apr, months })).toBeCloseTo(payment, 4);
    }),
  );
});
