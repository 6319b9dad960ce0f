import { fitGroup, type GroupFit, type MarketFit } from './fit';
import { Sample } from './median';
import { isNewGroup, marketTraitNames } from './offer';
import type { GroupOffers, Offers } from './offers';

/** Starting values of the fit. */
const unknownMarket: MarketFit = {
  mileage: -0.045,
  yearly: 0.09,
  offsets: marketTraitNames.map(() => new Map()),
  range: { low: -0.12, high: 0.12 },
};

const rounds = 2;
/** Fewest offers of a group whose slopes and residuals count for the whole market. */
const manyOffers = 40;
/** Number of offers that an offset needs to count by half. */
const priorOffers = 50;

/** Fits the parts of prices that all groups have in common, by fitting all groups repeatedly. */
export function fitMarket(offers: Offers): MarketFit {
  let market = unknownMarket;
  for (let round = 0; round < rounds; round += 1) market = nextMarket(offers, market);
  return market;
}

function nextMarket(offers: Offers, market: MarketFit): MarketFit {
  const [mileage, yearly, residuals] = [new Sample(), new Sample(), new Sample()];
  const byCode = marketTraitNames.map(() => new Map<number, Sample>());
  for (const [name, group] of offers.groups) {
    // A fit to few offers goes through most of them and leaves nothing to learn from.
    if (group.size < manyOffers) continue;
    const fit = fitGroup(group, market, isNewGroup(name));
    collectResiduals(byCode, group, fit);
    for (const residual of fit.residuals) residuals.add(residual);
    if (isNewGroup(name)) continue;
    mileage.add(fit.own.mileage, group.size);
    yearly.add(fit.own.yearly, group.size);
  }
  return {
    mileage: mileage.size === 0 ? market.mileage : mileage.median(),
    yearly: yearly.size === 0 ? market.yearly : yearly.median(),
    offsets: byCode.map((samples, trait) => {
      const before = market.offsets[trait];
      return new Map(
        [...samples].map(([code, sample]) => {
          const whole = (before?.get(code) ?? 0) + sample.median();
          return [code, (whole * sample.size) / (sample.size + priorOffers)];
        }),
      );
    }),
    range: residuals.size === 0 ? market.range : { low: residuals.quantile(0.1), high: residuals.quantile(0.9) },
  };
}

function collectResiduals(byCode: Map<number, Sample>[], group: GroupOffers, { residuals }: GroupFit): void {
  for (const [trait, samples] of byCode.entries()) {
    const codes = group.marketCodes[trait]!;
    for (let at = 0; at < group.size; at += 1) {
      const code = codes[at]!;
      if (code === 0) continue;
      let sample = samples.get(code);
      if (sample === undefined) {
        sample = new Sample();
        samples.set(code, sample);
      }
      sample.add(residuals[at]!);
    }
  }
}
