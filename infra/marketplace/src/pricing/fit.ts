import { Sample } from './median';
import { modelTraitNames } from './offer';
import type { GroupOffers } from './offers';

/*
 * The prices of a group as a sum of logarithms: the level of the model year, a rate by mileage, and an offset for each trait. The
 * parts are fitted in turns, each by a weighted median of what the others leave, so that single absurd prices move nothing.
 * Estimates from few offers are shrunk towards those of the whole market.
 */

/** Fitted parts of the whole market, as logarithms. */
export interface MarketFit {
  /** Change of the price with 10,000 miles, and with one model year. */
  mileage: number;
  yearly: number;
  /** Offsets by number of a text, in the order of `marketTraitNames`. */
  offsets: readonly ReadonlyMap<number, number>[];
  /** Between them lie 80 % of the differences from the estimates. */
  range: Range;
}

export interface Range {
  low: number;
  high: number;
}

/** The offers that one model year is compared with. */
export interface ComparedOffers {
  year: number;
  /** Reference mileage: the usual mileage of these offers, whole thousands. */
  miles: number;
  /** Model years that are compared, both included. */
  from: number;
  to: number;
  /** Number of the offers, and of their sellers. */
  offers: number;
  sellers: number;
}

export interface YearFit extends ComparedOffers {
  /** Logarithm of the price at the reference mileage, without any trait. */
  level: number;
}

export interface GroupFit {
  mileage: number;
  /** Slopes before they were shrunk towards the market's. */
  own: { mileage: number; yearly: number };
  years: readonly YearFit[];
  /** Offsets by number of a text, in the order of `modelTraitNames`. */
  offsets: readonly ReadonlyMap<number, number>[];
  range: Range;
  /** Logarithm of each offer's price, less the fit. */
  residuals: Float64Array;
}

/** Fewest offers, and fewest sellers of them, that a price is compared with. */
export const fewest = { offers: 10, sellers: 3 };
/** Weights of offers by the distance of their model year; as many years as needed are used. */
const yearWeights = [1, 0.5, 0.25, 0.12];
const rounds = 3;
/** Weights of the whole market's estimates, in offers. */
const prior = { slope: 30, range: 25, trait: 3 };
/** Bounds of the change with 10,000 miles. */
const mileageBounds = { least: -0.2, most: 0 };
/** Returns the factor by which a range is widened: the offers of a fit lie closer to it than other offers, the more so the fewer they are. */
const spread = (offers: number, parts: number) => 1 + Math.min(1, parts / offers);

const sample = new Sample();

/** Fits the parts of a group's prices. @param isNew whether mileage plays no part */
export function fitGroup(offers: GroupOffers, market: MarketFit, isNew: boolean): GroupFit {
  const { size } = offers;
  const base = new Float64Array(offers.prices.map(Math.log));
  for (const [trait, codes] of offers.marketCodes.entries()) {
    const offsets = market.offsets[trait];
    if (offsets === undefined) continue;
    for (let at = 0; at < size; at += 1) base[at] = base[at]! - (offsets.get(codes[at]!) ?? 0);
  }
  const tens = new Float64Array(offers.miles.map((miles) => miles / 10_000));
  const windows = windowsOf(offers);
  const yearOf = new Map(windows.map((window) => [window.year, window]));
  const windowOfOffer = offers.years.map((year) => yearOf.get(year)!);
  const members = offers.modelCodes.map(membersOf);
  const offsets = modelTraitNames.map(() => new Map<number, number>());
  const own = { mileage: market.mileage, yearly: market.yearly };
  let [mileage, yearly] = [isNew ? 0 : market.mileage, market.yearly];
  const rest = new Float64Array(size);
  for (let round = 0; round < rounds; round += 1) {
    // The price at no miles, without the traits.
    for (let at = 0; at < size; at += 1) rest[at] = base[at]! - mileage * tens[at]! - offsetOf(offsets, offers, at);
    own.yearly = yearlySlope(offers, rest, yearly);
    yearly = towards(own.yearly, market.yearly, size, prior.slope);
    for (const window of windows) window.level = levelOf(window, rest, yearly);
    for (let at = 0; at < size; at += 1) rest[at] = rest[at]! - windowOfOffer[at]!.level;
    if (!isNew) {
      sample.clear();
      for (let at = 0; at < size; at += 1) {
        const miles = tens[at]! - windowOfOffer[at]!.miles / 10_000;
        if (miles !== 0) sample.add(rest[at]! / miles, Math.abs(miles));
      }
      own.mileage = bounded(mileage + sample.median());
      const next = bounded(towards(own.mileage, market.mileage, size, prior.slope));
      for (let at = 0; at < size; at += 1) rest[at] = rest[at]! - (next - mileage) * tens[at]!;
      for (const window of windows) window.level -= (next - mileage) * (window.miles / 10_000);
      for (let at = 0; at < size; at += 1)
        rest[at] = rest[at]! + (next - mileage) * (windowOfOffer[at]!.miles / 10_000);
      mileage = next;
    }
    for (const [trait, each] of members.entries()) fitTrait(each, offsets[trait]!, rest);
  }
  const years = windows.map(({ near: _, ...window }) => ({
    ...window,
    level: window.level + mileage * (window.miles / 10_000),
  }));
  const parts = offsets.reduce((sum, each) => sum + each.size - 1, 2);
  return { mileage, own, years, offsets, range: rangeOf(rest, market.range, parts), residuals: rest };
}

