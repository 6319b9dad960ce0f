import { generateInventory } from '../generate';
import { offerFactsOf } from '../listing/appraised';
import { backTest } from './back-test';
import { type Offer, offerOf } from './offer';

const offers = [...generateInventory({ listings: 8_000, seed: 3, now: Date.UTC(2026, 5, 1) })].flatMap(
  (item): Offer[] => {
    const offer = item.kind === 'listing' ? offerOf(offerFactsOf(item.listing)) : null;
    return offer === null ? [] : [offer];
  },
);

test('R76 left out of the fit, generated prices are predicted within 9 % in the median, and the range holds 75 to 85 %', () => {
  const { appraised, medianError, coverage, deals } = backTest(offers);
  expect(appraised).toBeGreaterThan(3_000);
  expect(medianError).toBeLessThanOrEqual(0.09);
  expect(coverage).toBeGreaterThanOrEqual(0.75);
  expect(coverage).toBeLessThanOrEqual(0.85);
  // Ratings of all kinds occur.
  for (const share of Object.values(deals)) expect(share).toBeGreaterThan(0.05);
});

test('a back-test predicts no price from too few offers', () => {
  expect(backTest(offers.slice(0, 3))).toMatchObject({ offers: 3, appraised: 0, coverage: 0 });
});
