import type { Site } from '../site/site';
import type { Beside, Trial } from '../trial';
import { visit } from '../visit/page';
import { Faults, hosts, whileTeamsWork } from './daily-deeds';

const paths = ['/cars-for-sale/all', '/cars-for-sale/new', '/cars-for-sale/all?maxPrice=30000'];
const readers = 6;

/** Loads every file that a page names, as a browser does, then another search with the same plan. */
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

async function whileDeploying(site: Site, beside: Beside): Promise<string[]> {
  const faults = new Faults();
  let asked = 0;
  const count = () => {
    asked += 1;
    beside.haveAsked();
  };
  const ask = async (target: string) => {
    count();
    const answer = await fetch(site.url + target, { headers: { accept: '*/*' } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const look = async (first: number) => {
    for (let at = first; asked < beside.requests; at += 1) {
      count();
      const { host } = hosts[at % hosts.length]!;
      for (const wrong of await read(site, host, paths[at % paths.length]!, ask)) faults.add(wrong);
    }
  };
  const reading = () => Promise.all(Array.from({ length: readers }, (_, index) => look(index)));
  await whileTeamsWork(site, beside, faults, reading);
  return faults.told();
}

/** All daily actions at once. */
export const deployingTrials: readonly Trial[] = [
  {
    name: 'versions, places and flags change at random on every brand, while pages are read with all their files',
    ...{ room: 'registry', severity: 'high', bounds: { worstMs: 1000, healsWithinMs: 2000 } },
    remedy: 'a page keeps the plan that it started with; versions are loaded before they are planned',
    attack: { kind: 'misuse', does: whileDeploying },
  },
];
