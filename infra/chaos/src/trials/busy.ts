import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { brands } from '@forecourt/brands';
import type { Site } from '../site/site';
import type { Beside, Bounds, Trial } from '../trial';
import { type Visited, visit } from '../visit/page';

/** A busy machine makes pages late; it takes nothing away from them (R75). */
const bounds: Bounds = { worstMs: 25_000, healsWithinMs: 20_000, mayBeLate: true };
const loops = 8;
const visitors = 20;
const mostPages = 200;

/** What a page lacks that no fragment took away. */
function lacksOf({ status, isWhole, places, vehicles, html }: Visited): string[] {
  if (status !== 200) return [`status ${status}`];
  const outcomes = [
    ...places.filter(({ isNested }) => !isNested).map(({ slot, outcome }) => [slot, outcome] as const),
    ...[...html.matchAll(/data-late="([^"]+)" data-late-outcome="(\w+)"/g)].map(
      ([, slot = '', outcome = '']) => [slot, outcome] as const,
    ),
  ];
  return [
    ...(isWhole ? [] : ['a page that broke off']),
    ...(vehicles.length === 0 ? ['a page without vehicles'] : []),
    ...outcomes.flatMap(([slot, outcome]) =>
      ['fallback', 'deferred'].includes(outcome) ? [`${slot} is ${outcome}`] : [],
    ),
  ];
}

/** Addresses that nobody has asked for before: the search by a price of its own. */
let price = 20_000;
function freshPath(): string {
  price += 1;
  return `/cars-for-sale/all?maxPrice=${price}`;
}

/** Twenty visitors look at pages of every brand, each page at an address of its own unless it is to be `known`. */
async function lookAround({ url }: Site, { requests, haveAsked }: Beside, known = false): Promise<string[]> {
  const count = Math.min(mostPages, Math.max(visitors, requests));
  const found = new Map<string, number>();
  let next = 0;
  const walk = async () => {
    for (let at = next++; at < count; at = next++) {
      const { hosts } = brands[at % brands.length]!;
      haveAsked();
      for (const lack of lacksOf(await visit(url, hosts[0] ?? '', known ? '/cars-for-sale/all' : freshPath())))
        found.set(lack, (found.get(lack) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: visitors }, walk));
  return [...found].map(([lack, times]) => `${lack}, ${times} of ${count} times`);
}

/** Keeps the machine's processors busy meanwhile. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  const busy: ChildProcess[] = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    return await work();
  } finally {
    for (const loop of busy) loop.kill('SIGKILL');
  }
}

function killRenderers({ programs }: Site): void {
  const children = execFileSync('pgrep', ['-P', String(programs.shell.pid)], { encoding: 'utf8' });
  for (const pid of children.trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
}

/** What the site's own trouble does to pages. */
export const busyTrials: readonly Trial[] = [
  {
    name: 'eight loops keep two processors busy, and twenty visitors come',
    ...{ room: 'shell', severity: 'critical', bounds },
    attack: { kind: 'misuse', does: (site, beside) => whileBusy(() => lookAround(site, beside)) },
    remedy: 'time spent waiting is the site’s: a page waits for what it is about',
  },
  {
    name: 'a cold shell starts on a busy machine, and twenty visitors are there',
    ...{ room: 'shell', severity: 'critical', bounds: { ...bounds, mayLose: true } },
    attack: {
      kind: 'misuse',
      does: (site, beside) =>
        whileBusy(async () => {
          await site.programs.shell.end('SIGKILL');
          await site.programs.shell.start();
          return lookAround(site, beside);
        }),
    },
    remedy: 'versions are loaded before pages are planned with them, however long that takes',
  },
  {
    name: 'all renderers are killed at once, again and again',
    ...{ room: 'composition', severity: 'high', bounds },
    attack: {
      kind: 'misuse',
      async does(site, beside) {
        let isOver = false;
        const killing = (async () => {
          for (; !isOver; await delay(2000)) killRenderers(site);
        })();
        const found = await lookAround(site, beside);
        isOver = true;
        await killing;
        return found;
      },
    },
    remedy: 'the next renderer renders the page again, and no fragment is blamed',
  },
  {
    name: 'the marketplace is killed under twenty visitors, and started again',
    ...{ room: 'marketplace', severity: 'high', bounds },
    attack: {
      kind: 'misuse',
      async does(site, beside) {
        const { marketplace } = site.programs;
        const looking = lookAround(site, beside);
        await marketplace.end('SIGKILL');
        await delay(1000);
        await marketplace.start();
        return [...(await looking), ...(await lookAround(site, beside, true))];
      },
    },
    remedy: 'calls wait while nothing listens, and the last answers are shown with a notice',
  },
];
