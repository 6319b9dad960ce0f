import { request } from 'node:http';
import type { Manifest } from '@forecourt/contracts';
import type { WatchedBuild } from '../watch';
import { OfflineSite } from './offline-site';

const page = '/page?zip=1';
const folder = '/_shell/remotes/mfe-a';
const html = [
  '<!doctype html><head></head>',
  '<div data-slot="own" data-version="1.0.0" data-outcome="late"><div>Recorded</div></div>',
  '<div data-slot="others" data-version="2.0.0" data-outcome="ok"><div>Of <div>others</div></div></div>',
  '<script type="application/json" id="fc-page">{"plan":"plans/p","view":"views/v"}</script>',
].join('');
const plan = {
  slots: [
    { slot: 'own', remote: 'mfe-a', fragment: 'panel', hydrate: 'visible' },
    { slot: 'others', remote: 'mfe-b', fragment: 'other', hydrate: 'never' },
  ],
  remotes: { 'mfe-a': { entry: `${folder}/1.0.0/remoteEntry.js` } },
  scripts: {},
  early: [`${folder}/1.0.0/remoteEntry.js`],
};
const view = { url: page, data: { listing: { totalResultCount: 7 } }, reference: { makes: [] } };
const answers = {
  [page]: { type: 'text/html', policy: "script-src 'self'", body: Buffer.from(html) },
  '/_shell/plans/p': { type: 'application/json', body: Buffer.from(JSON.stringify(plan)) },
  '/_shell/views/v': { type: 'application/json', body: Buffer.from(JSON.stringify(view)) },
  '/x.svg': { type: 'image/svg+xml', body: Buffer.from('<svg/>') },
};

const file = { size: 1, integrity: `sha384-${'A'.repeat(64)}` };
const manifest: Manifest = {
  ...{ schema: 1, name: 'mfe-a', version: '1.0.0-dev.x00000000.1', contract: '^1.0.0', container: 'mfe_a' },
  ...{ entry: 'remoteEntry.js', server: 'server.js', sources: {}, shared: {} },
  fragments: {
    panel: { needs: [], hydrate: 'never', slots: [], expose: './panel', js: [], css: ['panel.css'], fallback: '' },
  },
  files: { 'remoteEntry.js': file, 'server.js': file, 'panel.css': file },
};
const build: WatchedBuild = {
  ...{ version: manifest.version, serverMap: '{}', savedAt: null },
  files: new Map([
    ['manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['server.js', Buffer.from('code')],
    ['panel.css', Buffer.from('.a{}')],
  ]),
};

const searched: string[] = [];
const failures: string[] = [];
let rendering: { html: string } | { stack: string };
let site: OfflineSite;
let origin: string;
beforeEach(async () => {
  searched.length = 0;
  failures.length = 0;
  rendering = { html: '<b>Built</b>' };
  site = new OfflineSite({
    recording: { page, answers: new Map(Object.entries(answers)) },
    remote: 'mfe-a',
    renderer: { load: () => {}, render: async () => rendering },
    resolve: async (_, stack) => ({ message: `${stack} <here>`, file: 'src/a.tsx', line: 2, frame: '> 2 | x' }),
    onFailed: ({ message }) => failures.push(message),
    onSearch: (url) => searched.push(url),
  });
  origin = new URL(await site.listen()).origin.replace('localhost', '127.0.0.1');
});
afterEach(() => site.close());

const get = async (path: string) => {
  const response = await fetch(origin + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const search = (url: string, slots: string) =>
  get(`/_shell/view?${new URLSearchParams({ url, needs: 'listing', plan: 'p', ...(slots !== '' && { slots }) })}`);

test('before the first build the page says so; recorded files are there, others are not', async () => {
  expect(await get(page)).toMatchObject({ status: 503, text: 'There is no build yet; see the terminal.' });
  expect(await get('/x.svg')).toMatchObject({ status: 200, text: '<svg/>' });
  expect(await get('/y.svg')).toMatchObject({ status: 404, text: `/y.svg was not recorded with ${page}.` });
});

test('the page has a build in the slots of its remote, with its style and script, and all else as recorded', async () => {
  site.show(build);
  const { text, headers } = await get(page);
  expect(text).toContain(`<div data-slot="own" data-version="${build.version}" data-outcome="ok"><b>Built</b></div>`);
  expect(text).toContain('data-outcome="ok"><div>Of <div>others</div></div></div>');
  expect(text).toContain(`<link rel="stylesheet" href="${folder}/${build.version}/panel.css">`);
  expect(headers.get('content-security-policy')).toMatch(/^script-src 'sha256-\S+' 'self'$/);
  expect((await get(`${folder}/${build.version}/panel.css`)).text).toBe('.a{}');
  expect(JSON.parse((await get('/_shell/plans/p')).text)).toMatchObject({
    slots: [{ version: build.version, hydrate: 'load' }, { hydrate: 'never' }],
    remotes: { 'mfe-a': { entry: `${folder}/${build.version}/remoteEntry.js` } },
    early: [],
  });
});

test('an error of the remote stands in its slot, as text, and is reported', async () => {
  rendering = { stack: 'flat tyre' };
  site.show(build);
  expect((await get(page)).text).toContain('<pre role="alert">flat tyre &lt;here>\n\n> 2 | x</pre>');
  expect(failures).toEqual(['flat tyre <here>']);
});

test('an open page gets any search with the recorded data and HTML; one that was not recorded is named', async () => {
  site.show(build);
  const { status, text } = await search('/page?zip=2', 'others,elsewhere');
  expect([status, JSON.parse(text)]).toEqual([
    200,
    {
      ...view,
      slots: [
        { slot: 'others', outcome: 'ok', html: '<div>Of <div>others</div></div>' },
        { slot: 'elsewhere', outcome: 'empty', html: '' },
      ],
    },
  ]);
  expect(JSON.parse((await search(page, '')).text)).toEqual({ ...view, slots: [] });
  expect(searched).toEqual(['/page?zip=2']);
});

test('measured events are signed for and accepted, so that the page reports no error, and reach nobody', async () => {
  expect(await get('/_shell/events/view/abc_-1')).toMatchObject({ status: 200, text: 'abc_-1.offline' });
  expect((await fetch(`${origin}/_shell/events`, { method: 'POST', body: '{}' })).status).toBe(204);
});

test('an open page is informed of the next build', async () => {
  const changes = (await fetch(`${origin}/_shell/offline/changes`)).body!.getReader();
  site.show(build);
  expect(Buffer.from((await changes.read()).value!).toString()).toBe(`data: ${build.version}\n\n`);
});

test('a name of another site that resolves to this machine gets nothing', async () => {
  const { hostname, port } = new URL(origin);
  const status = await new Promise((resolve, reject) =>
    request({ hostname, port, path: '/x.svg', headers: { Host: 'evil.example' } }, ({ statusCode }) =>
      resolve(statusCode),
    )
      .on('error', reject)
      .end(),
  );
  expect(status).toBe(421);
});
