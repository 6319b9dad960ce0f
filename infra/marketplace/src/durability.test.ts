import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openStore } from './store/sql/store';
import { useFolder } from './testing/folder';
import { program, runInventory, type Service, startService } from './testing/programs';

// Processes take their time on a busy machine.
jest.setTimeout(600_000);

/** Number of rounds; `DURABILITY_ROUNDS=20` makes the test thorough. */
const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const folder = useFolder();

/** Number of vehicles of an inventory; all have one price, so that a mixture of two inventories would be found. */
const sizeOf = (version: number) => 1_000 + version;
const priceOf = (version: number) => 10_000 + version;
const vinOf = (at: number) => `4T1G11AK5MU5${String(at).padStart(5, '0')}`;

/** The stored price of each vehicle, by its VIN. */
type Prices = ReadonlyMap<string, number>;

const feedPrices = (version: number): Prices =>
  new Map(Array.from({ length: sizeOf(version) }, (_, at) => [vinOf(at), priceOf(version)]));

const TOKEN = 'the-token-of-this-test';
/** Of single listings, at once. */
const WRITERS = 3;
/** No feed has the vehicles from this one on. */
const FIRST_OTHER = 90_000;

function vehicleOf(vin: string) {
  const isOther = Number(vin.slice(-5)) >= FIRST_OTHER;
  return isOther ? { year: 2019, make: 'Honda', model: 'Accord' } : { year: 2021, make: 'Toyota', model: 'Camry' };
}

function writeFeed(version: number): string {
  const file = path.join(folder(), `${version}.csv`);
  // The comments make the file long enough for a step of progress every few rows.
  const comments = 'well kept '.repeat(60);
  const rows = Array.from({ length: sizeOf(version) }, (_, at) => {
    return [vinOf(at), 2021, 'Toyota', 'Camry', priceOf(version), `Dealer ${at % 50}`];
  });
  const lines = rows.map((cells) => [...cells, '60612', comments].join(','));
  writeFileSync(file, ['VIN,Year,Make,Model,Price,Dealer Name,Dealer Zip,Comments', ...lines].join('\n'));
  return file;
}
const importFeed = (file: string) =>
  runInventory(program('inventory'), ['import', file, '--mapping', 'homenet', '--data-dir', folder()]);

