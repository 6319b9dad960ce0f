import type { ComparedOffers, GroupFit, MarketFit } from './fit';
import { type MarketTrait, type ModelTrait, marketTraitNames, modelTraitNames } from './offer';
import type { Texts } from './offers';

/** Factors by code; a code without one changes nothing. */
type Factors = Readonly<Record<string, number>>;

/** Published figures that all models share. Factors have four decimals, so that anybody can compute with them. */
export interface MarketGuide {
  factors: Readonly<Record<MarketTrait, Factors>>;
  /** The fit without rounding, for groups that are fitted again. */
  mileage: number;
  yearly: number;
  range: { low: number; high: number };
}

/** Published figures of one group. */
export interface GroupGuide {
  /** Logarithm of the factor of 10,000 more miles. */
  mileage: number;
  years: readonly YearGuide[];
  factors: Readonly<Record<ModelTrait, Factors>>;
  /** Shares of the estimate; between them lie 80 % of the prices. */
  low: number;
  high: number;
}

export interface YearGuide extends ComparedOffers {
  /** Usual price of the model year at the reference mileage, whole US dollars. */
  level: number;
}

/** Returns a number with four decimals. */
export const published = (number: number): number => Math.round(number * 10_000) / 10_000;

/** Returns the published figures of a group. */
export function toGroupGuide({ mileage, years, offsets, range }: GroupFit, texts: Texts): GroupGuide {
  return {
    mileage: published(mileage),
    years: years.map(({ level, ...year }) => ({ ...year, level: Math.round(Math.exp(level)) })),
    factors: namedFactors(modelTraitNames, offsets, texts),
    low: published(Math.exp(range.low)),
    high: published(Math.exp(range.high)),
  };
}

/** Returns the published figures of the market. */
export function toMarketGuide({ offsets, ...fit }: MarketFit, texts: Texts): MarketGuide {
  return { ...fit, factors: namedFactors(marketTraitNames, offsets, texts) };
}

/** Returns the fit that a market's figures were made of, for groups that are fitted again. */
export function toMarketFit({ factors, ...fit }: MarketGuide, texts: Texts): MarketFit {
  const offsets = marketTraitNames.map(
    (name) => new Map(Object.entries(factors[name]).map(([code, factor]) => [texts.numberOf(code), Math.log(factor)])),
  );
  return { ...fit, offsets };
}

function namedFactors<Name extends string>(
  names: readonly Name[],
  offsets: readonly ReadonlyMap<number, number>[],
  texts: Texts,
): Record<Name, Factors> {
  const named = names.map((name, trait) => {
    const factors = [...(offsets[trait] ?? [])].flatMap(([number, offset]) => {
      const [code, factor] = [texts.textOf(number), published(Math.exp(offset))];
      return code === null || factor === 1 ? [] : [[code, factor] as const];
    });
    return [name, Object.fromEntries(factors)] as const;
  });
  return Object.fromEntries(named) as Record<Name, Factors>;
}
