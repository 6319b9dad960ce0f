import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateInventory } from '../generate';
import { priceOf } from '../listing/price';
import type { StoredListing } from '../listing/record';
import { openStore } from '../store/sql/store';
import { useFolder } from '../testing/folder';
import { matchSample } from '../testing/vehicles';
import { readCommand } from './arguments';
import { Progress } from './progress';
import { runRate } from './rate';

const folder = useFolder();
const now = Date.UTC(2026, 5, 1);

async function rate(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const command = readCommand(['rate', ...args, '--data-dir', folder()]);
  if (command.name !== 'rate') throw new Error(command.name);
  await runRate(command, {
    openStore: (durability) => openStore(folder(), { durability }),
    ...{ match: matchSample, generate: () => [], now: () => now },
    ...{ progress: new Progress({ isTTY: false, write: () => true } as unknown as NodeJS.WriteStream) },
    print: (line) => lines.push(line),
  });
  return lines;
}

async function fill(listings: number) {
  const store = await openStore(folder(), { durability: 'normal' });
  await store.replaceInventory('test', generateInventory({ listings, seed: 1, now }));
  await store.close();
}

test('the report has the error and the coverage of the estimates of an inventory, and changes nothing', async () => {
  await fill(1_500);
  const [size, error, coverage, deals] = await rate('--report');
  expect(size).toMatch(/^1,4\d\d listings with a price and a mileage\. .* and [1-9]\d* of these have enough/);
  expect(error).toMatch(/^Median absolute error: \d+\.\d % of the estimate\.$/);
  expect(coverage).toMatch(/^The 80 % range holds \d+\.\d % of the prices\.$/);
  expect(deals).toMatch(/^Great .* %, good .* %, fair .* %, above the range .* %\.$/);
  expect(await rate()).toEqual([expect.stringMatching(/^The usual prices of \d+ groups of vehicles/)]);
});

test('a feed is tested by its path, without being imported', async () => {
  const cars = [...generateInventory({ listings: 3_000, seed: 1, now })].flatMap((item): StoredListing[] =>
    item.kind === 'listing' && item.listing.makeCode === 'TOYOTA' && item.listing.model === 'Camry'
      ? [item.listing]
      : [],
  );
  const rows = cars.map((car) =>
    [
      car.vin,
      car.year,
      'Toyota',
      `Camry ${car.trim}`,
      priceOf(car) ?? '',
      car.mileage ?? '',
      car.ownerId,
      '60612',
    ].join(','),
  );
  const file = path.join(folder(), 'feed.csv');
  writeFileSync(file, ['VIN,Year,Make,Model,Price,Miles,Dealer Name,Dealer Zip', ...rows].join('\n'));
  const [size] = await rate('--report', file, '--mapping', 'homenet');
  expect(Number(/^(\d+) listings/.exec(size ?? '')?.[1])).toBeGreaterThan(cars.length / 2);
  const store = await openStore(folder());
  expect(await store.activeGeneration()).toBeNull();
  await store.close();
});

test('there has to be an inventory', async () => {
  await expect(rate()).rejects.toThrow('There is no inventory yet.');
});

test.each([
  [['rate', 'a.csv'], 'only with --report'],
  [['rate', '--report', 'a.csv'], 'needs --mapping'],
  [['rate', '--report', 'a.csv', 'b.csv', '--mapping', 'homenet'], 'one file at most'],
])('the command line %j is refused', (args, reason) => {
  expect(() => readCommand(args)).toThrow(reason);
});
