import { contractVersion, sourceKey } from '@forecourt/contracts';
import type { Preview } from '@forecourt/contracts/previews';
import { signPreview } from '@forecourt/service';
import type { Inspection } from '../steps/inspection';
import { adsSource } from '../testing/fake-content';
import { fakeRemote } from '../testing/fake-remote';
import { namesIn } from '../testing/files-of';
import { plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

const secret = 'a secret of sixteen letters and more';
const page = '/cars-for-sale/all';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const token = (more: Partial<Preview> = {}, by = secret) =>
  signPreview(
    {
      ...{ versions: { 'mfe-filters': '1.1.0' }, page, hosts: ['127.0.0.1'], expires: inAnHour() },
      ...more,
    },
    by,
  );
const cookie = (more: Partial<Preview> = {}) => ({ cookie: `fc_preview=${token(more)}` });

/** Returns the inspector's data on a tester's page; null on other pages. */
const inspectionIn = (html: string) => {
  const [, json] = /<script type="application\/json" id="fc-inspection">(.*?)<\/script>/s.exec(html) ?? [];
  return json === undefined ? null : (JSON.parse(json) as Inspection);
};
const requests = (html: string) => [...html.matchAll(/(?:src|href)="(\/_shell\/[^"]+)"/g)].map(([, url]) => url);

describe('previews', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite({ env: { PREVIEW_SECRET: secret } });
    site.registry.publish(plainRemotes('1.1.0')['mfe-filters']!, { promote: false });
    site.registry.publish(plainRemotes('1.2.0')['mfe-ads']!, { promote: false });
    const broken = { name: 'mfe-filters', version: '2.0.0', fragments: { filters: 'return null;' } };
    site.registry.publish(fakeRemote({ ...broken, prelude: 'throw new Error("no <engine>");' }), { promote: false });
    await site.restartShell();
  });
  afterAll(() => site.close());

  const open = (text: string) => site.page(`/_shell/preview?token=${text}`);
  const bar = (html: string) => /<aside class="fc-preview".*?<\/aside>/s.exec(html)?.[0] ?? '';
  const send = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.shell.url}/_shell/preview`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(form) },
      headers: { Origin: site.shell.url, ...headers },
    });
    return [answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')];
  };

  test('a link shows versions that nobody is served to this browser only, on the page that it was made for', async () => {
    const wanted = '/cars-for-sale/all/toyota?zip=60563';
    const answer = await open(token({ page: wanted }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, wanted]);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^fc_preview=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const versions = { 'mfe-filters': '1.1.0', 'mfe-ads': '1.2.0' };
    const tester = await site.page(page, cookie({ versions }));
    expect([tester.version('filters'), tester.outcome('filters')]).toEqual(['1.1.0', 'ok']);
    expect(tester.html).toContain('filters 1.1.0');
    expect(tester.version('footer-ad')).toBe('1.2.0');
    expect(tester.headers.get('cache-control')).toBe('private, no-store');
    const other = await site.page();
    expect([other.version('filters'), other.version('footer-ad')]).toEqual(['1.0.0', '1.0.0']);
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('the page begins with what it previews and until when, without script and style attributes; other pages do not', async () => {
    const expires = inAnHour();
    const { html } = await site.page(page, cookie({ expires }));
    const iso = new Date(expires * 1000).toISOString();
    expect(bar(html)).toContain(
      `Preview of mfe-filters 1.1.0 until <time datetime="${iso}">${iso.slice(11, 16)} UTC</time>`,
    );
    expect(bar(html)).toContain('<button name="do" value="leave">Leave preview</button>');
    expect(bar(html)).not.toMatch(/style=|<li>/);
    expect(html.indexOf('class="fc-preview"')).toBeLessThan(html.indexOf('<header'));
    const other = await site.page();
    expect(other.html).not.toMatch(/preview/i);
  });

  test.each<[string, Partial<Preview>, RegExp, string]>([
    ['cannot be loaded', { versions: { 'mfe-filters': '2.0.0' } }, /cannot be shown: .*no &lt;engine&gt;/, '2.0.0'],
    ['is not known here', { versions: { 'mfe-filters': '7.7.7' } }, /7\.7\.7 is not known to this site/, '1.0.0'],
    [
      'stands on no slot of the page',
      { versions: { 'mfe-recalls': '0.2.0' } },
      /mfe-recalls 0\.2\.0 is on no slot of this page/,
      '1.0.0',
    ],
  ])('a version that %s: the bar says so, and the page is whole', async (_what, more, note, version) => {
    const { html, status, ...shown } = await site.page(page, cookie(more));
    expect([status, shown.version('filters'), shown.outcome('footer-ad')]).toEqual([200, version, 'ok']);
    expect(bar(html)).toMatch(note);
    expect(await site.metrics()).not.toContain('7.7.7');
  });

  test('a page that is not found or fails shows the preview’s bar, too', async () => {
    const missing = await site.page('/cars-for-sale/all/no-such-make', cookie());
    expect([missing.status, bar(missing.html)]).toEqual([404, expect.stringContaining('Leave preview')]);
    const other = await site.page('/cars-for-sale/all/no-such-make');
    expect([other.status, other.html]).toEqual([404, expect.not.stringMatching(/preview/i)]);
    site.marketplace.fault = (_request, response) => {
      response.writeHead(500).end();
      return true;
    };
    const failed = await site.page('/cars-for-sale/new/hyundai', cookie({ versions: { 'mfe-recalls': '0.2.0' } }));
    site.marketplace.fault = () => false;
    expect([failed.status, bar(failed.html)]).toEqual([500, expect.stringContaining('is on no slot of this page')]);
  });

  test('files of a version that nobody is served are for who previews it, and for no shared cache', async () => {
    const file = '/_shell/remotes/mfe-filters/1.1.0/remoteEntry.js';
    const mine = await site.page(file, cookie());
    expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
    for (const headers of [{}, cookie({ versions: { 'mfe-ads': '1.2.0' } }), cookie({ hosts: ['maker.localhost'] })])
      expect((await site.page(file, headers)).status).toBe(404);
    expect((await site.page('/_shell/remotes/mfe-filters/1.1.0/server.js', cookie())).status).toBe(404);
  });

  test('a plan of a preview cannot be requested by others', async () => {
    const name = 'mfe-filters';
    const bringing = { name, version: '1.3.0', fragments: { filters: 'return null;' }, sources: adsSource };
    site.registry.publish(fakeRemote(bringing), { promote: false });
    await site.restartShell();
    const mine = cookie({ versions: { [name]: '1.3.0' } });
    const plan = (await site.page(page, mine)).headers.get('x-forecourt-plan') ?? '';
    expect(plan).toContain('mfe-filters@1.3.0');
    const view = `/_shell/view?${new URLSearchParams({ url: page, needs: sourceKey(name, 'ads'), plan })}`;
    const asked = async (headers = {}) => {
      site.content.requests.length = 0;
      expect((await site.page(view, headers)).status).toBe(200);
      return site.content.requests.filter((path) => path.startsWith('/ads/'));
    };
    expect(await asked(mine)).toHaveLength(1);
    expect(await asked()).toEqual([]);
  });

  test('the inspector gets the origins of versions, outcomes with reasons, times and sources', async () => {
    const versions = { 'mfe-filters': '2.0.0', 'mfe-ads': '1.2.0' };
    const { html } = await site.page(`${page}?inspect`, cookie({ versions }));
    const inspection = inspectionIn(html);
    expect(inspection).toMatchObject({ contract: contractVersion, page: 'results', open: true, dev: {} });
    const slot = (name: string) => inspection?.slots.find((one) => one.slot === name);
    expect(slot('results')).toMatchObject({
      ...{ remote: 'mfe-search-results', version: '1.0.0', from: 'channel', outcome: 'ok', reason: null },
      ...{ contract: `^${contractVersion}`, ms: expect.any(Number), bytes: expect.any(Number), nested: false },
    });
    expect(slot('footer-ad')).toMatchObject({ version: '1.2.0', from: 'preview', outcome: 'ok' });
    expect(slot('fluid')).toMatchObject({ nested: true });
    expect(slot('filters')).toMatchObject({
      from: 'preview',
      outcome: 'fallback',
      reason: expect.stringContaining('<engine>'),
    });
    expect(inspection?.sources).toContainEqual({
      name: 'listing',
      required: true,
      outcome: 'ok',
      ms: expect.any(Number),
    });
    expect(html).toMatch(/<script src="\/_shell\/assets\/inspector\.[^"]+" integrity="sha384-/);
  });

  test('a slot that fails while rendering shows why, a canary that it is one', async () => {
    const name = 'mfe-filters';
    const fragments = { filters: 'throw new Error("flat tyre");' };
    site.registry.publish(fakeRemote({ name, version: '3.0.0', fragments }), { promote: false });
    const { channels } = site.registry.snapshot;
    site.registry.promote('mfe-ads', '1.0.0', { version: '1.2.0', percent: 100 });
    await site.restartShell();
    const inspection = inspectionIn(
      (await site.page(`${page}?inspect`, cookie({ versions: { [name]: '3.0.0' } }))).html,
    );
    const slot = (wanted: string) => inspection?.slots.find((one) => one.slot === wanted);
    expect(slot('filters')?.reason).toBe('threw: Error: flat tyre');
    expect(slot('footer-ad')).toMatchObject({ version: '1.2.0', from: 'canary' });
    site.registry.change({ channels });
    await site.restartShell();
  });

  test('no other page contains anything of the inspector, not even a tester’s who has not opened it', async () => {
    const [other, tester] = await Promise.all([site.page(), site.page(page, cookie())]);
    for (const { html } of [other, tester]) {
      expect(inspectionIn(html)).toBeNull();
      expect(requests(html).filter((url) => /inspector/.test(url ?? ''))).toEqual([]);
    }
    const others = await Promise.all([`${page}?inspect=`, `${page}/toyota`].map((path) => site.page(path)));
    for (const { html } of others) expect(html).not.toMatch(/inspector|fc-inspection|fc-preview/);
  });

  test('a tester’s plan and view are in the page itself: no file that others can read names a version that is not promoted', async () => {
    const [other, tester] = await Promise.all([site.page(), site.page(page, cookie())]);
    const { plan, view } = namesIn(tester);
    expect([typeof plan, typeof view]).toEqual(['object', 'object']);
    expect([typeof namesIn(other).plan, typeof namesIn(other).view]).toEqual(['string', 'string']);
  });

  test.each<[string, () => string]>([
    ['signed by somebody else', () => token({}, 'another secret of many letters')],
    ['changed after it was signed', () => token().replace(/^../, 'ab')],
    ['expired', () => token({ expires: inAnHour() - 3601 })],
    ['that would last above a day', () => token({ expires: inAnHour() + 24 * 3600 })],
    ['for another host', () => token({ hosts: ['maker.localhost'] })],
    ['with a third part', () => `${token()}.more`],
    ['of versions that are none', () => token({ versions: { 'mfe-filters': '../1.0.0' } })],
    ['to a page of another site', () => token({ page: '/\\elsewhere.example' })],
    ['without a token', () => 'x'],
    ['given twice', () => `${token()}&token=${token()}`],
  ])('a link %s is refused', async (_title, make) => {
    const refused = await open(make());
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toMatch('application/problem+json');
    expect(refused.headers.has('set-cookie')).toBe(false);
    expect(JSON.parse(refused.html)).toMatchObject({ type: 'shell/bad-preview', status: 403 });
  });

  test.each([
    ['signed by somebody else', () => token({}, 'another secret of many letters')],
    ['expired', () => token({ expires: inAnHour() - 3601 })],
    ['for another host', () => token({ hosts: ['maker.localhost'] })],
  ])('a cookie %s counts as none', async (_title, make) => {
    const other = await site.page(page, { cookie: `fc_preview=${make()}` });
    expect([other.version('filters'), other.outcome('filters')]).toEqual(['1.0.0', 'ok']);
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(other.html).not.toMatch(/preview/i);
  });

  test('leaving keeps the page that one is on, whatever it was when the form was made', async () => {
    const ended = expect.stringMatching(/^fc_preview=; Path=\/; Expires=Thu, 01 Jan 1970/);
    const moved = '/cars-for-sale/all/honda?zip=60563';
    const from = { Referer: `${site.shell.url}${moved}&inspect` };
    expect(await send({ do: 'leave', page }, { ...cookie(), ...from })).toEqual([303, moved, ended]);
    expect(await send({ do: 'leave', page: moved }, cookie())).toEqual([303, moved, ended]);
    for (const elsewhere of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/'])
      expect(await send({ do: 'leave', page: elsewhere }, cookie())).toEqual([303, page, ended]);
    const foreign = { Referer: 'https://elsewhere.example/there' };
    expect(await send({ do: 'leave', page }, { ...cookie(), ...foreign })).toEqual([303, page, ended]);
    expect((await send({ do: 'leave' }, { Origin: 'https://elsewhere.example' }))[0]).toBe(403);
    expect((await send({ do: 'dance' }))[0]).toBe(400);
  });

  test('?inspect is a page of its own for testers, over a redirect, too; for others it is nothing', async () => {
    const from = { Referer: `${site.shell.url}${page}?zip=60563` };
    expect(await send({ do: 'inspect' }, { ...cookie(), ...from })).toEqual([303, `${page}?zip=60563&inspect`, null]);
    expect(await send({ do: 'inspect' }, from)).toEqual([303, `${page}?zip=60563`, null]);
    expect((await site.page(`${page}?inspect`, cookie())).status).toBe(200);
    const moved = await site.page(`${page}?inspect&makeCode=TOYOTA`, cookie());
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${page}/toyota?inspect`]);
    const other = await site.page(`${page}?inspect=`);
    expect([other.status, other.html]).toEqual([200, expect.not.stringMatching(/preview|inspector/i)]);
  });
});

test('a site without a secret has no previews', async () => {
  const site = await startTestSite();
  expect((await site.page(`/_shell/preview?token=${token()}`)).status).toBe(403);
  expect((await site.page(page, cookie())).html).not.toMatch(/preview/i);
  await site.close();
});
