import fc from 'fast-check';
import { deals, leaseMonths, loanMonths, type OnlineOffer, onlineOfferSchema, purchaseOf } from '../index';

const used = { listingType: 'USED', pricingDetail: {} } as const;
const offer = (more: Partial<OnlineOffer> = {}): OnlineOffer => ({
  ...{ deals: ['finance', 'lease', 'cash'], delivers: true },
  charges: {
    fees: [
      { label: 'Documentation fee', amount: 350 },
      { label: 'Title and registration', amount: 150 },
    ],
    salesTax: { percent: 6.25, lessTradeIn: true },
  },
  ...more,
});

test('R84 cash is the price with the fees and the tax that the dealer states, less the trade-in', () => {
  const { lines, owed, quote } = purchaseOf(20_000, offer(), { dealType: 'cash', tradeIn: 4_000 }, used);
  expect(lines).toEqual([
    { label: 'Price', amount: 20_000 },
    { label: 'Documentation fee', amount: 350 },
    { label: 'Title and registration', amount: 150 },
    { label: 'Sales tax (6.25%)', amount: 1_000 },
    { label: 'Your trade-in', amount: -4_000 },
  ]);
  expect([owed, quote.total, quote.monthly]).toEqual([17_500, 17_500, 0]);
});

test('R84 where a trade-in lowers no tax, the whole price is taxed', () => {
  const charges = { fees: [], salesTax: { percent: 5, lessTradeIn: false } };
  const { lines } = purchaseOf(20_000, offer({ charges }), { dealType: 'cash', tradeIn: 4_000 }, used);
  expect(lines[1]).toEqual({ label: 'Sales tax (5%)', amount: 1_000 });
});

test('R84 a dealer who states no fees has none guessed', () => {
  const { lines, owed } = purchaseOf(20_000, offer({ charges: null }), {}, used);
  expect([lines, owed]).toEqual([[{ label: 'Price', amount: 20_000 }], 20_000]);
});

test('R84 a lease is taxed payment by payment', () => {
  const { lines, monthlyTax, quote } = purchaseOf(30_000, offer(), { dealType: 'lease', months: 36 }, used);
  expect(lines.map(({ label }) => label)).toEqual(['Price', 'Documentation fee', 'Title and registration']);
  expect(monthlyTax).toBe(Math.round(quote.monthly * 0.0625));
});

test.each([['barter'], ['lease'], [undefined]])('R84 the deal %s is a loan where it is not offered', (dealType) => {
  const { terms } = purchaseOf(20_000, offer({ deals: ['finance', 'cash'] }), { dealType, months: 36 }, used);
  expect(terms).toMatchObject({ deal: 'finance', months: 36, down: 2_000 });
});

test('R84 whatever is chosen: the lines add up to what is owed, nobody pays less than nothing, and an offered term stays', () => {
  const dollars = fc.integer({ min: 0, max: 400_000 });
  const choices = fc.record({
    ...{ dealType: fc.constantFrom(...deals, 'barter'), down: dollars, tradeIn: dollars },
    months: fc.constantFrom(...loanMonths, ...leaseMonths, 7, 0),
  });
  const charges = fc.option(
    fc.record({
      fees: fc.array(fc.record({ label: fc.string(), amount: fc.integer({ min: 0, max: 5_000 }) }), { maxLength: 4 }),
      salesTax: fc.option(
        fc.record({ percent: fc.integer({ min: 0, max: 1_000 }).map((each) => each / 100), lessTradeIn: fc.boolean() }),
      ),
    }),
  );
  const price = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(price, charges, choices, (asked, stated, choice) => {
      const made = offer({ charges: stated });
      expect(onlineOfferSchema.safeParse(made).success).toBe(true);
      const { lines, owed, quote, terms, monthlyTax } = purchaseOf(asked, made, choice, used);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(owed);
      for (const part of [...Object.values(quote), monthlyTax]) expect(part).toBeGreaterThanOrEqual(-0.01);
      expect(quote.upFront).toBeLessThanOrEqual(Math.max(0, owed));
      const offered: readonly number[] = terms.deal === 'lease' ? leaseMonths : loanMonths;
      expect(offered).toContain(terms.months);
      if (offered.includes(choice.months)) expect(terms.months).toBe(choice.months);
    }),
  );
});
