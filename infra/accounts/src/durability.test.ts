import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openTestDatabase } from './testing/database';
import { eventually } from './testing/eventually';
import { useFolder } from './testing/folder';
import { useProgram } from './testing/program';
import { type FakeMarketplace, startFakeMarketplace } from './testing/server';

/** Number of kills of each test; `DURABILITY_ROUNDS=20` makes them thorough. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 2);

const folder = useFolder();
const program = useProgram();
let marketplace: FakeMarketplace;
beforeAll(async () => {
  marketplace = await startFakeMarketplace();
});
afterAll(() => marketplace.close());

const startProgram = () => program.start({ DATA_DIR: folder(), MARKETPLACE_URL: marketplace.url });

/** Sends a request for one address after the other until the service ends. */
async function sendUntilTheEnd(
  target: string,
  fieldsOf: (email: string) => object,
  name: string,
  onAcknowledged: (email: string) => void,
) {
  for (let count = 0; ; count += 1) {
    const email = `${name}-${count}@example.com`;
    const status = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fieldsOf(email)),
    }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === null) return;
    expect(status).toBe(201);
    onAcknowledged(email);
  }
}

/** Starts the service and kills it while three clients write to it, several times. @returns the addresses whose writes were acknowledged */
async function killedWhileWriting(path: string, fieldsOf: (email: string) => object): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { url, child } = await startProgram();
    const exit = once(child, 'exit');
    const least = acknowledged.length + 20 * round;
    const senders = [1, 2, 3].map((number) =>
      sendUntilTheEnd(url + path, fieldsOf, `r${round}-${number}`, (email) => {
        acknowledged.push(email);
        if (acknowledged.length === least) child.kill('SIGKILL');
      }),
    );
    await Promise.all([exit, ...senders]);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  return acknowledged;
}

test('R61 every acknowledged write survives kills of the service while it writes, in files that only its own user can read', async () => {
  const acknowledged = await killedWhileWriting('/account-api/email-subscribe', (emailAddress) => ({
    ...{ emailAddress, searchString: 'makeCode=TOYOTA' },
  }));
  const db = await openTestDatabase(folder());
  for (const file of ['accounts', 'accounts/accounts.sqlite', 'accounts/accounts.sqlite-wal'])
    expect([file, statSync(join(folder(), file)).mode & 0o077]).toEqual([file, 0]);
  const emails = new Set((await db.selectFrom('subscriptions').select('email').execute()).map(({ email }) => email));
  await db.destroy();
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
});

test('R63 each acknowledged message to a seller is stored and is mailed, once', async () => {
  const acknowledged = await killedWhileWriting('/account-api/email-owner', (fromEmailAddress) => ({
    ...{ fromEmailAddress, listingId: 'L1', firstName: 'Ann', lastName: 'Lee' },
  }));
  const { child } = await startProgram();
  const exit = once(child, 'exit');
  const db = await openTestDatabase(folder());
  const leads = await db.selectFrom('leads').select('email').execute();
  await eventually(async () => {
    const waiting = await db.selectFrom('mails').select('id').where('sentAt', 'is', null).execute();
    expect(waiting).toEqual([]);
  });
  await db.destroy();
  child.kill('SIGKILL');
  await exit;
  const emails = leads.map(({ email }) => email);
  expect(new Set(emails).size).toBe(emails.length);
  expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
  const messages = readdirSync(join(folder(), 'mail')).filter((file) => file.endsWith('.eml'));
  expect(messages).toHaveLength(leads.length);
});

test('a second service on the same folder is refused and changes nothing; after the first was killed another one starts', async () => {
  const first = await startProgram();
  const save = (emailAddress: string, url: string) =>
    fetch(`${url}/account-api/email-subscribe`, {
      ...{ method: 'POST', headers: { 'Content-Type': 'application/json' } },
      body: JSON.stringify({ emailAddress, searchString: 'makeCode=TOYOTA' }),
    });
  await expect(startProgram()).rejects.toThrow('ended before it was ready');
  expect((await save('ann@example.com', first.url)).status).toBe(201);
  const exit = once(first.child, 'exit');
  first.child.kill('SIGKILL');
  await exit;
  const { url, child } = await startProgram();
  expect((await save('bob@example.com', url)).status).toBe(201);
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await end).toEqual([0, null]);
});
