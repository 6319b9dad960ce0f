import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { openDatabase } from './store/database';
import { useFolder } from './testing/folder';
import { type FakeMarketplace, startFakeMarketplace } from './testing/server';

const workspace = join(__dirname, '..');
const rounds = 4;

const folder = useFolder();
let marketplace: FakeMarketplace;
let built: string;
beforeAll(async () => {
  marketplace = await startFakeMarketplace();
  mkdirSync(join(workspace, '.cache'), { recursive: true });
  built = mkdtempSync(join(workspace, '.cache/program-'));
  const build = join(workspace, '../workspace/build-node.mjs');
  await promisify(execFile)(process.execPath, [build, join(workspace, 'src/main.ts')], { cwd: built });
});
afterAll(() => {
  marketplace.close();
  rmSync(built, { recursive: true, force: true });
});

async function startProgram(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(built, 'dist/main.js')], {
    env: { PATH: process.env.PATH, ACCOUNTS_PORT: '0', DATA_DIR: folder(), MARKETPLACE_URL: marketplace.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const { url } = JSON.parse(line) as { url?: string };
    if (url !== undefined) return { url, child };
  }
  throw new Error('The service ended before it was ready.');
}

/** Subscribes one address after the other; ends when the service does. */
async function subscribeUntilTheEnd(url: string, name: string, onAcknowledged: (email: string) => void) {
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

test('R61 the service is killed while it writes, several times: what was acknowledged is there, for its own user alone', async () => {
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const { url, child } = await startProgram();
    const exit = once(child, 'exit');
    const least = acknowledged.length + 5 * round;
    const subscribers = [1, 2, 3].map((number) =>
      subscribeUntilTheEnd(url, `r${round}-${number}`, (email) => {
        acknowledged.push(email);
        if (acknowledged.length === least) child.kill('SIGKILL');
      }),
    );
    await Promise.all([exit, ...subscribers]);
  }
  const db = await openDatabase(join(folder(), 'accounts'), '');
  for (const file of ['accounts', 'accounts/accounts.sqlite', 'accounts/accounts.sqlite-wal'])
    expect([file, statSync(join(folder(), file)).mode & 0o077]).toEqual([file, 0]);
  const emails = new Set((await db.selectFrom('subscriptions').select('email').execute()).map(({ email }) => email));
  await db.destroy();
  expect(acknowledged.length).toBeGreaterThanOrEqual(50);
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
});
