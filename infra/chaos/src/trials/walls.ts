import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@forecourt/brands';
import { builtFiles, hostileFiles, renumbered } from '../site/remote-files';
import type { Site } from '../site/site';
import type { Beside, Bounds, Trial } from '../trial';
import { visit } from '../visit/page';

/** Tests take the processors, too. */
const bounds: Bounds = { worstMs: 25_000, healsWithinMs: 20_000, mayBeLate: true };
const patienceMs = 90_000;
const telling = 'mfe-filters';
const rolledBack = 'mfe-showcase';

/** A test of the tree at its full size. @returns what it complained of */
function inFull(root: string, file: string, environment: Readonly<Record<string, string>>): Promise<string[]> {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const env = { ...process.env, ...environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [jest, '--testTimeout=3600000', file],
      { cwd: root, env, maxBuffer: 2 ** 26 },
      (error, _out, said) => resolve(error === null ? [] : [said.slice(-2000)]),
    );
  });
}

/** What was kept while a version was there that is rolled back has to be made anew, other teams' HTML, too. */
async function poisonCaches(site: Site, { brand, freshVersion, haveAsked }: Beside): Promise<string[]> {
  const [host = ''] = brands.find(({ id }) => id === brand)?.hosts ?? [];
  const told = hostileFiles(
    { remote: telling, fragments: { filters: "return h('p', null, 'made ' + Math.random());" } },
    freshVersion(),
  );
  const suspect = freshVersion();
  const { registry } = site;
  return site.withShell({}, async (keeping) => {
    const look = async () => {
      haveAsked();
      const { html } = await visit(keeping, host, '/cars-for-sale/all');
      return {
        made: /made ([\d.e-]+)/.exec(html)?.[1],
        isSuspect: html.includes(`${rolledBack}/${suspect}`) || html.includes(`data-version="${suspect}"`),
      };
    };
    const until = async (isSo: (seen: Awaited<ReturnType<typeof look>>) => boolean) => {
      const end = Date.now() + patienceMs;
      for (let seen = await look(); Date.now() < end; seen = await look()) {
        if (isSo(seen)) return seen;
        await delay(100);
      }
      return null;
    };
    let last: string | undefined;
    const isKept = ({ made }: { made?: string | undefined }) => {
      const same = made !== undefined && made === last;
      last = made;
      return same;
    };
    await registry.publish(told);
    const { version } = JSON.parse(told.get('manifest.json')!.toString()) as { version: string };
    await registry.promote(brand, telling, version);
    await registry.publish(renumbered(builtFiles(join(site.root, rolledBack, 'dist/fragment')), suspect));
    await registry.promote(brand, rolledBack, suspect);
    try {
      const there = await until(({ isSuspect }) => isSuspect);
      const kept = await until(isKept);
      await registry.rollBack(brand, rolledBack, false);
      const anew = await until(({ made, isSuspect }) => !isSuspect && made !== undefined && made !== kept?.made);
      return [
        ...(there === null ? ['the version was never served'] : []),
        ...(kept === null ? ['nothing was kept'] : []),
        ...(anew === null ? ['what was kept stayed after the version was rolled back'] : []),
      ];
    } finally {
      await registry.rollBack(brand, telling, false);
    }
  });
}

/** Ways out of a realm, out of a slot, and into what is kept. */
export const wallTrials: readonly Trial[] = [
  {
    name: 'a realm is walked for ways out of it, 2,000 times',
    ...{ room: 'composition', severity: 'critical', bounds },
    remedy: 'stacks and imports are handled in an empty realm',
    attack: {
      kind: 'misuse',
      does: ({ root }) => inFull(root, 'packages/renderer/src/program/realm.test.ts', { REALM_WALKS: '2000' }),
    },
  },
  {
    name: 'a parser is given 1,000,000 texts that might leave their slot',
    ...{ room: 'composition', severity: 'high', bounds },
    remedy: 'markup that a parser would move out of its slot is refused',
    attack: {
      kind: 'misuse',
      does: ({ root }) => inFull(root, 'packages/contracts/src/remote/markup.test.ts', { PROPERTY_RUNS: '1000000' }),
    },
  },
  {
    name: 'caches are poisoned by a version that is rolled back',
    ...{ room: 'composition', severity: 'critical', bounds },
    remedy: 'everything cached while it was served is discarded, and renderers that had loaded it are replaced',
    attack: { kind: 'misuse', does: poisonCaches, feeds: telling },
  },
];
