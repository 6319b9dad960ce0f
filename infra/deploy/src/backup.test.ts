import { execFile } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dayOf } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import { eventFile, eventFiles, eventsFolder } from '@forecourt/site-data';
import { eventually } from '../../accounts/src/testing/eventually';
import { Browser, signedIn } from '../../accounts/src/testing/people';
import { startTestServer as startAccounts } from '../../accounts/src/testing/server';
import { startFakeSmtp } from '../../accounts/src/testing/smtp';
import { makeReport } from '../../marketplace/src/report/make-report';
import { startTestServer as startMarketplace } from '../../marketplace/src/testing/server';
import { startTestRegistry } from '../../registry/src/testing/registry';
import { root } from './testing/documents';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: 'backup' | 'restore', ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, `infra/deploy/${script}.mjs`), ...args]);

const now = Date.now();
const eventOf = (number: number): MeasuredEvent => ({
  ...{
    event: `event-${String(number).padStart(16, '0')}`,
    type: 'impression',
    at: now,
    taken: now,
    placement: 'premium',
  },
  ...{ id: `listing-${number}`, owner: 'dealer-1', sponsored: true, brand: 'research', plan: '', on: 'results' },
});
function measure(data: string, count: number): void {
  mkdirSync(eventsFolder(data), { recursive: true });
  for (let number = 0; number < count; number += 1)
    appendFileSync(eventFile(eventsFolder(data), dayOf(now)), `${JSON.stringify(eventOf(number))}\n`);
}
const reportOf = (data: string) =>
  makeReport({ from: null, to: null, sponsored: true }, [eventFiles(eventsFolder(data))], {
    ownersOf: async () => new Map(),
    namesOf: async () => new Map(),
  });

/** Starts a site on a data folder. @param smtpUrl URL of a mail server; without one, emails are files */
async function startSite(data: string, smtpUrl?: string) {
  const registry = await startTestRegistry({}, join(data, 'registry'));
  const marketplace = await startMarketplace(data);
  const openid = { keys: join(data, 'accounts/openid-keys.json') };
  const accounts = await startAccounts(data, marketplace.url, smtpUrl, { openid });
  const close = async () => {
    await Promise.all([registry.close(), accounts.close()]);
    await marketplace.close();
  };
  return { registry, marketplace, accounts, close };
}
type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Returns the identity of a site: the keys by which push services and other sites know it, and its teams' choices. */
async function identityOf({ accounts, registry }: RunningSite, brand = 'maker') {
  const visitor = new Browser(accounts.url);
  const { jwks_uri = '' } = (await visitor.json('/account-api/oidc/.well-known/openid-configuration')) as {
    jwks_uri?: string;
  };
  const { channels } = await (await fetch(`${registry.url}/v1/channels`)).json();
  return {
    push: await visitor.json('/account-api/push-key'),
    signing: await visitor.json(new URL(jwks_uri).pathname),
    channels: channels[brand],
  };
}

const put = (data: string, path: string, text: string) => {
  mkdirSync(dirname(join(data, path)), { recursive: true });
  writeFileSync(join(data, path), text);
};

test('a site that is backed up while people use it, destroyed and restored is the same site', async () => {
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const smtp = await startFakeSmtp();
  let site = await startSite(data);
  const ann = await signedIn(site.accounts, data);
  await site.registry.publish('mfe-sample', '1.0.0');
  await site.registry.promote('maker', 'mfe-sample', '1.0.0');
  await site.close();
  measure(data, 100);
  put(data, 'content/campaigns/summer.json', '{}');
  put(data, 'marketplace-token', 'feeds:a-token');
  put(data, 'shell/snapshot.json', 'can be had again');
  await smtp.down();
  site = await startSite(data, smtp.url);
  const waiting = { emailAddress: 'carla@example.com', searchString: 'makeCode=TOYOTA' };
  expect((await site.accounts.post('/account-api/email-subscribe', waiting)).status).toBe(201);
  const identity = await identityOf(site);
  const report = await reportOf(data);

  let isUsed = true;
  const using = (async () => {
    for (let number = 1; isUsed; number += 1) {
      await site.accounts.post('/account-api/email-subscribe', { ...waiting, emailAddress: `p${number}@example.com` });
      await site.registry.publish('mfe-sample', `1.1.${number}`);
      await site.registry.promote('research', 'mfe-sample', `1.1.${number}`);
    }
  })();
  await run('backup', data, copy);
  isUsed = false;
  await using;
  await site.close();
  rmSync(data, { recursive: true });

  await run('restore', copy, data);
  expect(readdirSync(data)).not.toContain('shell');
  expect(existsSync(join(data, 'content/campaigns/summer.json'))).toBe(true);
  for (const path of ['accounts/push-keys.json', 'accounts/openid-keys.json', 'mail'])
    expect([path, statSync(join(data, path)).mode & 0o077]).toEqual([path, 0]);
  await smtp.up();
  site = await startSite(data, smtp.url);
  expect(await identityOf(site)).toEqual(identity);
  expect(await reportOf(data)).toEqual(report);
  const browser = new Browser(site.accounts.url);
  for (const [name, value] of ann.cookies) browser.cookies.set(name, value);
  expect(await browser.json('/account-api/visitor')).toMatchObject({ signedIn: true, email: 'ann@example.com' });
  await eventually(() => expect(smtp.messages.filter((message) => message.includes('To: carla@'))).toHaveLength(1));
  await site.close();
  await smtp.close();
});

test('an unfinished or changed backup is not restored, nor is one into a folder that is not empty', async () => {
  const [data, copy, other] = ['data', 'copy', 'other'].map((name) => join(folder, name)) as [string, string, string];
  measure(data, 10);
  put(data, 'promoted-by-start.json', '{}');
  await run('backup', data, copy);
  await expect(run('restore', copy, data)).rejects.toThrow(/is not empty. Stop the programs/);
  put(copy, 'promoted-by-start.json', '{"cut');
  await expect(run('restore', copy, other)).rejects.toThrow(/has changed: promoted-by-start.json/);
  expect(existsSync(other)).toBe(false);
  rmSync(join(copy, 'backup.json'));
  await expect(run('restore', copy, other)).rejects.toThrow(/not finished/);
});
