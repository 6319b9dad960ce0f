import type { Appraisal, Unrated } from '@forecourt/listing';
import { appraise } from './appraise';
import { fitGroup } from './fit';
import { fitMarket } from './fit-market';
import { type GroupGuide, type MarketGuide, toGroupGuide, toMarketFit, toMarketGuide } from './guide';
import { groupOf, isNewGroup, type OfferFacts, offerOf } from './offer';
import { GroupOffers, Offers, Texts } from './offers';

/** The published figures of a whole inventory. */
export interface PriceGuides {
  market: MarketGuide;
  groups: ReadonlyMap<string, { guide: GroupGuide; offers: number }>;
}

/** Computes the figures of all groups. */
export function computeGuides(offers: Offers): PriceGuides {
  const fit = fitMarket(offers);
  const groups = [...offers.groups].map(([name, group]) => {
    const guide = toGroupGuide(fitGroup(group, fit, isNewGroup(name)), offers.texts);
    return [name, { guide, offers: group.size }] as const;
  });
  return { market: toMarketGuide(fit, offers.texts), groups: new Map(groups) };
}

/** Computes the figures of one group again, with those of the market as they are; null of no offers. */
export function computeGroupGuide(name: string, facts: readonly OfferFacts[], market: MarketGuide): GroupGuide | null {
  const texts = new Texts();
  const group = new GroupOffers();
  for (const each of facts) {
    const offer = offerOf(each);
    if (offer !== null) group.add(offer, texts);
  }
  return group.size === 0 ? null : toGroupGuide(fitGroup(group, toMarketFit(market, texts), isNewGroup(name)), texts);
}

/** Returns the estimate of a vehicle, or why there is none. @param groupGuide returns the figures of a group */
export function priceOfOffer(
  facts: OfferFacts,
  groupGuide: (name: string) => GroupGuide | null,
  market: MarketGuide | null,
): Appraisal | Unrated {
  const offer = offerOf(facts);
  if (offer === null) return facts.price === null || facts.price <= 0 ? 'no-price' : 'no-mileage';
  return (market && appraise(offer, groupGuide(groupOf(facts)), market)) ?? 'few-offers';
}

/** Returns the estimates of an inventory that is in memory. */
export function appraiserOf(inventory: Iterable<OfferFacts>): (facts: OfferFacts) => Appraisal | null {
  const offers = new Offers();
  for (const facts of inventory) {
    const offer = offerOf(facts);
    if (offer !== null) offers.add(offer);
  }
  const { market, groups } = computeGuides(offers);
  return (facts) => {
    const price = priceOfOffer(facts, (name) => groups.get(name)?.guide ?? null, market);
    return typeof price === 'string' ? null : price;
  };
}
