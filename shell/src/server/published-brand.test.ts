import { brandById } from '@forecourt/brands';
import type { StoredBrand } from '@forecourt/contracts';
import { filesOf } from './testing/files-of';
import { eventually, startTestSite, type TestSite } from './testing/test-shell';

const research = brandById('research');
const electric: StoredBrand = {
  ...research,
  ...{ id: 'electric', name: 'Volt & Co', hosts: ['electric.localhost', 'volt.example'] },
  theme: { ...research.theme, '--fc-color-bg': 'light-dark(#fffffe, #000001)' },
  // Like a brand that was published before all of today's flags existed.
  flags: { ads: false },
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const page = (host: string, path?: string) => site.page(path, { Host: host });

/** Returns the stylesheet that a page links to. */
async function styleOf(html: string): Promise<string> {
  const url = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  return (await site.page(url)).html;
}

test('a brand that is published while the shell runs has whole pages at its hosts, with its name, theme, mark and flags', async () => {
  expect((await page('volt.example')).status).toBe(421);
  const { channels, brands } = site.registry.snapshot;
  site.registry.change({
    channels: { ...channels, electric: channels.research! },
    brands: { ...brands, electric: { version: 1, brand: electric } },
  });
  const first = await eventually(
    () => page('electric.localhost'),
    ({ html }) => html.includes('data-theme="electric"'),
  );
  expect(first.status).toBe(200);
  for (const slot of ['hero', 'filters', 'results', 'footer-ad'])
    expect([slot, first.outcome(slot)]).toEqual([slot, 'ok']);
  expect(first.html).toContain('| Volt &amp; Co</title>');
  const { view } = await filesOf(site, first);
  expect(view.brand.flags).toMatchObject({ ads: false, payments: true });
  const css = await styleOf(first.html);
  expect(css).toMatch(/\[data-theme="electric"\]\{.*--fc-color-bg:light-dark\(#fffffe, ?#000001\)/);
  expect((await page('volt.example', '/_shell/icon.svg')).html).toBe(research.mark);
});

test('other brands have pages as before, each with its own theme and no other', async () => {
  const css = await styleOf((await page('maker.localhost')).html);
  expect(css).toContain('[data-theme="maker"]');
  expect(css).not.toMatch(/\[data-theme="(electric|research)"\]/);
  expect((await page('unknown.localhost')).html).toContain('data-theme="research"');
});

test('a change of its data is on its next page, its status pages included', async () => {
  const planOf = ({ headers }: { headers: Headers }) => headers.get('x-forecourt-plan') ?? '';
  expect(planOf(await page('electric.localhost'))).toMatch(/, brand electric@1$/);
  const theme = { ...electric.theme, '--fc-color-bg': 'light-dark(#fefefe, #010101)' };
  const changed = { ...electric, theme, name: 'Volt' };
  site.registry.change({ brands: { electric: { version: 2, brand: changed } } });
  const next = await eventually(
    () => page('electric.localhost'),
    ({ html }) => html.includes('| Volt</title>'),
  );
  expect(await styleOf(next.html)).toContain('#fefefe');
  expect(planOf(next)).toMatch(/, brand electric@2$/);
  expect(planOf(await page('maker.localhost'))).not.toContain('brand');
  const missing = await page('electric.localhost', '/nothing/here');
  expect(missing.status).toBe(404);
  expect(await styleOf(missing.html)).toContain('#fefefe');
});

test('a brand that was removed has no pages any more, its flags are not missed, and the others have theirs', async () => {
  site.registry.change({ flags: { electric: { version: 1, values: { payments: false } } } });
  await eventually(
    async () => (await filesOf(site, await page('electric.localhost'))).view.brand.flags,
    ({ payments }) => payments === false,
  );
  const { electric: _gone, ...left } = site.registry.snapshot.channels;
  site.registry.change({ channels: left, flags: {}, brands: { electric: { version: 3, brand: null } } });
  await eventually(
    () => page('volt.example'),
    ({ status }) => status === 421,
  );
  expect((await page('maker.localhost')).outcome('results')).toBe('ok');
});

test('only a brand whose data opts in has a policy that allows ads from other origins', async () => {
  const { channels, brands } = site.registry.snapshot;
  const ads = { asksConsent: true, gpt: { unit: '/1234567/marketplace', sources: ['https://*.creatives.example'] } };
  const brand: StoredBrand = { ...electric, ads, id: 'tagged', hosts: ['tagged.localhost'], flags: { ads: true } };
  site.registry.change({
    channels: { ...channels, tagged: channels.research! },
    brands: { ...brands, tagged: { version: 1, brand } },
  });
  const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';
  const tagged = await eventually(
    () => page('tagged.localhost'),
    ({ html }) => html.includes('data-theme="tagged"'),
  );
  for (const directive of ['frame-src', 'img-src', 'connect-src'])
    expect(policyOf(tagged)).toMatch(
      new RegExp(
        `${directive} [^;]*https://securepubads\\.g\\.doubleclick\\.net[^;]*https://\\*\\.creatives\\.example`,
      ),
    );
  expect(policyOf(tagged)).toMatch(/script-src [^;h]*'sha256-[^;]*'strict-dynamic'(;|$)/);
  expect(policyOf(tagged)).not.toContain('unsafe');
  for (const host of ['research.localhost', 'valuation.localhost', 'certified.localhost', 'maker.localhost'])
    expect(policyOf(await page(host))).not.toMatch(/https:|frame-src/);
});
