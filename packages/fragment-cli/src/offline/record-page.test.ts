import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { runFragment } from '../testing/command';
import { temporaryFolder } from '../testing/folder';

const secret = 'kept-secret';
const names = { plan: 'plans/p', view: 'views/v', own: { wallet: { mail: secret } } };
const html = [
  '<!doctype html><head><link rel="stylesheet" href="/_shell/page.css"><link rel="canonical" href="/canonical"></head>',
  '<a href="/account/saved">Saved</a><img src="/x.svg?a=1&amp;b=2" srcset="/x.svg 1x, /y.svg 2x">',
  '<script src="https://elsewhere.example/a.js"></script><script src="/account-api/me.js"></script>',
  `<script type="application/json" id="fc-page">${JSON.stringify(names)}</script><script>load("/_shell/host.js")</script>`,
].join('');
const files: Readonly<Record<string, [type: string, body: string]>> = {
  '/page?zip=1': ['text/html; charset=utf-8', html],
  '/_shell/plans/p': [
    'application/json',
    '{"remotes":{"mfe-a":{"entry":"/_shell/remotes/mfe-a/1.0.0/remoteEntry.js"}}}',
  ],
  '/_shell/views/v': ['application/json', '{}'],
  '/_shell/page.css': ['text/css', '@font-face{src:url("fonts/a.woff2")}'],
  '/_shell/fonts/a.woff2': ['font/woff2', 'font'],
  '/_shell/host.js': ['text/javascript', 'fetch("/_shell/preview/changes")'],
  '/_shell/remotes/mfe-a/1.0.0/remoteEntry.js': ['text/javascript', 'a'],
  '/_shell/preview/changes': ['text/plain', secret],
  '/account-api/me.js': ['text/javascript', secret],
  '/account/saved': ['text/html', secret],
  '/canonical': ['text/html', secret],
  '/x.svg': ['image/svg+xml', '<svg/>'],
  '/x.svg?a=1&b=2': ['image/svg+xml', '<svg/>'],
  '/y.svg': ['image/svg+xml', '<svg/>'],
};

let folder: string;
const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
const server = createServer(({ url = '', headers }, response) => {
  requests.push({ path: url, headers });
  const [type, body] = files[url] ?? [];
  if (type === undefined || body === undefined) return void response.writeHead(404).end();
  response.writeHead(200, {
    ...{ 'Content-Type': type, 'Content-Encoding': 'br', 'Set-Cookie': `session=${secret}`, 'X-Token': secret },
    'Content-Security-Policy': "script-src 'none'",
  });
  response.end(brotliCompressSync(body));
});
beforeAll(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'mfe-a/src'), { recursive: true });
  await writeFile(join(folder, 'mfe-a/package.json'), JSON.stringify({ name: 'mfe-a', version: '1.0.0' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
const record = (page: string) => {
  const { port } = server.address() as AddressInfo;
  return runFragment(`record a --site http://certified.localhost:${port} --page ${page}`, { cwd: folder });
};

test('dev --offline without a recording says how to make one', async () => {
  const { code, err } = await runFragment('dev a --offline', { cwd: folder });
  expect([code, err]).toEqual([1, expect.stringContaining('fragment record makes it')]);
  expect((await runFragment('dev a --inspect 9229', { cwd: folder })).err).toContain('--inspect needs --offline');
});

test('everything that a page loads is recorded, on its brand, and nothing of anybody', async () => {
  const { code, out, err } = await record('/page?zip=1');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^Recorded \/page\?zip=1 in mfe-a\/recorded: 10 answers, 1 kB\./);
  const index = JSON.parse(await readFile(join(folder, 'mfe-a/recorded/index.json'), 'utf8')) as {
    answers: Record<string, object>;
  };
  const expected = Object.keys(files).filter((path) => !/account|preview|canonical/.test(path));
  expect(Object.keys(index.answers)).toEqual(expected.sort());
  expect(Object.values(index.answers).flatMap((answer) => Object.keys(answer))).not.toContain('headers');
  const stored = await Promise.all(
    (await readdir(join(folder, 'mfe-a/recorded'))).map((name) =>
      readFile(join(folder, 'mfe-a/recorded', name), 'utf8'),
    ),
  );
  expect(stored.some((text) => text.includes('"plan":"plans/p"'))).toBe(true);
  for (const text of stored) expect(text).not.toContain(secret);
  for (const { path, headers } of requests) {
    expect([path, headers.cookie, headers.authorization]).toEqual([path, undefined, undefined]);
    expect(headers.host).toMatch(/^certified\.localhost:/);
    expect(path).not.toMatch(/account|preview/);
  }
});

test('what is no page with slots, and what belongs to one visitor, is refused with words', async () => {
  expect((await record('/nothing')).err).toMatch(/cannot be recorded: .*404/);
  expect((await record('/y.svg')).err).toContain('is no page with slots');
  expect((await record('/account/saved')).err).toContain('belongs to one visitor');
  expect((await runFragment('record a', { cwd: folder })).err).toContain('--site http://');
});
