import { brandById } from '@forecourt/brands';
import { contractVersion, type SlotAssignment, sourceKey } from '@forecourt/contracts';
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
    await site.settled();
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

  describe('of a layout that is not set', () => {
    const { arrangement, slots } = brandById('research').layouts.results!;
    const added: SlotAssignment = { slot: 'extra-ad', remote: 'mfe-ads', fragment: 'footer-banner', region: 'main' };
    const layout = { arrangement, slots: [added, ...slots.filter(({ slot }) => slot !== 'filters')] };
    const shown = (more: Partial<Preview> = {}) => ({ versions: {}, layout: { pageType: 'results', layout }, ...more });

    test('this browser gets it on pages of its type, and nobody else does', async () => {
      const tester = await site.page(page, cookie(shown()));
      expect([tester.status, tester.outcome('extra-ad'), tester.version('extra-ad')]).toEqual([200, 'ok', '1.0.0']);
      expect(tester.html).not.toContain('data-slot="filters"');
      expect(tester.headers.get('x-forecourt-plan')).toMatch(/, layout results@preview$/);
      expect(tester.headers.get('cache-control')).toBe('private, no-store');
      expect(bar(tester.html)).toContain('Preview of a layout of results pages until');
      const other = await site.page();
      expect(other.html).not.toContain('data-slot="extra-ad"');
      expect(other.headers.get('x-forecourt-plan')).not.toContain('layout');
    });

    test('it may be mixed with versions that nobody is served', async () => {
      const tester = await site.page(page, cookie(shown({ versions: { 'mfe-ads': '1.2.0' } })));
      expect([tester.version('extra-ad'), tester.version('footer-ad')]).toEqual(['1.2.0', '1.2.0']);
    });

    test('a slot without such a fragment shows its fallback, and the page is whole', async () => {
      const lost = { ...layout, slots: [{ ...added, remote: 'mfe-nowhere' }, ...layout.slots.slice(1)] };
      const tester = await site.page(page, cookie(shown({ layout: { pageType: 'results', layout: lost } })));
      expect([tester.status, tester.outcome('extra-ad'), tester.outcome('results')]).toEqual([200, 'fallback', 'ok']);
    });

    test('pages of another type are as for everybody, and say so', async () => {
      const tester = await site.page(page, cookie(shown({ layout: { pageType: 'vehicle', layout } })));
      expect(tester.html).toContain('data-slot="filters"');
      expect(bar(tester.html)).toContain('This is a page of the type results, not vehicle');
    });
  });

  describe('in a frame', () => {
    const framedBy = 'http://127.0.0.1:3002';
    const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';

    test('the link’s cookie is for frames of that site alone, and the page may be framed by that origin alone', async () => {
      const opened = await open(token({ framedBy }));
      expect(opened.headers.get('set-cookie')).toMatch(
        /^fc_preview=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; Partitioned; SameSite=None$/,
      );
      const framed = await site.page(page, cookie({ framedBy }));
      for (const one of [opened, framed, await site.page('/cars-for-sale/all/no-such-make', cookie({ framedBy }))]) {
        expect(policyOf(one)).toMatch(/;frame-ancestors http:\/\/127\.0\.0\.1:3002;/);
        expect(one.headers.get('x-frame-options')).toBeNull();
      }
      expect(bar(framed.html)).not.toContain('Leave preview');
    });

    test('no other page may be framed, a tester’s neither; an origin that is none makes a link invalid', async () => {
      for (const one of [await site.page(), await site.page(page, cookie())]) {
        expect(policyOf(one)).toContain(";frame-ancestors 'none';");
        expect(one.headers.get('x-frame-options')).toBe('DENY');
      }
      for (const none of ['http://a;script-src *', 'http://a b', 'javascript:1', 'http://a/path', '*'])
        expect([none, (await open(token({ framedBy: none }))).status]).toEqual([none, 403]);
    });
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
    await site.settled();
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
    await site.settled();
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

  describe('that was revoked', () => {
    const id = '0123456789ab';
    const revoked = () => cookie({ id });
    beforeAll(async () => {
      const shown = await site.page(page, revoked());
      expect(shown.version('filters')).toBe('1.1.0');
      site.registry.change({ revokedPreviews: [id] });
      await site.settled();
    });
    const cleared = /^fc_preview=; Path=\/; Expires=Thu, 01 Jan 1970/;

    test('its link leads to a page that says so, sets no cookie, and removes the one that it has set', async () => {
      const refused = await open(token({ id }));
      expect([refused.status, refused.headers.has('set-cookie')]).toEqual([403, false]);
      expect(refused.html).toContain('This preview was revoked');
      expect(refused.html).toContain(`href="${page}"`);
      expect(refused.headers.get('cache-control')).toBe('no-store');
      const again = await site.page(`/_shell/preview?token=${token({ id })}`, revoked());
      expect(again.headers.get('set-cookie')).toMatch(cleared);
      const kept = await site.page(`/_shell/preview?token=${token({ id })}`, cookie());
      expect(kept.headers.has('set-cookie')).toBe(false);
    });

    test('a browser with its cookie gets the ordinary page, which says so once and removes the cookie', async () => {
      const next = await site.page(page, revoked());
      expect([next.status, next.version('filters'), next.outcome('filters')]).toEqual([200, '1.0.0', 'ok']);
      expect(bar(next.html)).toContain('The preview was revoked. This page is what everybody sees.');
      expect(next.headers.get('set-cookie')).toMatch(cleared);
      expect(next.headers.get('cache-control')).toBe('private, no-store');
      const after = await site.page();
      expect(after.html).not.toMatch(/preview/i);
      expect(after.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    });

    test('neither a redirect nor a page that is loaded ahead removes the cookie, so that a page still says it', async () => {
      const moved = await site.page(`${page}?makeCode=TOYOTA`, revoked());
      expect([moved.status, moved.headers.has('set-cookie')]).toEqual([301, false]);
      const ahead = await site.page(page, { ...revoked(), 'sec-purpose': 'prefetch' });
      expect([ahead.status, String(ahead.headers.get('set-cookie')).includes('fc_preview')]).toEqual([200, false]);
    });

    test('a page that is not found says so, too', async () => {
      const missing = await site.page('/cars-for-sale/all/no-such-make', revoked());
      expect([missing.status, bar(missing.html)]).toEqual([404, expect.stringContaining('was revoked')]);
      expect(missing.headers.get('set-cookie')).toMatch(cleared);
    });

    test('in a frame the console may still show what the page says, and the frame’s cookie is removed', async () => {
      const framedBy = 'http://127.0.0.1:3002';
      const framed = await site.page(page, cookie({ id, framedBy }));
      expect(framed.headers.get('content-security-policy')).toContain(`;frame-ancestors ${framedBy};`);
      expect(framed.headers.get('x-frame-options')).toBeNull();
      expect(framed.headers.get('set-cookie')).toMatch(
        /^fc_preview=; Path=\/; Expires=Thu, 01 Jan 1970[^,]*; Secure; Partitioned/,
      );
      const opened = await open(token({ id, framedBy }));
      expect([opened.status, opened.headers.get('x-frame-options')]).toEqual([403, null]);
    });

    test('its files are for nobody', async () => {
      const file = '/_shell/remotes/mfe-filters/1.1.0/remoteEntry.js';
      expect((await site.page(file, revoked())).status).toBe(404);
      expect((await site.page(file, cookie())).status).toBe(200);
    });

    test('other links, and those of earlier versions without an id, stay valid', async () => {
      for (const other of [cookie(), cookie({ id: 'ba9876543210' })])
        expect((await site.page(page, other)).version('filters')).toBe('1.1.0');
    });

    test('a shell that starts while the registry is down still refuses it', async () => {
      await site.restartShell(() => site.registry.close());
      expect((await open(token({ id }))).status).toBe(403);
      const next = await site.page(page, revoked());
      expect([next.version('filters'), bar(next.html)]).toEqual(['1.0.0', expect.stringContaining('was revoked')]);
      await site.registry.listen();
    });
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
