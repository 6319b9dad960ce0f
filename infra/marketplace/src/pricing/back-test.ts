import { appraise } from './appraise';
import { fitGroup } from './fit';
import { fitMarket } from './fit-market';
import { toGroupGuide, toMarketGuide } from './guide';
import { groupOf, isNewGroup, type Offer } from './offer';
import { Offers } from './offers';

/** Figures of a back-test: how well each price is predicted from the others. */
export interface BackTest {
  /** Number of offers with a price, of those that were left out once, and of these with enough others to compare with. */
  offers: number;
  tested: number;
  appraised: number;
  /** Median of the absolute differences, as a share of the estimate. */
  medianError: number;
  /** Share of the prices within the range, which is meant to hold 80 %. */
  coverage: number;
  /** Shares of the appraised by rating. */
  deals: Record<'great' | 'good' | 'fair' | 'high', number>;
}

/** Most offers of a group that are left out, evenly spaced: each costs a fit of the group. */
const mostOfGroup = 2_000;

/**
 * Estimates each offer from all others of its group. The parts that all models share (regions, conditions, slopes) are fitted once, with
 * the offer: one in thousands.
 */
export function backTest(list: readonly Offer[]): BackTest {
  const all = new Offers();
  const places = new Map<string, Offer[]>();
  for (const offer of list) {
    all.add(offer);
    const group = groupOf(offer);
    const same = places.get(group);
    if (same === undefined) places.set(group, [offer]);
    else same.push(offer);
  }
  const fit = fitMarket(all);
  const market = toMarketGuide(fit, all.texts);
  let tested = 0;
  const errors: number[] = [];
  const deals = { great: 0, good: 0, fair: 0, high: 0 };
  for (const [name, offers] of places) {
    const group = all.groups.get(name)!;
    const step = Math.ceil(offers.length / mostOfGroup);
    for (const [at, offer] of offers.entries()) {
      if (at % step !== 0) continue;
      tested += 1;
      const others = toGroupGuide(fitGroup(group.without(at), fit, isNewGroup(name)), all.texts);
      const appraisal = appraise(offer, others, market);
      if (appraisal === null) continue;
      errors.push(Math.abs(offer.price - appraisal.estimate) / appraisal.estimate);
      deals[appraisal.deal] += 1;
    }
  }
  errors.sort((a, b) => a - b);
  const appraised = errors.length;
  const share = (count: number) => (appraised === 0 ? 0 : count / appraised);
  return {
    ...{ offers: list.length, tested, appraised, medianError: errors[appraised >> 1] ?? 0 },
    coverage: share(deals.good + deals.fair),
    deals: {
      ...{ great: share(deals.great), good: share(deals.good) },
      ...{ fair: share(deals.fair), high: share(deals.high) },
    },
  };
}
