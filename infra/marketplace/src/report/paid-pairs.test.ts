import type { MeasuredEvent } from '@forecourt/site';
import fc from 'fast-check';
import { type DiscardReason, PaidPairs } from './paid-pairs';

const second = 1000;
const minute = 60 * second;

interface StoredEvent {
  type: 'impression' | 'click';
  pair: string | undefined;
  at: number;
  discarded: 'network' | undefined;
  /** The one of two consecutive files in which it is stored. */
  file: 0 | 1;
}

const storedEvents: fc.Arbitrary<StoredEvent[]> = fc.array(
  fc.record({
    type: fc.constantFrom('impression' as const, 'click' as const),
    pair: fc.constantFrom('first', 'second', 'third', undefined),
    // At the same time, or farther apart than the tolerance.
    at: fc.integer({ min: 0, max: 5 }).map((turn) => turn * 10 * minute),
    discarded: fc.constantFrom(undefined, undefined, 'network' as const),
    file: fc.constantFrom(0 as const, 1 as const),
  }),
  { maxLength: 40 },
);

const eventOf = ({ file: _file, ...more }: StoredEvent, number: number): MeasuredEvent => ({
  ...{ event: `event-${String(number).padStart(16, '0')}`, taken: 0, placement: 'premium', id: 'listing-1' },
  ...{ sponsored: true, brand: 'research', plan: '', on: 'results', ...more },
});

function count(events: readonly StoredEvent[]) {
  const counted: MeasuredEvent[] = [];
  const discarded: (DiscardReason | null)[] = [];
  const pairs = new PaidPairs((click, why) => {
    if (why === null) counted.push(click);
    else discarded.push(why);
  });
  for (const file of [0, 1]) {
    for (const [at, one] of events.entries()) {
      const why = one.file === file ? pairs.add(eventOf(one, at)) : null;
      if (why !== null) discarded.push(why);
    }
    pairs.nextFile();
  }
  pairs.nextFile();
  pairs.nextFile();
  return { counted, discarded };
}

test('R78 a click counts once for a view and a listing, and only after an impression of that view, in whatever order events arrive', () => {
  fc.assert(
    fc.property(storedEvents, (events) => {
      const { counted, discarded } = count(events);
      const good = events.filter(({ pair, discarded: why }) => pair !== undefined && why === undefined);
      const expected = new Set(
        good
          .filter((click) => click.type === 'click')
          .filter(({ pair, at }) => good.some((one) => one.type === 'impression' && one.pair === pair && one.at <= at))
          .map(({ pair }) => pair),
      );
      expect(counted.map(({ pair }) => pair).sort()).toEqual([...expected].sort());
      const clicks = events.filter(({ type }) => type === 'click').length;
      const lost = events.filter((one) => one.type === 'impression' && !good.includes(one)).length;
      // Every discarded event has a reason.
      expect(counted.length + discarded.length).toBe(clicks + lost);
    }),
  );
});