/** A model year with the offers near it. */
interface Window extends YearFit {
  near: { at: number; years: number }[];
}

function windowsOf(offers: GroupOffers): Window[] {
  const byYear = new Map<number, number[]>();
  for (let at = 0; at < offers.size; at += 1) {
    const year = offers.years[at]!;
    const same = byYear.get(year);
    if (same === undefined) byYear.set(year, [at]);
    else same.push(at);
  }
  return [...byYear.keys()].sort((a, b) => a - b).map((year) => windowOf(year, byYear, offers));
}

/** Returns the narrowest window with enough offers, or else the widest. */
function windowOf(year: number, byYear: ReadonlyMap<number, number[]>, offers: GroupOffers): Window {
  for (let width = 1; ; width += 1) {
    const near: Window['near'] = [];
    for (let years = -width; years <= width; years += 1) {
      for (const at of byYear.get(year + years) ?? []) near.push({ at, years });
    }
    const sellers = countSellers(near, offers);
    const isEnough = near.length >= fewest.offers && sellers >= fewest.sellers;
    if (!isEnough && width < yearWeights.length - 1) continue;
    sample.clear();
    for (const { at } of near) sample.add(offers.miles[at]!);
    const miles = Math.round(sample.median() / 1000) * 1000;
    return { year, level: 0, miles, from: year - width, to: year + width, offers: near.length, sellers, near };
  }
}

function countSellers(near: Window['near'], offers: GroupOffers): number {
  return new Set(near.map(({ at }) => offers.sellers[at]!)).size;
}

function levelOf({ near }: Window, rest: Float64Array, yearly: number): number {
  sample.clear();
  for (const { at, years } of near) sample.add(rest[at]! - yearly * years, yearWeights[Math.abs(years)]!);
  return sample.median();
}

/** Returns the change from one model year to the next, as the weighted median of all slopes through the middle. */
function yearlySlope(offers: GroupOffers, rest: Float64Array, present: number): number {
  const { size, years } = offers;
  sample.clear();
  for (let at = 0; at < size; at += 1) sample.add(years[at]!);
  const middle = sample.median();
  sample.clear();
  for (let at = 0; at < size; at += 1) sample.add(rest[at]! - present * (years[at]! - middle));
  const level = sample.median();
  sample.clear();
  for (let at = 0; at < size; at += 1) {
    const way = years[at]! - middle;
    if (way !== 0) sample.add((rest[at]! - level) / way, Math.abs(way));
  }
  return sample.size === 0 ? present : sample.median();
}

/** Returns the offers of each code of a trait. */
function membersOf(codes: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const members = new Map<number, number[]>();
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at]!;
    const same = members.get(code);
    if (same === undefined) members.set(code, [at]);
    else same.push(at);
  }
  return members;
}

type Members = ReturnType<typeof membersOf>;

/** Moves a trait's offsets by the residuals of its offers; the offset of few offers is shrunk towards 0. */
function fitTrait(members: Members, offsets: Map<number, number>, rest: Float64Array): void {
  for (const [code, all] of members) {
    const before = offsets.get(code) ?? 0;
    sample.clear();
    for (const at of all) sample.add(rest[at]!);
    const next = members.size === 1 ? 0 : towards(before + sample.median(), 0, all.length, prior.trait);
    offsets.set(code, next);
    for (const at of all) rest[at] = rest[at]! - (next - before);
  }
}

function offsetOf(offsets: readonly ReadonlyMap<number, number>[], offers: GroupOffers, at: number): number {
  let sum = 0;
  for (let trait = 0; trait < offsets.length; trait += 1) {
    sum += offsets[trait]!.get(offers.modelCodes[trait]![at]!) ?? 0;
  }
  return sum;
}

function rangeOf(rest: Float64Array, market: Range, parts: number): Range {
  const widened = spread(rest.length, parts);
  const at = (share: number, whole: number) => {
    sample.clear();
    for (const each of rest) sample.add(each);
    return towards(sample.quantile(share) * widened, whole, rest.length, prior.range);
  };
  return { low: Math.min(at(0.1, market.low), -0.01), high: Math.max(at(0.9, market.high), 0.01) };
}

function towards(own: number, whole: number, offers: number, weight: number): number {
  return (own * offers + whole * weight) / (offers + weight);
}

function bounded(mileage: number): number {
  return Math.min(mileageBounds.most, Math.max(mileageBounds.least, mileage));
}
