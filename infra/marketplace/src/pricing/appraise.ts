import { fewest } from './fit';
import { type GroupGuide, type MarketGuide, published } from './guide';
import {
  type MarketTrait,
  type ModelTrait,
  marketTraitNames,
  marketTraits,
  modelTraitNames,
  modelTraits,
  type Offer,
} from './offer';

/** How a price compares with the usual one. */
export type Deal = 'great' | 'good' | 'fair' | 'high';

/** The usual price of a vehicle, with every number that it follows from. Whole US dollars. */
export interface Appraisal {
  /** Usual price of the model year at `miles`, among `offers` offers of `sellers` sellers, of the years `from` to `to`. */
  level: number;
  miles: number;
  from: number;
  to: number;
  offers: number;
  sellers: number;
  /** The usual price is the level times all of these, rounded. A factor of 1 is left out. */
  factors: readonly { name: 'mileage' | ModelTrait | MarketTrait; factor: number }[];
  estimate: number;
  /** The estimate times these shares; 80 % of such prices lie between. */
  range: { low: number; high: number };
  low: number;
  high: number;
  deal: Deal;
}

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
