import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@forecourt/brands';
import fc from 'fast-check';
import { builtFiles, hostileFiles, renumbered } from '../site/remote-files';
import type { Site } from '../site/site';
import type { Beside, Trial } from '../trial';
import { visit } from '../visit/page';
import { fine } from './composition/rows';

const paths = ['/cars-for-sale/all', '/cars-for-sale/new', '/cars-for-sale/all?maxPrice=30000'];
const changedRemote = 'mfe-showcase';
/** A remote that comes and goes. */
const guest = { remote: 'mfe-guest', fragments: { guest: fine } };
const readers = 6;
/** Deeds that find nothing to undo, or what they would do done, are refused and no fault. */
const refusals: readonly number[] = [409, 422];
const pauseMs = 120;

type Deed = (site: Site, brand: string, version: () => string) => Promise<number>;

/** What teams and brand owners do all day, each at once for a brand. */
const deeds: Readonly<Record<string, Deed>> = {
  async deploy({ registry, root }, brand, version) {
    const number = version();
    const published = await registry.publish(renumbered(builtFiles(`${root}/${changedRemote}/dist/fragment`), number));
    return published === 201
      ? registry.tryTo('POST', `/v1/channels/${brand}/${changedRemote}`, { version: number })
      : published;
  },
  async canary({ registry, root }, brand, version) {
    const number = version();
    const published = await registry.publish(renumbered(builtFiles(`${root}/${changedRemote}/dist/fragment`), number));
    const channel = `/v1/channels/${brand}/${changedRemote}`;
    return published === 201 ? registry.tryTo('POST', channel, { version: number, percent: 10 }) : published;
  },
  rollBack: ({ registry }, brand) => registry.tryToRollBack(brand, changedRemote),
  endCanary: ({ registry }, brand) => registry.tryTo('DELETE', `/v1/channels/${brand}/${changedRemote}/canary`),
  place: ({ registry }, brand) =>
    registry.tryTo('POST', `/v1/layouts/${brand}/results/place`, {
      remote: guest.remote,
      fragment: 'guest',
      region: 'main',
    }),
  unplace: ({ registry }, brand) => registry.tryTo('POST', `/v1/layouts/${brand}/results/unplace`, { slot: 'guest' }),
  rollBackLayout: ({ registry }, brand) => registry.tryTo('POST', `/v1/layouts/${brand}/results/rollback`),
  flags: ({ registry }, brand) =>
    registry.tryTo('PATCH', `/v1/flags/${brand}`, { values: { subscribeSearchAlerts: false } }),
  rollBackFlags: ({ registry }, brand) => registry.tryTo('POST', `/v1/flags/${brand}/rollback`),
};

/** Everything that a version of a page names, asked for as a browser does; then another search on the plan that the page began with. */
async function read(
  site: Site,
  host: string,
  path: string,
  ask: (target: string) => Promise<number>,
): Promise<string[]> {
  const page = await visit(site.url, host, path);
  if (page.status !== 200 || !page.isWhole) return [`${host}${path} was ${page.status}`];
  const failed = page.places
    .filter(({ outcome }) => outcome === 'fallback')
    .map(({ slot }) => `${slot} fell back on ${host}`);
  const files = new Set(page.html.match(/\/_shell\/(?:remotes|styles)\/[^"'\s\\]+/g) ?? []);
  const plan = /"plan":"([^"]+)"/.exec(page.html)?.[1];
  const view = new URLSearchParams({ url: '/cars-for-sale/all/toyota', needs: 'listing', plan: plan ?? '' });
  for (const target of [...files, `/_shell/view?${view}`]) {
    const status = await ask(target);
    if (status !== 200) failed.push(`${status} to ${target.split('?')[0]}`);
  }
  return failed;
}

async function whileDeploying(site: Site, { requests, freshVersion, haveAsked }: Beside): Promise<string[]> {
  const faults = new Map<string, number>();
  const fault = (text: string) => faults.set(text, (faults.get(text) ?? 0) + 1);
  const hosts = brands.map(({ id, hosts: [host = ''] }) => ({ id, host }));
  const version = freshVersion();
  if ((await site.registry.publish(hostileFiles(guest, version))) !== 201) return ['the guest was refused'];
  await site.registry.promote('*', guest.remote, version);

  let asked = 0;
  let isOver = false;
  const change = async () => {
    const turns = fc.sample(fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.constantFrom(...hosts)), {
      seed: requests,
      numRuns: 10_000,
    });
    for (const [name, { id }] of turns) {
      if (isOver) return;
      const status = await deeds[name]!(site, id, freshVersion);
      if (status >= 300 && !refusals.includes(status)) fault(`${name} was answered with ${status}`);
      await delay(pauseMs);
    }
  };
  const look = async (first: number) => {
    for (let at = first; asked < requests; at += 1) {
      const { host } = hosts[at % hosts.length]!;
      const ask = async (target: string) => {
        asked += 1;
        haveAsked();
        const answer = await fetch(site.url + target, { headers: { accept: '*/*' } });
        await answer.arrayBuffer();
        return answer.status;
      };
      asked += 1;
      haveAsked();
      for (const wrong of await read(site, host, paths[at % paths.length]!, ask)) fault(wrong);
    }
  };
  const changing = change();
  await Promise.all(Array.from({ length: readers }, (_, index) => look(index)));
  isOver = true;
  await changing;
  // What other trials find is as it was.
  for (const { id } of hosts) {
    await site.registry.tryTo('POST', `/v1/layouts/${id}/results/unplace`, { slot: 'guest' });
    await site.registry.tryTo('PATCH', `/v1/flags/${id}`, { values: { subscribeSearchAlerts: null } });
    await site.registry.tryTo('DELETE', `/v1/channels/${id}/${changedRemote}/canary`);
  }
  return [...faults].map(([text, times]) => `${text}, ${times} times`);
}

/** What everybody does all day, all at once. */
export const deployingTrials: readonly Trial[] = [
  {
    name: 'versions, places and flags change at random on every brand, while pages are read with all their files',
    ...{ room: 'registry', severity: 'high', bounds: { worstMs: 1000, healsWithinMs: 2000 } },
    remedy: 'a page keeps the plan that it began with; versions are ready before they are planned',
    attack: { kind: 'misuse', does: whileDeploying },
  },
];
