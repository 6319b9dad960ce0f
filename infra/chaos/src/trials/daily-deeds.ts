/** Daily actions of teams and brand owners: deploy, start canaries, place, change flags, roll back. */
import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@forecourt/brands';
import fc from 'fast-check';
import { builtFiles, hostileFiles, renumbered } from '../site/remote-files';
import type { Site } from '../site/site';
import type { Beside } from '../trial';
import { fine } from './composition/rows';

const changedRemote = 'mfe-showcase';
/** A remote that is placed and removed. */
const guest = { remote: 'mfe-guest', slot: 'guest', fragments: { guest: fine } };
/** Statuses of actions without effect, which are no faults. */
const refusals: readonly number[] = [409, 422];
const pauseMs = 120;
const mostDeeds = 10_000;

type Deed = (site: Site, brand: string, version: () => string) => Promise<number>;

/** The actions, each for one brand. */
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
      fragment: guest.slot,
      region: 'main',
    }),
  unplace: ({ registry }, brand) =>
    registry.tryTo('POST', `/v1/layouts/${brand}/results/unplace`, { slot: guest.slot }),
  rollBackLayout: ({ registry }, brand) => registry.tryTo('POST', `/v1/layouts/${brand}/results/rollback`),
  flags: ({ registry }, brand) =>
    registry.tryTo('PATCH', `/v1/flags/${brand}`, { values: { subscribeSearchAlerts: false } }),
  rollBackFlags: ({ registry }, brand) => registry.tryTo('POST', `/v1/flags/${brand}/rollback`),
};

/** The brands with their host names. */
export const hosts = brands.map(({ id, hosts: [host = ''] }) => ({ id, host }));

/** Collects faults by kind, with counts. */
export class Faults {
  private readonly counts = new Map<string, number>();

  add(text: string): void {
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
  }

  told(): string[] {
    return [...this.counts].map(([text, times]) => `${text}, ${times} times`);
  }
}

/** Runs random actions in sequence beside the work, then restores the site. */
export async function whileTeamsWork(
  site: Site,
  { requests, freshVersion }: Beside,
  faults: Faults,
  work: () => Promise<unknown>,
): Promise<void> {
  const version = freshVersion();
  const published = await site.registry.publish(hostileFiles(guest, version));
  if (published !== 201) throw new Error(`The registry answered ${published} to the guest.`);
  await site.registry.promote('*', guest.remote, version);
  let isOver = false;
  const change = async () => {
    const turns = fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.constantFrom(...hosts));
    for (const [name, { id }] of fc.sample(turns, { seed: requests, numRuns: mostDeeds })) {
      if (isOver) return;
      const status = await deeds[name]!(site, id, freshVersion);
      if (status >= 300 && !refusals.includes(status)) faults.add(`${name} was answered with ${status}`);
      await delay(pauseMs);
    }
  };
  const changing = change();
  try {
    await work();
  } finally {
    isOver = true;
    await changing;
    for (const { id } of hosts) {
      await site.registry.tryTo('POST', `/v1/layouts/${id}/results/unplace`, { slot: guest.slot });
      await site.registry.tryTo('PATCH', `/v1/flags/${id}`, { values: { subscribeSearchAlerts: null } });
      await site.registry.tryTo('DELETE', `/v1/channels/${id}/${changedRemote}/canary`);
    }
  }
}
