import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { startTestServer as startAccounts } from '../../accounts/src/testing/server';
import { startTestServer as startMarketplace } from '../../marketplace/src/testing/server';
import { startTestRegistry } from '../../registry/src/testing/registry';
import { root } from './testing/documents';
import { type RunningPrograms, startPrograms } from './testing/programs';

const operating = readFileSync(join(root, 'docs/operating.md'), 'utf8');
/** Commands of the document's blocks, but those that are marked as for a cluster, or for containers. */
const commands = [...operating.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);

let data: string;
let running: RunningPrograms;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'forecourt-commands-'));
  running = await startPrograms();
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});

/** What runs a command of the document, by how it begins. */
const runners: Readonly<Record<string, (command: string) => Promise<void>>> = {
  async 'npm start'() {
    // The browser tests start the site by it, from empty.
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(scripts.start).toBe('node infra/workspace/start.mjs');
    expect(readFileSync(join(root, 'infra/e2e/serve.mjs'), 'utf8')).toContain("import('../workspace/start.mjs')");
  },
  async 'curl -s localhost:3000/'(command) {
    const path = command.slice('curl -s localhost:3000'.length);
    expect((await fetch(running.url('shell/dist/main.js', 'operations') + path)).status).toBe(200);
  },
  async 'node infra/deploy/backup.mjs .data backup'(command) {
    const [program = '', script = ''] = command.split(' ');
    const copy = join(data, 'backup');
    const origin = join(data, '.data');
    const registry = await startTestRegistry({}, join(origin, 'registry'));
    const marketplace = await startMarketplace(origin);
    const accounts = await startAccounts(origin, marketplace.url);
    await registry.publish('mfe-sample', '1.0.0');
    await registry.promote('maker', 'mfe-sample', '1.0.0');
    const search = {
      emailAddress: 'ann@example.com',
      searchString: 'makeCode=TOYOTA',
      title: 'Toyotas',
      brand: 'research',
    };
    expect((await accounts.post('/account-api/email-subscribe', search)).status).toBe(201);
    expect(program).toBe('node');
    // The programs run on.
    execFileSync(process.execPath, [join(root, script), origin, copy], { stdio: 'pipe' });
    const served = async ({ url }: { url: string }) => (await fetch(`${url}/v1/channels`)).json();
    const health = async ({ url }: { url: string }) => (await fetch(`${url}/healthz`)).json();
    const [channels, inventory] = [await served(registry), await health(marketplace)];
    await Promise.all([registry.close(), accounts.close()]);
    await marketplace.close();

    const restored = await startTestRegistry({}, join(copy, 'registry'));
    expect(await served(restored)).toEqual(channels);
    expect((await fetch(`${restored.url}/files/mfe-sample/1.0.0/server.js`)).status).toBe(200);
    const listings = await startMarketplace(copy, 0);
    expect(await health(listings)).toMatchObject({ listings: inventory.listings });
    await Promise.all([restored.close(), listings.close()]);
    const people = new Database(join(copy, 'accounts/accounts.sqlite'), { readonly: true });
    expect(people.prepare('select count(*) as kept from subscriptions').get()).toMatchObject({ kept: 1 });
    people.close();
  },
};

test('there are commands', () => {
  expect(commands.length).toBeGreaterThan(3);
});

test.each(commands)('%s', async (command) => {
  const [, run] = Object.entries(runners).find(([begin]) => command.startsWith(begin)) ?? [];
  if (run === undefined) throw new Error(`Nothing here runs "${command}". Run it, or mark its block as for a cluster.`);
  await run(command);
});

test('commands of teams that the document names are there', () => {
  const named = [...operating.matchAll(/`npm run fragment -- ([a-z-]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !existsSync(join(root, `packages/fragment-cli/src/commands/${name}.ts`)))).toEqual([]);
});