/** Writes of single listings in one round, by VIN: a price, or null for a retired one. */
class Writes {
  readonly acknowledged = new Map<string, number | null>();
  /** Under way: they may be found or not. */
  readonly open = new Map<string, number | null>();
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly round: number,
    private readonly onAcknowledged: () => void,
  ) {}

  /** Writes one listing after the other; ends when the service does. */
  async writeUntilTheEnd({ url }: Service, writer: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      // A vehicle of the feeds, then one that no feed has.
      const at = WRITERS * (turn % 5) + writer;
      const vin = turn % 2 === 0 ? vinOf(at) : vinOf(FIRST_OTHER + 100 * this.round + at);
      const price = 50_000 + 1_000 * this.round + turn;
      const id = this.ids.get(vin);
      const isAcknowledged =
        id !== undefined && turn % 3 === 2 && this.acknowledged.get(vin) !== null
          ? await this.retire(url, vin, id)
          : await this.write(url, vin, price);
      if (!isAcknowledged) return;
      this.onAcknowledged();
    }
  }

  /** Returns the expected content of the store, except pending writes; vehicles without writes are as `others` says. */
  on(others: Prices): Prices {
    const stored = new Map(others);
    for (const [vin, price] of this.acknowledged) {
      if (price === null) stored.delete(vin);
      else stored.set(vin, price);
    }
    return stored;
  }

  private async write(url: string, vin: string, price: number): Promise<boolean> {
    const body = JSON.stringify({ ...vehicleOf(vin), vin, price, sellerName: `Seller ${price % 7}`, zip: '60612' });
    const answer = await this.send(vin, price, `${url}/inventory/listings`, { method: 'POST', body });
    if (answer === null) return false;
    expect(answer).toEqual({ status: 200, text: expect.stringContaining('"id"') });
    this.ids.set(vin, (JSON.parse(answer.text) as { records: { id: string }[] }).records[0]!.id);
    return true;
  }

  private async retire(url: string, vin: string, id: string): Promise<boolean> {
    const answer = await this.send(vin, null, `${url}/inventory/listings/${id}`, { method: 'DELETE' });
    if (answer !== null) expect(answer).toEqual({ status: 204, text: '' });
    return answer !== null;
  }

  /** Null when the service ended before it answered. */
  private async send(vin: string, price: number | null, url: string, init: RequestInit) {
    this.open.set(vin, price);
    const headers = { Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json' };
    const answer = await fetch(url, { ...init, headers }).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => null,
    );
    if (answer === null) return null;
    this.acknowledged.set(vin, price);
    this.open.delete(vin);
    return answer;
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

async function look() {
  const store = await openStore(folder());
  const active = (await store.activeGeneration())!;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(store.db);
  const listings = await store.db
    .selectFrom('listings')
    .select(['vin', 'price'])
    .where('generation', '=', active.id)
    .execute();
  await store.close();
  return {
    version: Number(/^(\d+)\.csv$/.exec(active.source)?.[1]),
    integrity: rows[0]!.integrity_check,
    listings: active.listings,
    rows: listings.length,
    prices: new Map(listings.map(({ vin, price }) => [vin!, price!])) as Prices,
  };
}

/** Returns the index's counts of the inventory, and the counts expected from the stored listings. */
async function expectAgreement({ url }: Service, prices: Prices): Promise<void> {
  const questions: [string, (vin: string, price: number) => boolean][] = [
    ['', () => true],
    ['makeCode=HONDA', (vin) => vehicleOf(vin).make === 'Honda'],
    ['endYear=2020', (vin) => vehicleOf(vin).year <= 2020],
    ['maxPrice=20000', (_, price) => price <= 20_000],
    ['makeCode=TOYOTA&minPrice=50000', (vin, price) => vehicleOf(vin).make === 'Toyota' && price >= 50_000],
  ];
  for (const [query, fits] of questions) {
    const answer = await fetch(`${url}/rest/lsc/listing/count?${query}`);
    const expected = [...prices].filter(([vin, price]) => fits(vin, price)).length;
    expect([query, await answer.json()]).toEqual([query, { totalResultCount: expected }]);
  }
}

/** In most rounds the import is killed in the midst of it; in these it has just ended when the service is killed. */
const isLeftToEnd = (round: number) => round % 3 === 0;

test(`${ROUNDS} times both processes are killed while they write: acknowledged writes survive, and every inventory is complete`, async () => {
  expect((await importFeed(writeFeed(0)).done).code).toBe(0);
  let before = await look();
  let interrupted = 0;
  let written = 0;

  for (let round = 1; round <= ROUNDS; round += 1) {
    const service = await startService(program('main'), {
      ...{ DATA_DIR: folder(), LISTINGS: '0', MARKETPLACE_TOKEN: TOKEN },
    });
    await expectAgreement(service, before.prices);

    const importing = importFeed(writeFeed(round));
    // Its first progress shows that the import has begun: later writes must survive with it and without it.
    await progressOf(importing, 1);
    // Soon, so that the import has not ended; where it is left to end, there is time.
    const wrote = countdown(isLeftToEnd(round) ? 20 * WRITERS : WRITERS);
    const writes = new Writes(round, wrote.count);
    const writing = Array.from({ length: WRITERS }, (_, writer) => writes.writeUntilTheEnd(service, writer));
    // Until its last progress, when everything has been read, but not everything written.
    const signs = (round * 7) % 11;
    await Promise.all([isLeftToEnd(round) ? importing.done : progressOf(importing, signs), wrote.done]);
    importing.child.kill('SIGKILL');
    await service.end('SIGKILL');
    await Promise.all([importing.done, ...writing]);

    const found = await look();
    expect(found.integrity).toBe('ok');
    expect([before.version, round]).toContain(found.version);
    const expected = writes.on(found.version === round ? feedPrices(round) : before.prices);
    for (const [vin, price] of writes.open) {
      expect([expected.get(vin) ?? null, price]).toContain(found.prices.get(vin) ?? null);
    }
    const settled = (prices: Prices) => [...prices].filter(([vin]) => !writes.open.has(vin)).toSorted();
    expect(settled(found.prices)).toEqual(settled(expected));
    expect([found.rows, found.listings]).toEqual([found.prices.size, found.prices.size]);
    interrupted += found.version === round ? 0 : 1;
    written += writes.acknowledged.size;
    before = found;
  }

  // Most kills have to come before the end, or they would prove nothing of imports; some after it.
  expect(interrupted).toBeGreaterThanOrEqual(ROUNDS / 2);
  expect(interrupted).toBeLessThanOrEqual(ROUNDS - Math.floor(ROUNDS / 3));
  expect(written).toBeGreaterThanOrEqual(ROUNDS * WRITERS);
  expect((await importFeed(writeFeed(ROUNDS + 1)).done).code).toBe(0);
  const store = await openStore(folder());
  const generations = await store.db.selectFrom('generations').select('source').orderBy('id').execute();
  expect(generations).toEqual([{ source: `${before.version}.csv` }, { source: `${ROUNDS + 1}.csv` }]);
  await store.close();
});

/** Resolves after an event has happened a number of times. */
function countdown(times: number): { count: () => void; done: Promise<void> } {
  let left = times;
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const count = () => {
    left -= 1;
    if (left === 0) finish();
  };
  return { count, done };
}
