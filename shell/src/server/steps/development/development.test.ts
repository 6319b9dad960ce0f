import { randomBytes } from 'node:crypto';
import type { Preview } from '@forecourt/contracts/previews';
import { signPreview } from '@forecourt/service';
import type { PreviewChange } from '../../routes/preview-changes';
import { fakeRemote } from '../../testing/fake-remote';
import { eventually, startTestSite, type TestSite } from '../../testing/test-shell';
import type { Inspection } from '../inspection';

// Renderers of their own have to start.
jest.setTimeout(60_000);

const secret = 'a secret of sixteen letters and more';
const page = '/cars-for-sale/all';
const name = 'mfe-filters';
let key = '';
let tag = '';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const cookieOf = (dev: Preview['dev'], hosts = ['127.0.0.1']) => ({
  cookie: `fc_preview=${signPreview({ versions: {}, dev, page, hosts, expires: inAnHour() }, secret)}`,
});
const mine = () => cookieOf({ [name]: key });
const version = (number: number) => `1.0.0-dev.x${tag}.${number}`;
const build = (number: number, body = `return h('p', null, 'build ${number}');`, css = `.a { order: ${number} }`) =>
  fakeRemote({ name, version: version(number), fragments: { filters: body }, css });

const inspectionIn = (html: string) => {
  const [, json = 'null'] = /<script type="application\/json" id="fc-inspection">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Inspection | null;
};
const file = (number: number, path = 'remoteEntry.js') => `/_shell/remotes/${name}/${version(number)}/${path}`;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { PREVIEW_SECRET: secret } });
});
afterAll(() => site.close());
beforeEach(() => {
  key = randomBytes(24).toString('base64url');
  tag = randomBytes(4).toString('hex');
  site.registry.develop(key, build(1));
});
afterEach(() => {
  site.registry.endDevelopment(key);
  site.registry.reports.length = 0;
});

/** Returns the events of a page, one for each call. */
async function changes() {
  const stream = await fetch(`${site.shell.url}/_shell/preview/changes`, { headers: mine() });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => JSON.parse((await reader.read()).value?.slice('data: '.length) ?? 'null') as PreviewChange;
  return { next, cancel: () => reader.cancel() };
}

test('a build is on the pages of its own browser, marked as one, and on no other', async () => {
  const shown = await site.page(page, mine());
  expect([shown.version('filters'), shown.outcome('filters')]).toEqual([version(1), 'ok']);
  expect(shown.html).toContain('build 1');
  expect(shown.html).toContain(`Development of ${name} until`);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  expect(inspectionIn(shown.html)).toMatchObject({ dev: { [name]: version(1) } });
  const others = [
    {},
    cookieOf({ 'mfe-ads': key }),
    cookieOf({ [name]: 'o'.repeat(32) }),
    cookieOf({ [name]: key }, ['x.localhost']),
  ];
  for (const headers of others) {
    const other = await site.page(page, headers);
    expect([other.status, other.version('filters'), other.html.includes('build 1')]).toEqual([200, '1.0.0', false]);
  }
});

test('only its page has the host in development mode; a visitor’s page is the same byte for byte while there is a session', async () => {
  const before = await site.page();
  const shown = await site.page(page, mine());
  expect([/the starter in development/, /the starter \*/].map((text) => text.test(shown.html))).toEqual([true, false]);
  const after = await site.page();
  expect(after.html).toBe(before.html);
  expect(after.html).not.toMatch(/in development|fc-inspection/);
});

test('its slots hydrate at once, so that they follow the next build', async () => {
  const hydrations = (html: string) =>
    [...html.matchAll(/"fragment":"filters","hydrate":"(\w+)"/g)].map(([, policy]) => policy);
  expect(hydrations((await site.page(page, mine())).html)).toEqual(['load']);
});

