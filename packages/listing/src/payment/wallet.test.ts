import fc from 'fast-check';
import { budgetPrice, emptyWallet, exampleBudget, loanMonths, type Wallet, walletPayment } from './wallet';
import { walletSchema } from './wallet-schema';

const wallets = fc.record({
  monthlyBudget: fc.integer({ min: 1, max: 20_000 }),
  months: fc.constantFrom(...loanMonths),
  apr: fc.integer({ min: 0, max: 360 }).map((tenths) => tenths / 10),
  down: fc.integer({ min: 0, max: 50_000 }),
  tradeIn: fc.integer({ min: 0, max: 50_000 }),
  showPayments: fc.boolean(),
  paymentEmphasis: fc.boolean(),
});

test('the price that a budget affords costs no more a month than the budget; a hundred dollars more cost as much or more', () => {
  fc.assert(
    fc.property(wallets, (wallet) => {
      const price = budgetPrice(wallet)!;
      expect(price % 100).toBe(0);
      expect(walletPayment(price, wallet)).toBeLessThanOrEqual(wallet.monthlyBudget);
      expect(walletPayment(price + 101, wallet)).toBeGreaterThanOrEqual(wallet.monthlyBudget);
    }),
  );
});

test.each<[Partial<Wallet>, number | null]>([
  [{ monthlyBudget: exampleBudget }, 28_600],
  [{ monthlyBudget: exampleBudget, down: 2_000, tradeIn: 5_000 }, 35_600],
  [{ monthlyBudget: 500, apr: 0, months: 36 }, 18_000],
  [{ monthlyBudget: null }, null],
])('%j pays for %s', (said, price) => {
  expect(budgetPrice({ ...emptyWallet, ...said })).toBe(price);
});

test('a price that is paid at once leaves no monthly payment', () => {
  expect(walletPayment(5_000, { ...emptyWallet, down: 3_000, tradeIn: 2_000 })).toBe(0);
  expect(walletPayment(20_000, emptyWallet)).toBe(419);
});

test('the empty wallet is valid', () => {
  expect(walletSchema.parse(emptyWallet)).toEqual(emptyWallet);
});
