import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredEvent } from '@forecourt/site';
import { eventFiles } from '@forecourt/site-data';
import fc from 'fast-check';
import { readCommand } from '../cli/arguments';
import { useFolder } from '../testing/folder';
import { makeReport, type ReportQuery } from './make-report';

const folder = useFolder();
const noon = Date.UTC(2026, 10, 22, 12);
let number = 0;

function event(more: Partial<MeasuredEvent> = {}): MeasuredEvent {
  number += 1;
  return {
    ...{ event: `event-${String(number).padStart(16, '0')}`, type: 'impression', at: noon, taken: noon },
    ...{ placement: 'premium', id: 'listing-1', owner: 'dealer-1', sponsored: true },
    ...{ brand: 'research', plan: '', on: 'results', pair: `pair-${number}` },
    ...more,
  };
}

function write(day: string, lines: readonly (MeasuredEvent | string)[]): void {
  mkdirSync(join(folder(), 'events'), { recursive: true });
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFileSync(join(folder(), 'events', `${day}.jsonl`), `${text}\n`);
}

const report = (query: Partial<ReportQuery> = {}) =>
  makeReport({ from: null, to: null, sponsored: true, ...query }, [eventFiles(join(folder(), 'events'))], {
    ownersOf: async (ids) => new Map(ids.filter((id) => id === 'listing-1').map((id) => [id, 'dealer-1'])),
    namesOf: async (ids) => new Map(ids.filter((id) => id === 'dealer-1').map((id) => [id, 'Lakeshore Motors'])),
  });

test('R53 impressions, clicks and leads are counted by dealer and placement; a lead without a dealer is its listing’s', async () => {
  write('2026-11-22', [
    ...[
      event(),
      event({ pair: 'seen' }),
      event({ type: 'click', pair: 'seen' }),
      event({ type: 'lead', owner: undefined }),
    ],
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

test('R12 leads are counted by the campaign that brought them', async () => {
  const lead = (campaign?: string) => event({ type: 'lead', campaign });
  write('2026-11-22', [lead('psid=a'), lead('psid=b'), lead('psid=b'), lead(), event({ campaign: 'psid=c' })]);
  expect((await report()).campaigns).toEqual([
    { campaign: 'psid=b', leads: 2 },
    { campaign: 'psid=a', leads: 1 },
  ]);
});

test('a repeated event counts once, in the file of the next day, too; an incomplete line is reported', async () => {
  const again = event();
  write('2026-11-22', [again, again]);
  write('2026-11-23', ['{"event":"cut', again]);
  const { rows, repeated, unreadable } = await report();
  expect([rows[0]?.impressions, repeated, unreadable]).toEqual([1, 2, 1]);
});

test('days are those of the events, both included, in whichever file they are stored', async () => {
  const day = 86_400_000;
  write('2026-11-22', [event({ at: noon - day }), event()]);
  write('2026-11-23', [event({ at: noon + 11 * 3_600_000 }), event({ at: noon + day })]);
  const { rows } = await report({ from: '2026-11-22', to: '2026-11-22' });
  expect(rows.map(({ impressions }) => impressions)).toEqual([2]);
});

const click = (more: Partial<MeasuredEvent> = {}) => event({ type: 'click', pair: 'pair', ...more });
const seen = (more: Partial<MeasuredEvent> = {}) => event({ pair: 'pair', ...more });

test.each<[string, readonly MeasuredEvent[], number, object[]]>([
  [
    '12,000 clicks without a view',
    Array.from({ length: 12_000 }, () => click({ pair: undefined })),
    0,
    [{ type: 'click', why: 'unsigned', events: 12_000 }],
  ],
  [
    'clicks of a signed view that did not show the listing',
    [seen({ pair: 'other' }), click()],
    0,
    [{ type: 'click', why: 'no-impression', events: 1 }],
  ],
  [
    'a click long before the impression',
    [click({ at: noon - 120_000 }), seen()],
    0,
    [{ type: 'click', why: 'no-impression', events: 1 }],
  ],
  ['a click and its impression that were delayed differently', [click({ at: noon - 2_000 }), seen()], 1, []],
  [
    'three clicks on one listing in one view',
    [seen(), click(), click(), click()],
    1,
    [{ type: 'click', why: 'repeated', events: 2 }],
  ],
  [
    'a click above the share of its network',
    [seen(), click({ discarded: 'network' })],
    0,
    [{ type: 'click', why: 'network', events: 1 }],
  ],
  [
    'an impression of an unsigned view',
    [seen({ pair: undefined, discarded: 'unsigned' })],
    0,
    [{ type: 'impression', why: 'unsigned', events: 1 }],
  ],
])(
  'R78 of %s those that count are billed, and the others are reported with the reason',
  async (_what, events, clicks, discarded) => {
    write('2026-11-22', events);
    const made = await report();
    expect(made.rows.reduce((sum, row) => sum + row.clicks, 0)).toBe(clicks);
    expect(made.discarded).toEqual(discarded);
  },
);

test('R78 a click counts if its impression was received a day later, or happened on the day before', async () => {
  write('2026-11-21', [seen({ at: noon - 86_400_000, pair: 'over-night' })]);
  write('2026-11-22', [click(), click({ at: noon - 43_000_000, pair: 'over-night' })]);
  write('2026-11-23', [seen({ at: noon - 1000 })]);
  const { rows, discarded } = await report({ from: '2026-11-22', to: '2026-11-22' });
  expect([rows[0]?.clicks, rows[0]?.impressions, discarded]).toEqual([2, 1, []]);
});

test('a report without a folder of events is empty', async () => {
  expect((await report()).rows).toEqual([]);
});

test('events are counted once each, however often and in whatever order they arrive', async () => {
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
      const all = visits.map(({ times, ...more }) => ({ times, event: event({ ...more, sponsored: false }) }));
      write(
        '2026-11-22',
        all.map(({ event: one }) => one),
      );
      write(
        '2026-11-23',
        all.flatMap(({ event: one, times }) => Array(times - 1).fill(one)),
      );
      const { rows } = await report({ sponsored: false });
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
])('the command refuses %j with the remedy', (options, says) => {
  expect(() => readCommand(['report', '--sponsored', ...options])).toThrow(says);
});
