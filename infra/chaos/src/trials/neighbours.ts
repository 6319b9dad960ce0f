import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { hostileFiles } from '../site/remote-files';
import { inventoryToken } from '../site/site';
import type { Bounds, Trial } from '../trial';
import { fine } from './composition/rows';

const bounds: Bounds = { worstMs: 1000, healsWithinMs: 2000 };
const ads = { remote: 'mfe-ads', fragments: { 'footer-banner': fine, 'grid-ad': fine } };
const filters = { remote: 'mfe-filters', fragments: { filters: fine } };

/** Returns the n-th car of a dealer, as a feed's row or a record. */
const record = (at: number) => ({
  ...{ stockNumber: `S${at}`, year: 2021, make: 'Toyota', model: 'Camry', price: 21_500 + at, mileage: 31_500 },
  ...{ sellerName: 'Lakeside Motors', zip: '60601', exteriorColor: 'Black' },
});

/** Saves a search from a client address of this machine. @returns the status */
function subscribe(site: string, fields: object, localAddress = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${site.replace('localhost', '127.0.0.1')}/account-api/email-subscribe`,
      {
        ...{ method: 'POST', localAddress, agent: false },
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(fields));
  });
}

/** Attacks by users with few permissions, and by strangers, on others. */
export const neighbourTrials: readonly Trial[] = [
  {
    name: 'a team’s token is used to change another team’s remote',
    ...{ room: 'registry', severity: 'medium', bounds, fast: true },
    remedy: 'a token is limited to remotes, brands and permissions',
    attack: {
      kind: 'misuse',
      async does({ registry }, { brand, freshVersion, haveSeen }) {
        const version = freshVersion();
        await registry.publish(hostileFiles(filters, version));
        const team = await registry.tokenFor(ads.remote, `ads-${version.replaceAll('.', '-')}`);
        const answers = {
          publish: await team.publish(hostileFiles(filters, freshVersion())),
          promote: await team.tryToPromote(brand, filters.remote, version),
          rollback: await team.tryToRollBack(brand, filters.remote),
        };
        await haveSeen(4);
        return Object.entries(answers).flatMap(([deed, status]) => (status === 403 ? [] : [`${deed}: ${status}`]));
      },
    },
  },
  {
    name: 'files of a version that no brand serves are requested',
    ...{ room: 'shell', severity: 'medium', bounds, fast: true },
    remedy: 'files of planned versions are served, server code of none',
    attack: {
      kind: 'misuse',
      async does({ registry, url }, { freshVersion, haveSeen }) {
        const version = freshVersion();
        await registry.publish(hostileFiles(ads, version));
        const found: string[] = [];
        for (const file of ['server.js', 'remoteEntry.js', 'manifest.json']) {
          const { status } = await fetch(`${url}/_shell/remotes/${ads.remote}/${version}/${file}`);
          if (status !== 404) found.push(`${file}: ${status}`);
        }
        await haveSeen(4);
        return found;
      },
    },
  },
  {
    name: 'eight clients are the first to request a large file',
    ...{ room: 'shell', severity: 'medium', bounds },
    remedy: 'a file is compressed once, for all clients that request it',
    attack: {
      kind: 'misuse',
      async does({ registry, url }, { brand, freshVersion, haveSeen }) {
        const version = freshVersion();
        // As large as a file may be, and as slow to compress as what the registry takes can be.
        const text = `/* ${randomBytes(200_000).toString('hex')} */`.repeat(12);
        const files = hostileFiles({ ...ads, files: { 'remoteEntry.js': text } }, version);
        const status = await registry.publish(files);
        if (status !== 201) return [`it could not be published: ${status}`];
        await registry.promote(brand, ads.remote, version);
        const file = `${url}/_shell/remotes/${ads.remote}/${version}/remoteEntry.js`;
        const isThere = await eventually(async () => (await fetch(file, { method: 'HEAD' })).ok);
        const begun = performance.now();
        const get = async () => (await fetch(file, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
        await Promise.all(Array.from({ length: 8 }, get));
        const took = performance.now() - begun;
        await registry.rollBack(brand, ads.remote, false);
        await haveSeen(4);
        return isThere && took < 8000 ? [] : [`they waited ${Math.round(took)} ms`];
      },
    },
  },
  {
    name: 'the marketplace is down, and the shell’s health is checked',
    ...{ room: 'shell', severity: 'medium', bounds: { mayLose: true, worstMs: 15_000, healsWithinMs: 12_000 } },
    remedy: 'a metric names the upstream; the shell stays in rotation, because no other instance would do better',
    attack: {
      kind: 'misuse',
      async does({ programs: { marketplace }, url }) {
        await marketplace.end('SIGKILL');
        const isReported = await eventually(async () =>
          /^forecourt_upstream_up\{[^}]*marketplace[^}]*\} 0$/m.test(await (await fetch(`${url}/metrics`)).text()),
        );
        const { ok } = await fetch(`${url}/healthz`);
        await marketplace.start();
        return [
          ...(isReported ? [] : ['no metric says so']),
          ...(ok ? [] : ['the shell left the rotation with all others']),
        ];
      },
    },
  },
  {
    name: 'a record of which every text is 80,000 times "&lt;"',
    ...{ room: 'marketplace', severity: 'medium', bounds },
    remedy: 'texts are cut before they are cleaned, in time that grows with their length',
    attack: {
      kind: 'misuse',
      async does({ programs: { marketplace } }, { haveSeen }) {
        const text = '<'.repeat(80_000);
        const texts = { trim: text, engine: text, sellerName: text, street: text, exteriorColor: text };
        const begun = performance.now();
        await fetch(`${marketplace.url}/inventory/listings`, {
          method: 'POST',
          headers: { authorization: `Bearer ${inventoryToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ ...record(1), ...texts }),
        });
        const took = performance.now() - begun;
        await haveSeen(8);
        return took < 1000 ? [] : [`it took ${Math.round(took)} ms`];
      },
    },
  },
  {
    name: 'a feed is cut to a tenth',
    ...{ room: 'marketplace', severity: 'medium', bounds },
    remedy: 'an import that would retire more than 30 % asks first',
    attack: {
      kind: 'misuse',
      async does({ root }, { haveSeen }) {
        const folder = await mkdtemp(join(tmpdir(), 'forecourt-chaos-feed-'));
        const fields = Object.keys(record(0));
        await writeFile(
          join(folder, 'mapping.json'),
          JSON.stringify({ fields: Object.fromEntries(fields.map((field) => [field, field])) }),
        );
        const take = async (rows: number) => {
          const lines = [fields, ...Array.from({ length: rows }, (_, at) => Object.values(record(at)))];
          await writeFile(join(folder, 'feed.csv'), lines.map((cells) => cells.join(',')).join('\n'));
          const places = ['--mapping', join(folder, 'mapping.json'), '--data-dir', folder];
          return runProgram(join(root, 'infra/marketplace/dist/inventory.js'), [
            ...['import', join(folder, 'feed.csv')],
            ...places,
          ]);
        };
        const [whole, cut] = [await take(100), await take(10)];
        await rm(folder, { recursive: true });
        await haveSeen(4);
        return whole.code === 0 && cut.code !== 0 && cut.output.includes('--shrink')
          ? []
          : [`the whole feed ended with ${whole.code}, the cut one with ${cut.code}: ${cut.output.slice(-200)}`];
      },
    },
  },
  {
    name: 'one client saves a thousand searches',
    ...{ room: 'marketplace', severity: 'medium', bounds, fast: true },
    remedy: 'one address may send a limited number a minute',
    attack: {
      kind: 'misuse',
      async does({ url }, { haveSeen, requests }) {
        const count = Math.max(60, Math.min(1000, requests));
        let stored = 0;
        for (let at = 0; at < count; at += 1) {
          const status = await subscribe(url, { emailAddress: `robot${at}@example.com` });
          if (status === 201) stored += 1;
        }
        await haveSeen(4);
        return stored <= 30 ? [] : [`${stored} of ${count} were stored`];
      },
    },
  },
  {
    name: 'a stranger takes both places of an address',
    ...{ room: 'marketplace', severity: 'medium', bounds, fast: true },
    remedy: 'an unconfirmed search uses up nobody else’s limit',
    attack: {
      kind: 'misuse',
      async does({ url }, { haveSeen, freshVersion }) {
        const emailAddress = `ann-${freshVersion()}@example.com`;
        const save = (searchString: string, from: string) => subscribe(url, { emailAddress, searchString }, from);
        for (const make of ['TOYOTA', 'HONDA']) await save(`makeCode=${make}`, '127.0.0.2');
        const status = await save('makeCode=FORD', '127.0.0.3');
        await haveSeen(4);
        return status === 201 ? [] : [`who the address belongs to was answered ${status}`];
      },
    },
  },
];

function runProgram(script: string, args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1, output: stdout + stderr }),
    );
  });
}
