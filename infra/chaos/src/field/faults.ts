import type { FieldMetric } from '@forecourt/contracts/field';
import type { Random } from './random';
import type { Visit } from './visits';

/** A fault that a team did not notice: what it does to a visit. */
export interface Fault {
  name: string;
  /** Words of the registry's reason. */
  shows: RegExp;
  spoil(visit: Visit, random: Random): Visit;
}

/** Changes a value of a visit, if it was measured. */
function changed(visit: Visit, metric: FieldMetric, change: (value: number) => number): Visit {
  const value = visit.values[metric];
  return value === undefined ? visit : { ...visit, values: { ...visit.values, [metric]: change(value) } };
}

/** Returns a fault that adds to a value, in visits of the kind that it affects. */
function adds(metric: FieldMetric, amount: number, affects: (visit: Visit, random: Random) => boolean = () => true) {
  return (visit: Visit, random: Random) =>
    affects(visit, random) ? changed(visit, metric, (value) => value + amount) : visit;
}

/** Returns a fault that fails in visits of the kind that it affects. */
function fails(affects: (visit: Visit, random: Random) => boolean) {
  return (visit: Visit, random: Random) => ({ ...visit, hasFailed: visit.hasFailed || affects(visit, random) });
}

const inSome = (share: number) => (_visit: Visit, random: Random) => random.chance(share);
const onPhones = ({ isPhone }: Visit) => isPhone;

const [errors, inp, cls, lcp] = [/visits with an error/, /INP/, /CLS/, /LCP/];
const [frames, hydration, script, memory] = [/long animation frames/, /hydration/, /script of a visit/, /memory/];

export const fieldFaults: readonly Fault[] = [
  { name: 'a handler that takes 150 ms', shows: inp, spoil: adds('inp', 150) },
  { name: 'a handler that takes 200 ms on phones only', shows: inp, spoil: adds('inp', 200, onPhones) },
  {
    name: 'a handler whose time grows with the list',
    shows: inp,
    spoil: (visit) => (visit.page === 'results' ? changed(visit, 'inp', (value) => value * 4) : visit),
  },
  { name: 'a leak', shows: memory, spoil: adds('memory', 6_000_000) },
  {
    name: 'a leak on one type of page only',
    shows: memory,
    spoil: adds('memory', 20_000_000, ({ page }) => page === 'results'),
  },
  { name: 'pictures without a size', shows: cls, spoil: adds('cls', 0.14, inSome(0.6)) },
  { name: 'a font that moves every line', shows: cls, spoil: adds('cls', 0.08) },
  { name: 'an unhandled rejection', shows: errors, spoil: fails(inSome(0.15)) },
  {
    name: 'an error while hydrating',
    shows: errors,
    spoil: (visit, random) =>
      fails(inSome(0.1))(
        changed(visit, 'hydration', (value) => value * 1.3),
        random,
      ),
  },
  { name: 'a chunk that cannot be fetched', shows: errors, spoil: fails(inSome(0.08)) },
  { name: 'an error for 5 % of visits', shows: errors, spoil: fails(inSome(0.05)) },
  { name: 'an error on one type of page only', shows: errors, spoil: fails(({ page }) => page === 'vehicle') },
  { name: '40 kB more script', shows: script, spoil: adds('bytes', 40_960) },
  {
    name: 'a slow render',
    shows: /server time/,
    spoil: (visit) => ({ ...visit, slots: visit.slots.map((slot) => ({ ...slot, serverMs: slot.serverMs + 15 })) }),
  },
  {
    name: 'a slot that waits too long',
    shows: /late slots/,
    spoil: (visit, random) => ({
      ...visit,
      slots: visit.slots.map((slot) => ({ ...slot, isLate: slot.isLate || random.chance(0.35) })),
    }),
  },
  { name: 'the largest picture is loaded late', shows: lcp, spoil: adds('lcp', 1000) },
  {
    name: 'the largest picture is loaded late on one type of page only',
    shows: lcp,
    spoil: adds('lcp', 1800, ({ page }) => page === 'results'),
  },
  { name: 'a long task while scrolling', shows: frames, spoil: adds('blocking', 220, inSome(0.55)) },
  { name: 'everything hydrates at once', shows: hydration, spoil: adds('hydration', 120) },
  {
    name: 'a slow hydration on phones only',
    shows: hydration,
    spoil: (visit) => (visit.isPhone ? changed(visit, 'hydration', (value) => value * 4) : visit),
  },
];
