import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openStore } from './store/sql/store';
import { useFolder } from './testing/folder';
import { program, runInventory, startService } from './testing/programs';

// Builds and processes take their time on a busy machine.
jest.setTimeout(180_000);

const folder = useFolder();

const inventory = (...args: string[]) => runInventory(program('inventory'), [...args, '--data-dir', folder()]);
const start = (listings: number) => startService(program('main'), { DATA_DIR: folder(), LISTINGS: String(listings) });
const total = async (url: string) =>
  ((await (await fetch(`${url}/rest/lsc/listing/count`)).json()) as { totalResultCount: number }).totalResultCount;

async function untilTotal(url: string, wanted: number): Promise<void> {
  const deadline = Date.now() + 50_000;
  while ((await total(url)) !== wanted && Date.now() < deadline) await wait(10);
  expect(await total(url)).toBe(wanted);
}

test('a service without an inventory generates one, and serves one that another process imports', async () => {
  const service = await start(300);
  expect(await total(service.url)).toBe(300);

  const answers = new Set<number>();
  let importing = true;
  const asking = (async () => {
    while (importing) answers.add(await total(service.url));
  })();
  const { code, out } = await inventory('generate', '--listings', '200', '--seed', '7').done;
  expect([code, out]).toEqual([0, expect.stringContaining('200 listings')]);
  const deadline = Date.now() + 50_000;
  while (!answers.has(200) && Date.now() < deadline) await wait(10);
  importing = false;
  await asking;
  expect([...answers]).toEqual([300, 200]);
  expect(await service.end('SIGTERM')).toBe(0);
});

test('a service serves the updates and retirements of another process', async () => {
  const service = await start(300);
  const file = path.join(folder(), 'cars.jsonl');
  const cars = [1, 2, 3].map((number) => ({
    ...{ VIN: `4T1G11AK5MU50000${number}`, Year: 2021, Make: 'Toyota', Model: 'Camry', 'Dealer Name': 'Lakeside' },
  }));
  writeFileSync(file, cars.map((car) => JSON.stringify(car)).join('\n'));
  const { code, out } = await inventory('update', file, '--mapping', 'homenet').done;
  expect([code, out]).toEqual([0, expect.stringContaining('3 added, 0 changed')]);
  await untilTotal(service.url, 303);
  expect((await inventory('retire', cars[0]!.VIN, cars[2]!.VIN).done).code).toBe(0);
  await untilTotal(service.url, 301);
  expect((await inventory('retire', 'nowhere').done).code).toBe(1);
  expect(await service.end('SIGTERM')).toBe(0);
});

test('an import that is killed leaves the old inventory, and the next one works', async () => {
  expect((await inventory('generate', '--listings', '100').done).code).toBe(0);
  const killed = inventory('generate', '--listings', '200000');
  await once(killed.child.stderr!, 'data');
  killed.child.kill('SIGKILL');
  await killed.done;

  const store = await openStore(folder());
  expect(await store.activeGeneration()).toMatchObject({ listings: 100 });
  expect((await inventory('generate', '--listings', '120').done).code).toBe(0);
  expect(await store.activeGeneration()).toMatchObject({ listings: 120 });
  const written = await store.db
    .selectFrom('listings')
    .select((listing) => listing.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // The new inventory and the one that it replaced; nothing of the killed one.
  expect(written.count).toBe(220);
  await store.close();
});

test('the command summarises the inventory, and prints its usage', async () => {
  expect((await inventory('stats').done).out).toContain('There is no inventory yet');
  await inventory('generate', '--listings', '60').done;
  expect((await inventory('stats').done).out).toMatch(/60 listings of \d+ owners, from generated, seed 1/);
  const wrong = await inventory('imporT').done;
  expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('There is no command imporT.')]);
  const absent = await inventory('import', '/nowhere.csv', '--mapping', 'dealer-csv').done;
  expect([absent.code, absent.error]).toEqual([1, expect.stringContaining('/nowhere.csv')]);
});

test('a second service on the same folder is refused, commands are not; after the first was killed another one starts', async () => {
  const first = await start(100);
  await expect(start(100)).rejects.toThrow(/Another marketplace runs on .* give this one a DATA_DIR of its own/);
  expect((await inventory('stats').done).code).toBe(0);
  expect(await total(first.url)).toBe(100);
  await first.end('SIGKILL');
  const second = await start(0);
  expect(await total(second.url)).toBe(100);
  expect(await second.end('SIGTERM')).toBe(0);
});
