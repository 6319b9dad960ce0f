import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredEvent } from '@forecourt/contracts';
import fc from 'fast-check';
import { readCommand } from '../cli/arguments';
import { useFolder } from '../testing/folder';
import { makeReport, type ReportAsk } from './make-report';

const folder = useFolder();
const noon = Date.UTC(2026, 10, 22, 12);
let number = 0;

function event(more: Partial<MeasuredEvent> = {}): MeasuredEvent {
  number += 1;
  return {
    ...{ event: `event-${String(number).padStart(16, '0')}`, type: 'impression', at: noon, taken: noon },
    ...{ placement: 'premium', id: 'listing-1', owner: 'dealer-1', sponsored: true },
    ...{ brand: 'research', plan: '', on: 'results' },
    ...more,
  };
}

function write(day: string, lines: readonly (MeasuredEvent | string)[]): void {
  mkdirSync(join(folder(), 'events'), { recursive: true });
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFileSync(join(folder(), 'events', `${day}.jsonl`), `${text}\n`);
}

const report = (ask: Partial<ReportAsk> = {}) =>
  makeReport(
    { folder: folder(), from: null, to: null, sponsored: true, ...ask },
    {
      ownersOf: async (ids) => new Map(ids.filter((id) => id === 'listing-1').map((id) => [id, 'dealer-1'])),
      namesOf: async (ids) => new Map(ids.filter((id) => id === 'dealer-1').map((id) => [id, 'Lakeshore Motors'])),
    },
  );

test('R53 impressions, clicks and leads are counted by dealer and placement; a lead without a dealer is its listing’s', async () => {
  write('2026-11-22', [
    ...[event(), event(), event({ type: 'click' }), event({ type: 'lead', owner: undefined })],
    ...[event({ placement: 'showcase', owner: 'dealer-2' }), event({ type: 'filter', placement: 'search' })],
    event({ sponsored: false, placement: 'organic' }),
  ]);
  expect((await report()).rows).toEqual([
    {
      ...{ owner: 'dealer-1', name: 'Lakeshore Motors', placement: 'premium' },
      ...{ impressions: 2, clicks: 1, ctr: 0.5, leads: 1, hides: 0 },
    },
    {
      ...{ owner: 'dealer-2', name: null, placement: 'showcase' },
      ...{ impressions: 1, clicks: 0, ctr: 0, leads: 0, hides: 0 },
    },
  ]);
  expect((await report({ sponsored: false })).rows.map(({ placement }) => placement)).toContain('organic');
});

test('what was told again counts once, in the file of the next day, too; a line that was cut is said', async () => {
  const again = event();
  write('2026-11-22', [again, again]);
  write('2026-11-23', ['{"event":"cut', again]);
  const { rows, repeated, unreadable } = await report();
  expect([rows[0]?.impressions, repeated, unreadable]).toEqual([1, 2, 1]);
});

test('days are those of the events, both included, wherever they are kept', async () => {
  const day = 86_400_000;
  write('2026-11-22', [event({ at: noon - day }), event()]);
  write('2026-11-23', [event({ at: noon + 11 * 3_600_000 }), event({ at: noon + day })]);
  const { rows } = await report({ from: '2026-11-22', to: '2026-11-22' });
  expect(rows.map(({ impressions }) => impressions)).toEqual([2]);
});

test('nothing is measured where there is no folder yet', async () => {
  expect((await report()).rows).toEqual([]);
});

test('whatever is made and told again, in any order: what is counted is what was made', async () => {
  const made = fc.array(
    fc.record({
      type: fc.constantFrom('impression' as const, 'click' as const),
      owner: fc.constantFrom('dealer-1', 'dealer-2'),
      placement: fc.constantFrom('premium', 'showcase'),
      times: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(made, async (visits) => {
      const all = visits.map(({ times, ...more }) => ({ times, event: event(more) }));
      write(
        '2026-11-22',
        all.map(({ event: one }) => one),
      );
      write(
        '2026-11-23',
        all.flatMap(({ event: one, times }) => Array(times - 1).fill(one)),
      );
      const { rows } = await report();
      for (const { owner, placement, impressions, clicks } of rows) {
        const own = visits.filter((visit) => visit.owner === owner && visit.placement === placement);
        expect(impressions).toBe(own.filter(({ type }) => type === 'impression').length);
        expect(clicks).toBe(own.filter(({ type }) => type === 'click').length);
      }
      expect(rows.reduce((sum, row) => sum + row.impressions + row.clicks, 0)).toBe(visits.length);
    }),
    { numRuns: 30 },
  );
});

test.each([
  [['--from', 'yesterday'], /has to be a day/],
  [['--to', '2026-02-31'], /has to be a day/],
  [['--from', '2026-11-23', '--to', '2026-11-22'], /before --to/],
])('the command says how %j is meant', (options, says) => {
  expect(() => readCommand(['report', '--sponsored', ...options])).toThrow(says);
});
