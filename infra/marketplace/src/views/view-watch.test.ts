import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MeasuredEvent } from '@forecourt/site';
import { eventFiles } from '@forecourt/site-data';
import { anInventory } from '../conformance/store/use-store';
import type { ListingStore } from '../store/port';
import { openStore } from '../store/sql/store';
import { useFolder } from '../testing/folder';
import { ViewWatch } from './view-watch';

const folder = useFolder();
const noon = Date.UTC(2026, 10, 27, 12);
const dayMs = 86_400_000;
let store: ListingStore;
beforeEach(async () => {
  store = await openStore(folder());
  await store.replaceInventory('test', anInventory(2));
});
afterEach(() => store.close());

const line = (number: number, more: Partial<MeasuredEvent> = {}) =>
  `${JSON.stringify({
    ...{ event: `event-${String(number).padStart(16, '0')}`, type: 'view', at: noon, taken: noon },
    ...{ placement: 'vehicle', id: 'l-0', sponsored: false, brand: 'research', plan: '', on: 'vehicle' },
    ...more,
  })}\n`;
const fileIn = (name: string, day = '2026-11-27') => {
  mkdirSync(join(folder(), name), { recursive: true });
  return join(folder(), name, `${day}.jsonl`);
};
const failures: unknown[] = [];
const watch = (now = noon, names = ['one', 'two']) =>
  new ViewWatch(
    names.map((name) => eventFiles(join(folder(), name))),
    store,
    { now: () => now, report: (error) => failures.push(error) },
  );
const views = () => store.countViews('l-0', '2026-01-01');

test('R77 views are counted from what was added to several files, a truncated last line once it is whole, each once after a restart', async () => {
  const file = fileIn('one');
  writeFileSync(file, `${line(1)}no event\n${line(2, { type: 'impression' })}${line(3).slice(0, 40)}`);
  writeFileSync(fileIn('two'), line(4) + line(1));
  writeFileSync(fileIn('two', '2026-11-26'), line(1));
  const first = watch();
  await first.check();
  expect(await views()).toBe(3);
  appendFileSync(file, line(3).slice(40));
  await first.check();
  expect(await views()).toBe(4);
  appendFileSync(file, line(5));
  await watch().check();
  await watch().check();
  expect(await views()).toBe(5);
  // A file that was replaced by a shorter one is read again; what was counted is not counted again.
  writeFileSync(file, line(1) + line(6));
  await watch().check();
  expect([await views(), failures]).toEqual([6, []]);
});

test('R77 views of more than a week ago go, and files that are older are not read', async () => {
  writeFileSync(fileIn('one', '2026-11-20'), line(1));
  writeFileSync(fileIn('one', '2026-11-21'), line(2));
  writeFileSync(fileIn('one', '2026-11-27'), line(3));
  await watch().check();
  expect(await views()).toBe(2);
  await watch(noon + dayMs).check();
  expect(await views()).toBe(1);
});

test('R77 a file larger than a piece is read to its end', async () => {
  const long = line(0, { type: 'impression', placement: `a${'b'.repeat(500)}` });
  writeFileSync(fileIn('one'), `${'x'.repeat(1 << 20)}\n${long.repeat(4_000)}${line(7)}`);
  await watch().check();
  expect(await views()).toBe(1);
});

test('R77 a failure is reported once, and counting goes on after it', async () => {
  failures.length = 0;
  mkdirSync(fileIn('one'));
  writeFileSync(fileIn('two'), line(1));
  const watching = watch();
  await watching.check();
  await watching.check();
  expect(failures).toHaveLength(1);
  await watch(noon, ['two']).check();
  expect(await views()).toBe(1);
});
