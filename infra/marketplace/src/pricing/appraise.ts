import type { Appraisal } from '@forecourt/listing';
import { fewest } from './fit';
import { type GroupGuide, type MarketGuide, published } from './guide';
import { marketTraitNames, marketTraits, modelTraitNames, modelTraits, type Offer } from './offer';

/** How a price compares with the usual one. */
export type Deal = Appraisal['deal'];

/**
 * Returns the usual price of a vehicle by the published figures of its group; null if they are based on too few offers. Nothing
 * but the figures and the vehicle's facts plays a part.
 */
export function appraise(offer: Offer, group: GroupGuide | null, market: MarketGuide): Appraisal | null {
  const year = group?.years.find((each) => each.year === offer.year);
  if (group === null || year === undefined) return null;
  if (year.offers < fewest.offers || year.sellers < fewest.sellers) return null;
  const { level, miles, from, to, offers, sellers } = year;
  const traits = [
    ...modelTraitNames.map((name) => ({ name, factor: factorOf(group.factors[name], modelTraits[name](offer)) })),
    ...marketTraitNames.map((name) => ({ name, factor: factorOf(market.factors[name], marketTraits[name](offer)) })),
  ];
  const mileage = published(Math.exp((group.mileage * (offer.mileage - miles)) / 10_000));
  const factors = [{ name: 'mileage' as const, factor: mileage }, ...traits].filter(({ factor }) => factor !== 1);
  const estimate = Math.round(factors.reduce((product, { factor }) => product * factor, level));
  const range = { low: group.low, high: group.high };
  const [low, high] = [Math.round(estimate * range.low), Math.round(estimate * range.high)];
  const deal = dealOf(offer.price, { estimate, low, high });
  return { level, miles, from, to, offers, sellers, factors, estimate, range, low, high, deal };
}

/**
 * Rates a price: great below the range, good up to half of the way from its lower end to the estimate, fair up to its upper end.
 */
export function dealOf(price: number, { estimate, low, high }: Pick<Appraisal, 'estimate' | 'low' | 'high'>): Deal {
  if (price <= low) return 'great';
  if (price <= (low + estimate) / 2) return 'good';
  return price <= high ? 'fair' : 'high';
}

function factorOf(factors: Readonly<Record<string, number>>, code: string | null): number {
  return code === null ? 1 : (factors[code] ?? 1);
}