test('files and styles of a build are for its own browser, and for no cache', async () => {
  const { html } = await site.page(page, mine());
  const entry = await site.page(file(1), mine());
  expect([entry.status, entry.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  for (const headers of [{}, cookieOf({ 'mfe-ads': key })])
    expect((await site.page(file(1), headers)).status).toBe(404);
  expect((await site.page(file(1, 'server.js'), mine())).status).toBe(404);
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  const styles = await site.page(sheet, mine());
  expect([styles.html.includes('.a { order: 1 }'), styles.headers.get('cache-control')]).toEqual([
    true,
    'private, no-store',
  ]);
});

test('a page is notified of each build, error and finding, and of the end of the session', async () => {
  const { next, cancel } = await changes();
  const first = (await next())[name];
  expect(first).toMatchObject({
    problem: null,
    findings: null,
    build: { version: version(1), entry: { url: file(1) } },
  });
  expect(first?.build?.styles).toEqual([[file(1, 'style.css'), expect.stringMatching(/^sha384-/)]]);
  site.registry.develop(key, build(2));
  expect((await next())[name]?.build).toMatchObject({ version: version(2), facts: first?.build?.facts });
  const problem = { from: 'build' as const, message: 'no bracket', file: 'src/a.tsx', line: 3, frame: null };
  site.registry.develop(key, build(2), { problem, findings: [{ rule: 'size', what: 'large', remedy: 'smaller' }] });
  expect((await next())[name]).toMatchObject({ problem, findings: [{ rule: 'size' }], build: { version: version(2) } });
  expect((await site.page(page, mine())).html).toContain('build 2');
  site.registry.endDevelopment(key);
  expect(await next()).toEqual({ [name]: null });
  await cancel();
  const after = await site.page(page, mine());
  expect([after.version('filters'), after.html.includes('has no build to show')]).toEqual(['1.0.0', true]);
  expect((await site.page(file(2), mine())).status).toBe(404);
});

test('a build with other needs or policies has other facts, so that pages are loaded again', async () => {
  const { next, cancel } = await changes();
  const first = (await next())[name];
  const fragments = { filters: 'return null;' };
  site.registry.develop(key, fakeRemote({ name, version: version(2), fragments, needs: ['showcase'] }));
  expect((await next())[name]?.build?.facts).not.toBe(first?.build?.facts);
  await cancel();
});

test('browsers without a session may not listen, and too many pages are refused', async () => {
  const listen = (headers: Record<string, string>) => fetch(`${site.shell.url}/_shell/preview/changes`, { headers });
  expect((await listen({})).status).toBe(403);
  const streams = await Promise.all(Array.from({ length: 51 }, () => listen(mine())));
  expect(streams.map(({ status }) => status).filter((status) => status === 503)).toHaveLength(1);
  // A stopping shell does not wait for pages that only listen.
  site.shell.drain();
  await Promise.all(streams.map(async (stream) => stream.text()));
  await site.restartShell();
});

test('an error of a build on the server reaches its command with its stack, and visitors’ renderers never run it', async () => {
  site.registry.develop(key, build(2, 'throw new Error("flat tyre");'));
  const shown = await eventually(
    () => site.page(page, mine()),
    (one) => one.version('filters') === version(2),
  );
  expect([shown.status, shown.outcome('filters')]).toEqual([200, 'fallback']);
  await eventually(
    async () => site.registry.reports,
    ({ length }) => length > 0,
  );
  expect(site.registry.reports[0]).toMatchObject({
    ...{ kind: 'server', version: version(2) },
    stack: expect.stringMatching(/flat tyre[\s\S]*server\.js:\d+:\d+/),
  });
  // It ends the renderer of its own pages only.
  site.registry.develop(key, build(3, 'for (;;) {}'));
  const looping = await eventually(
    () => site.page(page, mine()),
    (one) => one.version('filters') === version(3),
  );
  expect([looping.outcome('filters'), looping.outcome('results')]).toEqual(['fallback', 'ok']);
  const visitor = await site.page();
  expect([visitor.version('filters'), visitor.outcome('filters')]).toEqual(['1.0.0', 'ok']);
});

test('a page reports what it shows to the command, about its own session only', async () => {
  await site.page(page, mine());
  const send = async (headers: Record<string, string>, report: unknown, remote = name) =>
    (
      await fetch(`${site.shell.url}/_shell/preview/reports`, {
        ...{ method: 'POST', body: JSON.stringify({ remote, report }) },
        headers: { Origin: site.shell.url, 'Content-Type': 'application/json', ...headers },
      })
    ).status;
  const shown = { kind: 'shown', version: version(1), how: 'loaded' };
  expect(await send(mine(), shown)).toBe(204);
  expect(site.registry.reports).toEqual([shown]);
  expect(await send({}, shown)).toBe(403);
  expect(await send(mine(), { ...shown, version: '1.0.0' })).toBe(403);
  expect(await send(mine(), shown, 'mfe-ads')).toBe(403);
  expect(await send(mine(), { kind: 'shown' })).toBe(400);
  expect(site.registry.reports).toHaveLength(1);
});
