import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandById } from '@forecourt/brands';
import type { Layout, SlotAssignment } from '@forecourt/contracts';
import { fakeRemote } from './testing/fake-remote';
import { filesOf } from './testing/files-of';
import { eventually, type Page, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';

const remote = 'mfe-recalls';
const host = { Host: 'certified.localhost' };
const itself = brandById('certified').layouts.results!;
const own = { version: 0, layout: null, canary: null };

/** Returns the brand's own layout with one more slot. */
const withRecalls = (more: Partial<SlotAssignment> = {}): Layout => ({
  ...itself,
  slots: [...itself.slots, { slot: 'recalls', remote, fragment: 'recalls', region: 'main', ...more }],
});

let site: TestSite;
beforeAll(async () => {
  const says = "return h('p', null, 'recalls ' + JSON.stringify(props.slot));";
  const feed = { upstream: 'marketplace', path: '/rest/lsc/recalls?brand={brand}', timeoutMs: 1000 };
  const recalls = fakeRemote({ name: remote, fragments: { recalls: says }, sources: { 'recall-feed': feed } });
  const search = fakeRemote({
    name: 'mfe-search-results',
    fragments: {
      hero: "return h('p', null, 'hero')",
      results: "return h(Slot, { name: 'inside', props: { at: 7 } });",
    },
    slots: ['inside'],
  });
  site = await startTestSite({ remotes: { ...plainRemotes(), [remote]: recalls, 'mfe-search-results': search } });
});
afterAll(() => site.close());
afterEach(async () => {
  site.registry.change({ layouts: { certified: { results: own } }, flags: { certified: { version: 0, values: {} } } });
  await eventually(page, ({ html }) => !html.includes('recalls {'));
});

const page = (headers: Record<string, string> = {}) => site.page('/cars-for-sale/all', { ...host, ...headers });
const planOf = (of: Page) => of.headers.get('x-forecourt-plan') ?? '';
const layOut = (version: number, layout: Layout, canary: { version: number; percent: number } | null = null) =>
  site.registry.layOut('certified', 'results', {
    ...(canary === null ? { version, layout } : { version: 0, layout: null }),
    canary: canary && { ...canary, layout },
  });

test('a fragment that is placed while the shell runs is on that brand’s page, with its props and policy, and the plan names the layout', async () => {
  layOut(3, withRecalls({ props: { most: 3 }, hydrate: 'visible' }));
  const placed = await eventually(page, (one) => one.outcome('recalls') === 'ok');
  expect(placed.html).toContain('recalls {&quot;most&quot;:3}');
  expect(planOf(placed)).toMatch(/^mfe-account@1\.0\.0, .*mfe-recalls@1\.0\.0, .*, layout results@3$/);
  expect(placed.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const { plan } = await filesOf(site, placed);
  expect(plan.slots.find(({ slot }) => slot === 'recalls')).toMatchObject({
    hydrate: 'visible',
    props: { most: 3 },
  });
  const other = await site.page('/cars-for-sale/all', { Host: 'maker.localhost' });
  expect(other.outcome('recalls')).toBeUndefined();
  expect(planOf(other)).not.toMatch(/layout|recalls/);
});

test('a nested slot gets the layout’s props, and a prop of the enclosing fragment wins', async () => {
  layOut(4, withRecalls({ slot: 'inside', region: null, props: { most: 3, at: 1 } }));
  const placed = await eventually(page, (one) => one.html.includes('recalls {'));
  expect(placed.html).toContain('recalls {&quot;most&quot;:3,&quot;at&quot;:7}');
});

/** Returns the requests to the marketplace for the view of an open page. */
async function askedFor(needs: string, plan: string): Promise<readonly string[]> {
  site.marketplace.requests.length = 0;
  const query = new URLSearchParams({ url: '/cars-for-sale/all', needs, plan });
  expect((await site.page(`/_shell/view?${query}`, host)).status).toBe(200);
  return [...site.marketplace.requests];
}

test('an open page goes on with the layout that it began with, and with the sources of what stood there', async () => {
  layOut(5, withRecalls());
  const began = await eventually(page, (one) => planOf(one).endsWith('layout results@5'));
  layOut(6, { ...itself, slots: itself.slots.slice(0, 5) });
  const after = await eventually(page, (one) => planOf(one).endsWith('layout results@6'));
  const feed = '/rest/lsc/recalls?brand=certified';
  expect(await askedFor('listing,mfe-recalls/recall-feed', planOf(began))).toContain(feed);
  expect(await askedFor('listing,mfe-recalls/recall-feed', planOf(after))).not.toContain(feed);
});

test('a canary of a layout is sticky, invisible without a visitor’s id, and its pages are in no shared cache', async () => {
  layOut(7, withRecalls(), { version: 7, percent: 50 });
  await eventually(page, (one) => one.headers.has('set-cookie'));
  const visitors = await Promise.all(Array.from({ length: 24 }, () => page()));
  const cookieOf = (one: Page) => one.headers.get('set-cookie')?.split(';')[0] ?? '';
  const sides = new Set(visitors.map((one) => one.outcome('recalls')));
  expect(sides).toEqual(new Set(['ok', undefined]));
  for (const one of visitors) {
    expect(one.headers.get('cache-control')).toBe('private, no-store');
    expect(planOf(one).endsWith('layout results@7')).toBe(one.outcome('recalls') === 'ok');
    expect((await page({ cookie: cookieOf(one) })).outcome('recalls')).toBe(one.outcome('recalls'));
  }
  const other = await site.page('/cars-for-sale/all', { Host: 'maker.localhost' });
  expect(other.headers.has('set-cookie')).toBe(false);
});

test('a flag that is switched at run time is seen by fragments and sources alike', async () => {
  const flagsNow = async (): Promise<Record<string, boolean>> => (await filesOf(site, await page())).view.brand.flags;
  const alpha = expect.stringContaining('/listing/alpha');
  expect(await flagsNow()).toMatchObject({ alphaShowcase: false, ads: true });
  expect(await askedFor('listing,showcase', planOf(await page()))).not.toContainEqual(alpha);
  site.registry.change({
    flags: { certified: { version: 1, values: { alphaShowcase: true, ads: false, notOfThisShell: true } } },
  });
  const switched = await eventually(flagsNow, ({ alphaShowcase }) => alphaShowcase === true);
  expect(switched).not.toHaveProperty('notOfThisShell');
  expect(switched).toMatchObject({ ads: false });
  expect(await askedFor('listing,showcase', planOf(await page()))).toContainEqual(alpha);
  const maker = await site.page('/cars-for-sale/all', { Host: 'maker.localhost' });
  expect((await filesOf(site, maker)).view.brand.flags).toMatchObject({ alphaShowcase: false });
});

test('a fragment that fails in a browser may be reported from a slot that was placed', async () => {
  const report = () =>
    fetch(`${site.shell.url}/_shell/failed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.shell.url },
      body: JSON.stringify({ slot: 'recalls', remote, version: '1.0.0', reason: 'threw' }),
    });
  expect((await report()).status).toBe(400);
  layOut(8, withRecalls());
  await eventually(page, (one) => one.outcome('recalls') === 'ok');
  expect((await report()).status).toBe(204);
});

test('placed fragments and changed flags stay while the registry is down, also after a restart; a registry that has lost them is ignored', async () => {
  layOut(9, withRecalls());
  site.registry.change({ flags: { certified: { version: 1, values: { ads: false } } } });
  const isThere = async () => {
    const one = await page();
    return one.outcome('recalls') === 'ok' && (await filesOf(site, one)).view.brand.flags.ads === false;
  };
  await eventually(isThere, (yes) => yes);
  const { snapshot } = site.registry;
  const saved = () => readFile(join(site.dataDir, 'shell/snapshot.json'), 'utf8');
  await eventually(saved, (text) => text.includes(`"revision":${snapshot.revision},`));
  await site.restartShell(() => site.registry.close());
  expect(await isThere()).toBe(true);
  site.registry.snapshot = { ...snapshot, revision: snapshot.revision + 5, layouts: {}, flags: {} };
  await site.registry.listen();
  await eventually(site.metrics, (text) => /registry_errors_total\{reason="went-back"\} [1-9]/.test(text));
  expect(await isThere()).toBe(true);
  site.registry.snapshot = { ...snapshot, revision: snapshot.revision + 6 };
});
