import { setTimeout as delay } from 'node:timers/promises';
import fc from 'fast-check';
import { hostileFiles } from '../site/remote-files';
import type { Attack } from '../trial';
import type { Visitors } from '../visit/visitors';
import type { Arena } from './arena';
import { HeldConnections } from './held-connections';
import { sendAsks } from './strangers';

/** An attack's own result, besides the visitors' observations. */
export interface Done {
  requests: number;
  faults: readonly string[];
}

type Of<Kind extends Attack['kind']> = Extract<Attack, { kind: Kind }>;
/** Prepares an attack. Visitors' times are measured in this process, so this is done before they arrive; the returned function runs the attack beside them. */
type Does<Kind extends Attack['kind']> = (attack: Of<Kind>, arena: Arena) => (visitors: Visitors) => Promise<Done>;

/** The brand for hostile versions: the last one, so that the first is not special. */
export const attackedBrand = ({ known }: Arena): string => known.at(-1)!.brand;

const requests: Does<'requests'> = ({ asks, atOnce, mayFail = [], forbidden }, arena) => {
  const { site, requests: count, seed } = arena;
  const all = fc.sample(asks, { seed, numRuns: count });
  return async () => ({
    requests: count,
    faults: await sendAsks(site.url, { asks: all, atOnce, mayFail, forbidden }),
  });
};

const deployment: Does<'deployment'> =
  ({ version: hostile, percent }, arena) =>
  async (visitors) => {
    const { registry } = arena.site;
    const version = arena.freshVersion();
    const status = await registry.publish(hostileFiles(hostile, version));
    if (status !== 201) return { requests: 1, faults: [`it could not be published: ${status}`] };
    const brand = attackedBrand(arena);
    await registry.promote(brand, hostile.remote, version, percent);
    try {
      await visitors.haveSeen(arena.requests);
    } finally {
      await registry.rollBack(brand, hostile.remote, percent !== undefined);
    }
    return { requests: 3, faults: [] };
  };

/** Statuses of refusals: too large, or invalid. */
const refusals: readonly number[] = [413, 422];

const refusal: Does<'refusal'> =
  ({ version }, arena) =>
  async (visitors) => {
    const status = await arena.site.registry.publish(hostileFiles(version, arena.freshVersion()));
    await visitors.haveSeen(4);
    return { requests: 1, faults: refusals.includes(status) ? [] : [`the registry answered ${status}`] };
  };

const program: Does<'program'> =
  ({ program: name, happens, forMs }, { site }) =>
  async (visitors) => {
    const attacked = site.programs[name];
    const seen = visitors.tally.pages;
    if (happens === 'killed') await attacked.end('SIGKILL');
    else attacked.signal('SIGSTOP');
    await delay(forMs);
    await visitors.haveSeen(seen + 4);
    if (happens === 'killed') await attacked.start();
    else attacked.signal('SIGCONT');
    return { requests: 0, faults: [] };
  };

const upstream: Does<'upstream'> =
  ({ upstream: name, path, does }, { site, requests: count }) =>
  async (visitors) => {
    const bridge = site.bridges[name];
    bridge.misbehave(path, does);
    try {
      await visitors.haveSeen(count);
    } finally {
      bridge.behave();
    }
    return { requests: 0, faults: [] };
  };

const connections: Does<'connections'> =
  ({ count }, { site, requests: pages }) =>
  async (visitors) => {
    const holders = new HeldConnections(site.url, count);
    await visitors.haveSeen(pages);
    holders.leave();
    return { requests: count, faults: [] };
  };

const misuse: Does<'misuse'> =
  ({ does }, arena) =>
  async (visitors) => {
    const { site, requests: count, freshVersion, show } = arena;
    const haveSeen = (pages: number) => visitors.haveSeen(visitors.tally.pages + pages);
    let asked = 0;
    const haveAsked = () => {
      asked += 1;
    };
    const beside = { requests: count, brand: attackedBrand(arena), haveSeen, haveAsked, freshVersion, show };
    const faults = await does(site, beside);
    return { requests: asked, faults };
  };

const does = { requests, deployment, refusal, upstream, connections, misuse, program };

/** Prepares an attack on the site. @returns what runs it beside visitors, and resolves when it is over */
export function prepareAttack(attack: Attack, arena: Arena): (visitors: Visitors) => Promise<Done> {
  return (does[attack.kind] as Does<Attack['kind']>)(attack, arena);
}
