/** Simulated visits, with the values that browsers and shells measure of one version on a page. */
import { bucketOf, type FieldMetric, fieldMetrics, serverTimeBounds } from '@forecourt/contracts/field';
import { type Outcomes, slowSlotMs } from '@forecourt/contracts/reports';
import type { Random } from './random';

export interface Visit {
  isPhone: boolean;
  page: 'results' | 'vehicle' | 'article';
  hasFailed: boolean;
  values: Partial<Record<FieldMetric, number>>;
  slots: readonly { isLate: boolean; serverMs: number }[];
}

/** Conditions that vary with the hour of the day, for all versions alike. */
export interface Hour {
  /** Share of visits by phone. */
  phones: number;
  /** Factor of all times that a network takes. */
  network: number;
  /** Factor of all times that the shell's machine takes. */
  load: number;
}

/** Returns an hour of any kind: an evening has more phones, a morning less traffic. */
export function anyHour(random: Random): Hour {
  return { phones: random.between(0.52, 0.68), network: random.between(0.94, 1.06), load: random.between(0.9, 1.1) };
}

/** Returns the hour at a share of the time between two others. */
export function between(one: Hour, other: Hour, share: number): Hour {
  const at = (from: number, to: number) => from + (to - from) * share;
  return {
    phones: at(one.phones, other.phones),
    network: at(one.network, other.network),
    load: at(one.load, other.load),
  };
}

const slotsOfPage = 3;

/** Draws a visit of a version that is well. Most metrics are measured in a part of the visits only. */
export function anyVisit(random: Random, { phones, network, load }: Hour): Visit {
  const isPhone = random.chance(phones);
  const slower = (onPhones: number) => (isPhone ? onPhones : 1);
  const kind = random.next();
  const measured = (share: number, value: () => number) => (random.chance(share) ? value() : undefined);
  const orNothing = (share: number, value: () => number) => (random.chance(share) ? value() : 0);
  const all: Record<FieldMetric, number | undefined> = {
    lcp: measured(0.7, () => random.heavyTailed(1000 * network * slower(1.5), 0.45)),
    inp: measured(0.6, () => random.heavyTailed(70 * slower(1.7), 0.6)),
    cls: orNothing(0.4, () => random.heavyTailed(0.012, 0.9)),
    blocking: orNothing(0.5, () => random.heavyTailed(60 * slower(1.7), 0.7)),
    hydration: measured(0.8, () => random.heavyTailed(14 * slower(2), 0.5)),
    bytes: random.chance(0.3) ? 61_000 : 47_000,
    memory: measured(0.35, () => orNothing(0.6, () => random.heavyTailed(400_000, 1))),
  };
  const values = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return {
    isPhone,
    page: kind < 0.55 ? 'results' : kind < 0.8 ? 'vehicle' : 'article',
    hasFailed: random.chance(0.003 * network ** 4),
    values,
    slots: Array.from({ length: slotsOfPage }, () => ({
      isLate: random.chance(0.01),
      serverMs: random.heavyTailed(3 * load, 0.5),
    })),
  };
}

/** Returns what shells report of visits. */
export function outcomesOf(of: Pick<Outcomes, 'brand' | 'remote' | 'version'>, visits: readonly Visit[]): Outcomes {
  const slots = visits.flatMap((visit) => visit.slots);
  const values: NonNullable<Outcomes['field']>['values'] = {};
  for (const metric of Object.keys(fieldMetrics) as FieldMetric[]) {
    const measured = visits.flatMap((visit) => visit.values[metric] ?? []);
    if (measured.length > 0) values[metric] = counted(fieldMetrics[metric].bounds, measured);
  }
  return {
    ...of,
    ...{ renders: slots.length, fallbacks: 0, deaths: 0, unloadable: false },
    slow: slots.filter(({ serverMs }) => serverMs > slowSlotMs).length,
    late: slots.filter(({ isLate }) => isLate).length,
    serverTime: counted(
      serverTimeBounds,
      slots.map(({ serverMs }) => serverMs),
    ),
    field: { visits: visits.length, failed: visits.filter(({ hasFailed }) => hasFailed).length, values },
  };
}

function counted(bounds: readonly number[], values: readonly number[]): number[] {
  const counts: number[] = Array.from({ length: bounds.length + 1 }, () => 0);
  for (const value of values) counts[bucketOf(bounds, value)]! += 1;
  return counts;
}
