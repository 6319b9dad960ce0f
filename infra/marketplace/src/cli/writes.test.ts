import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStore, type SqlStore } from '../store/sql/store';
import { useFolder } from '../testing/folder';
import { sampleInventory } from '../testing/inventory';
import { matchSample } from '../testing/vehicles';
import { readCommand } from './arguments';
import { Progress } from './progress';
import type { Tools } from './tools';
import { runRetire, runUpdate } from './writes';

const folder = useFolder();
let store: SqlStore;
let lines: string[];
let tools: Tools;
beforeEach(async () => {
  lines = [];
  tools = {
    openStore: (durability) => openStore(folder(), { durability }),
    ...{ match: matchSample, generate: () => [], now: () => Date.UTC(2026, 5, 1) },
    ...{ progress: new Progress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream) },
    print: (line) => lines.push(line),
  };
  store = await openStore(folder());
});
afterEach(() => store.close());

const update = (rows: readonly string[]) => {
  const file = path.join(folder(), 'feed.csv');
  writeFileSync(file, ['VIN,Year,Make,Model,Price,Dealer Name,Dealer Zip', ...rows].join('\n'));
  return runUpdate({ name: 'update', file, mapping: 'homenet', folder: folder() }, tools);
};
const retire = (...listings: string[]) => runRetire({ name: 'retire', listings, folder: folder() }, tools);
const vinOf = (number: number) => `4T1G11AK5MU5${String(number).padStart(5, '0')}`;
const row = (number: number, price = 20_000, model = 'Camry LE') =>
  `${vinOf(number)},2021,Toyota,${model},${price},Dealer ${number % 7},60612`;

async function documents() {
  const all = [];
  for await (const chunk of store.readDocuments((await store.activeGeneration())!.id)) all.push(...chunk);
  return all;
}

test('an update adds and changes the listings of the feed, and leaves the others', async () => {
  await store.replaceInventory('test', sampleInventory(10));
  await update([row(7, 5_000), ...Array.from({ length: 1_200 }, (_, at) => row(1_000 + at)), row(8, 1, 'Corolla')]);
  expect(await documents()).toHaveLength(1_210);
  expect((await documents()).find(({ id }) => id === 'l-0007')).toMatchObject({ price: 5_000, year: 2021 });
  const report = path.join(folder(), 'imports', '2026-06-01T00-00-00-000Z-feed.csv.jsonl');
  expect(lines).toEqual([
    '1,202 rows: 1,201 listings of 7 sellers accepted, 1 rows rejected.',
    'Rejected:',
    '         1  unknown-model: the words name no model of this make, or are too long to be a name',
    'Compared with the previous inventory: 1,200 added, 1 changed, 0 unchanged, 0 retired.',
    `Report: ${report}`,
    'The inventory now has 1,210 listings (generation 1).',
  ]);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ line: 1_203, reason: 'unknown-model' });

  lines.splice(0);
  await update([row(7, 5_000), row(1_000), row(1_001, 19_000)]);
  expect(lines).toContain('Compared with the previous inventory: 0 added, 1 changed, 2 unchanged, 0 retired.');
});

test('listings that an update has written before it fails stay', async () => {
  await store.replaceInventory('test', sampleInventory(10));
  const file = path.join(folder(), 'broken.json');
  const cars = Array.from({ length: 1_200 }, (_, at) => ({
    ...{ VIN: vinOf(1_000 + at), Year: 2021, Make: 'Toyota', Model: 'Camry', 'Dealer Name': 'A' },
  }));
  writeFileSync(file, JSON.stringify(cars).slice(0, -5));
  await expect(runUpdate({ name: 'update', file, mapping: 'homenet', folder: folder() }, tools)).rejects.toThrow();
  const { length } = await documents();
  expect([length > 10, length < 1_210]).toEqual([true, true]);
});

test('listings are retired by their ids and VINs; unknown ones are named', async () => {
  await store.replaceInventory('test', sampleInventory(10));
  await retire('l-0001', vinOf(2).toLowerCase());
  expect(lines).toEqual(['2 retired.', 'The inventory now has 8 listings (generation 1).']);
  await expect(retire('l-0003', 'l-0001', vinOf(2))).rejects.toThrow(`no listing l-0001, ${vinOf(2)}`);
  expect((await documents()).map(({ id }) => id)).not.toContain('l-0003');
});

test('updates and retirements are refused without an inventory', async () => {
  await expect(update([row(1)])).rejects.toThrow(/no inventory yet/);
  await expect(retire('l-0001')).rejects.toThrow(/no inventory yet/);
});

test('the command line is parsed, or refused with the remedy', () => {
  const read = (...args: string[]) => readCommand([...args, '--data-dir', '/data']);
  expect(read('update', 'a.csv', '--mapping', 'homenet')).toEqual({
    ...{ name: 'update', file: 'a.csv', mapping: 'homenet', folder: '/data' },
  });
  expect(read('retire', 'a', 'b')).toEqual({ name: 'retire', listings: ['a', 'b'], folder: '/data' });
  expect(() => read('update', 'a.csv')).toThrow(/update needs --mapping/);
  expect(() => read('update', '--mapping', 'homenet')).toThrow(/update takes exactly one file/);
  expect(() => read('retire')).toThrow(/ids or VINs/);
});
