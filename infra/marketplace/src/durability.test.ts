import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from './store/database';
import { activeGeneration } from './store/inventory';
import type { Database } from './store/schema';
import { useFolder } from './testing/folder';
import { buildPrograms, type Programs, runInventory, type Service, startService } from './testing/programs';

// Forty processes take their time on a busy machine.
jest.setTimeout(300_000);

const ROUNDS = 20;
const folder = useFolder();
let programs: Programs;
beforeAll(async () => {
  programs = await buildPrograms();
});
afterAll(() => programs.remove());

/** Of version n: so many vehicles, all at one price, so that a mixture of two versions would show. */
const sizeOf = (version: number) => 1_000 + version;
const priceOf = (version: number) => 10_000 + version;

function writeFeed(version: number): string {
  const file = path.join(folder(), `${version}.csv`);
  // The comments make the file long enough for a step of progress every few rows.
  const comments = 'well kept '.repeat(60);
  const rows = Array.from({ length: sizeOf(version) }, (_, at) => [
    `4T1G11AK5MU5${String(at).padStart(5, '0')}`,
    2021,
    'Toyota',
    'Camry',
    priceOf(version),
    `Dealer ${at % 50}`,
  ]);
  const lines = rows.map((cells) => [...cells, '60612', comments].join(','));
  writeFileSync(file, ['VIN,Year,Make,Model,Price,Dealer Name,Dealer Zip,Comments', ...lines].join('\n'));
  return file;
}
const importFeed = (file: string) =>
  runInventory(programs.path('inventory'), ['import', file, '--mapping', 'homenet', '--data-dir', folder()]);

/** Subscribes one address after the other; ends when the service does. */
async function subscribeUntilTheEnd({ url }: Service, name: string, onAcknowledged: (email: string) => void) {
  for (let count = 0; ; count += 1) {
    const email = `${name}-${count}@example.com`;
    const status = await fetch(`${url}/account-api/email-subscribe`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ emailAddress: email, searchString: 'makeCode=TOYOTA' }),
    }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === null) return;
    expect(status).toBe(201);
    onAcknowledged(email);
  }
}

/** Resolves at the n-th sign of progress of an import, or at its end. */
function progressOf({ child, done }: ReturnType<typeof importFeed>, signs: number): Promise<unknown> {
  let seen = 0;
  const reached = new Promise<void>((resolve) => {
    child.stderr!.on('data', (data) => {
      seen += String(data).split('%').length - 1;
      if (seen >= signs) resolve();
    });
  });
  return Promise.race([reached, done]);
}

async function look(db: Kysely<Database>) {
  const active = (await activeGeneration(db))!;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { count, least, most } = await db
    .selectFrom('listings')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('price').as('least'), fn.max('price').as('most')])
    .where('generation', '=', active.id)
    .executeTakeFirstOrThrow();
  const subscriptions = await db.selectFrom('subscriptions').select('email').execute();
  return {
    version: Number(/^(\d+)\.csv$/.exec(active.source)?.[1]),
    integrity: rows[0]!.integrity_check,
    ...{ count, least, most },
    emails: new Set(subscriptions.map(({ email }) => email)),
  };
}

test('R61 twenty times both processes are killed while they write: what was acknowledged is there, no inventory is half', async () => {
  expect((await importFeed(writeFeed(0)).done).code).toBe(0);
  const acknowledged: string[] = [];
  let version = 0;
  let interrupted = 0;

  for (let round = 1; round <= ROUNDS; round += 1) {
    const service = await startService(programs.path('main'), { DATA_DIR: folder(), LISTINGS: '0' });
    const total = async (query: string) => {
      const answer = await fetch(`${service.url}/rest/lsc/listing/count?${query}`);
      return ((await answer.json()) as { totalResultCount: number }).totalResultCount;
    };
    const price = priceOf(version);
    expect([await total(''), await total(`minPrice=${price}&maxPrice=${price}`)]).toEqual([
      sizeOf(version),
      sizeOf(version),
    ]);

    let stored = 0;
    let enough = () => {};
    const wrote = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const onAcknowledged = (email: string) => {
      acknowledged.push(email);
      stored += 1;
      if (stored === round * 2) enough();
    };
    const subscribers = [1, 2, 3].map((number) => subscribeUntilTheEnd(service, `r${round}-${number}`, onAcknowledged));
    const importing = importFeed(writeFeed(round));
    // From the first sign of progress to the last one, which comes when all is read and not yet all written.
    await Promise.all([progressOf(importing, 1 + ((round * 7) % 11)), wrote]);
    importing.child.kill('SIGKILL');
    await service.end('SIGKILL');
    await Promise.all([importing.done, ...subscribers]);

    const db = await openDatabase(folder());
    const found = await look(db);
    await db.destroy();
    expect(found).toMatchObject({ integrity: 'ok', least: priceOf(found.version), most: priceOf(found.version) });
    expect(found.count).toBe(sizeOf(found.version));
    expect([version, round]).toContain(found.version);
    expect(acknowledged.filter((email) => !found.emails.has(email))).toEqual([]);
    interrupted += found.version === round ? 0 : 1;
    version = found.version;
  }

  // Most kills have to come before the end, or they would prove nothing of imports.
  expect(interrupted).toBeGreaterThanOrEqual(ROUNDS / 2);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * (ROUNDS + 1));
  expect((await importFeed(writeFeed(ROUNDS + 1)).done).code).toBe(0);
  const db = await openDatabase(folder());
  const generations = await db.selectFrom('generations').select('source').orderBy('id').execute();
  expect(generations).toEqual([{ source: `${version}.csv` }, { source: `${ROUNDS + 1}.csv` }]);
  await db.destroy();
});
