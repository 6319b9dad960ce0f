import * as z from 'zod';
import type { Site } from '../site/site';
import type { Beside, Trial } from '../trial';
import { visit } from '../visit/page';
import { Faults, hosts, whileTeamsWork } from './daily-deeds';

const paths = ['/cars-for-sale/all', '/cars-for-sale/new', '/cars-for-sale/all?maxPrice=30000'];
const readers = 6;

/** Loads every file that a page needs, as a browser does, then another search with the same plan. */
async function read(
  site: Site,
  host: string,
  path: string,
  ask: (target: string) => Promise<{ status: number; text: string }>,
): Promise<string[]> {
  const page = await visit(site.url, host, path);
  if (page.status !== 200 || !page.isWhole) return [`${host}${path} was ${page.status}`];
  const failed = page.places
    .filter(({ outcome }) => outcome === 'fallback')
    .map(({ slot }) => `${slot} fell back on ${host}`);
  const filesIn = (text: string) => text.match(/\/_shell\/(?:remotes|styles)\/[^"'\s\\]+/g) ?? [];
  const [, names = '{}'] = /id="fc-page">(.*?)<\/script>/s.exec(page.html) ?? [];
  const named = namesSchema.parse(JSON.parse(names));
  const plan = await ask(`/_shell/${named.plan}`);
  if (plan.status !== 200) return [...failed, `${plan.status} to the plan of ${host}${path}`];
  const { id } = planSchema.parse(JSON.parse(plan.text));
  const search = new URLSearchParams({ url: '/cars-for-sale/all/toyota', needs: 'listing', plan: id });
  const files = new Set([...filesIn(page.html), ...filesIn(plan.text)]);
  for (const target of [`/_shell/${named.view}`, ...files, `/_shell/view?${search}`]) {
    const { status } = await ask(target);
    if (status !== 200) failed.push(`${status} to ${target.split('?')[0]}`);
  }
  return failed;
}
const namesSchema = z.object({ plan: z.string(), view: z.string() });
const planSchema = z.object({ id: z.string() });

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
    return { status: answer.status, text: await answer.text() };
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
