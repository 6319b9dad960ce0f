import { type Make, type Model, makes, type Trim, type Version } from '../catalogue';
import { lastModelYear } from '../catalogue/types';
import type { Random } from './random';
import { Weighted } from './weighted';

/** A vehicle that a seller can have: a version of a trim in one model year. */
export interface Vehicle {
  make: Make;
  model: Model;
  trim: Trim;
  version: Version;
  year: number;
}

/** The vehicles that sellers' stocks are drawn from. */
export interface Market {
  /** Model years that are sold as new. */
  newYears: readonly [number, number];
  /** All used vehicles; `older` is the stock of private sellers and small dealers. */
  used: Stock;
  older: Stock;
  commercial: Stock;
  /** New vehicles by make code. Makes that sell no new vehicles have no entry. */
  newOf: ReadonlyMap<string, Stock>;
  /** Yearly sales of new vehicles of each make, in thousands. */
  newSales: ReadonlyMap<string, number>;
  usedOf: ReadonlyMap<string, Stock>;
}

export interface Stock {
  pick(random: Random): Vehicle;
}

/** Creates the market of a year: new vehicles by sales, and used ones by how many survive and come up for sale. */
export function createMarket(currentYear: number): Market {
  const newest = Math.min(currentYear + 1, lastModelYear);
  const newYears = [newest - 1, newest] as const;
  const lots = makes.flatMap((make) => make.models.flatMap((model) => lotsOf(make, model, newest)));
  const sold = lots.filter((lot) => lot.year >= newYears[0]);
  const share = { [newYears[0]]: 0.4, [newYears[1]]: 0.6 };
  const age = (lot: Lot) => Math.max(0, currentYear - lot.year);
  const used = lots.filter((lot) => lot.year <= currentYear);
  const byMake = (from: Lot[], weigh: (lot: Lot) => number) =>
    new Map(
      makes.flatMap((make) => {
        const own = from.filter((lot) => lot.make === make);
        return own.length === 0 ? [] : [[make.code, stock(own, weigh)] as const];
      }),
    );
  return {
    newYears,
    used: stock(used, (lot) => lot.model.sales * usedShare(age(lot))),
    older: stock(used, (lot) => lot.model.sales * usedShare(age(lot)) * Math.min(12, age(lot))),
    commercial: stock(
      used.filter((lot) => lot.vehicles.some(({ version }) => version.vehicleTypes.length > 0)),
      (lot) => lot.model.sales * usedShare(age(lot)),
    ),
    newOf: byMake(sold, (lot) => lot.model.sales * share[lot.year]!),
    newSales: salesOf(sold),
    usedOf: byMake(used, (lot) => lot.model.sales * usedShare(age(lot))),
  };
}

function salesOf(lots: readonly Lot[]): Map<string, number> {
  const sales = new Map<string, number>();
  for (const model of new Set(lots.map((lot) => lot.model))) {
    sales.set(model.makeCode, (sales.get(model.makeCode) ?? 0) + model.sales);
  }
  return sales;
}

/** Returns how often a car of this age is for sale, relative to one that returns from its lease. */
function usedShare(age: number): number {
  if (age === 0) return 0.15;
  if (age === 1) return 0.55;
  return age === 2 ? 0.9 : 0.86 ** (age - 3);
}

/** One model in one year, with the vehicles sold of it. */
interface Lot {
  make: Make;
  model: Model;
  year: number;
  vehicles: readonly { trim: Trim; version: Version }[];
}

function lotsOf(make: Make, model: Model, newest: number): Lot[] {
  const lots: Lot[] = [];
  for (let year = model.firstYear; year <= Math.min(model.lastYear, newest); year++) {
    const vehicles = model.trims.flatMap((trim) =>
      trim.versions
        .filter((version) => version.firstYear <= year && year <= version.lastYear)
        .map((version) => ({ trim, version })),
    );
    if (vehicles.length > 0) lots.push({ make, model, year, vehicles });
  }
  return lots;
}

function stock(lots: readonly Lot[], weigh: (lot: Lot) => number): Stock {
  const pool = new Weighted(lots.map((lot) => [lot, weigh(lot)] as const));
  return {
    pick(random) {
      const lot = pool.pick(random);
      const { trim, version } = versionsOf(lot).pick(random);
      return { make: lot.make, model: lot.model, trim, version, year: lot.year };
    },
  };
}

const weighted = new WeakMap<Lot, Weighted<Lot['vehicles'][number]>>();

/** Expensive versions are rarer: each doubling of the price, relative to the cheapest, divides by about two and a half. */
function versionsOf(lot: Lot): Weighted<Lot['vehicles'][number]> {
  const known = weighted.get(lot);
  if (known) return known;
  const cheapest = Math.min(...lot.vehicles.map(({ version }) => version.msrp));
  const made = new Weighted(
    lot.vehicles.map((vehicle) => [vehicle, (cheapest / vehicle.version.msrp) ** 1.3] as const),
  );
  weighted.set(lot, made);
  return made;
}
