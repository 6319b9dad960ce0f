import fc from 'fast-check';
import { Refreshes } from './refreshes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const intervalMs = 30_000;

test('R67 whatever is shown, hidden and shown again: one renewal for each interval on show, and no more than the limit', () => {
  const spans = fc.array(fc.record({ isActive: fc.boolean(), ms: fc.nat(120_000) }), { maxLength: 30 });
  fc.assert(
    fc.property(spans, fc.nat(25), (course, limit) => {
      const told: number[] = [];
      const refreshes = new Refreshes({ intervalMs, limit, onRefresh: (count) => told.push(count) });
      let shown = 0;
      for (const { isActive, ms } of course) {
        refreshes.setActive(isActive);
        jest.advanceTimersByTime(ms);
        if (isActive) shown += ms;
        const due = Math.min(limit, Math.floor(shown / intervalMs));
        expect(told).toEqual(Array.from({ length: due }, (_, at) => at + 1));
      }
      refreshes.setActive(false);
      expect(jest.getTimerCount()).toBe(0);
    }),
  );
});
