import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteSource } from '@forecourt/contracts';
import { checkSources } from './check-sources';

let server: Server;
let url: string;
let asked: string[];
let answer: [status: number, body: string];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer[0]).end(answer[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const source: RemoteSource = {
  ...{ upstream: 'recalls', path: '/v1/all?{search}&brand={brand}', timeoutMs: 500 },
  schema: { type: 'object', required: ['recalls'], properties: { recalls: { type: 'array' } } },
};
const check = (sources: Record<string, RemoteSource> = { recalls: source }) =>
  checkSources({ sources }, { recalls: { url, answerBytes: 100 } });

test('an upstream is called as a source calls it, and a valid answer is no finding', async () => {
  answer = [200, '{"recalls":[1]}'];
  expect(await check()).toEqual({ findings: [], warnings: [] });
  expect(asked).toEqual([expect.stringMatching(/^\/v1\/all\?.*sortBy=.*&brand=\w+$/)]);
});

test.each<[string, string, RegExp]>([
  [
    'of another shape',
    '{"recalls":{}}',
    /the present answer of recalls to recalls does not fit its schema: .* at recalls: /,
  ],
  ['that is no JSON', '<html>', /is not JSON/],
  ['above the size limit', JSON.stringify('x'.repeat(200)), /larger than 100 bytes/],
])('R72 an answer %s is a finding that names the file, and not the upstream’s address', async (_what, body, reason) => {
  answer = [200, body];
  const { findings, warnings } = await check();
  expect(findings).toEqual([
    { rule: 'sources', what: expect.stringMatching(/^src\/sources\.json: the present answer of recalls/) },
  ]);
  expect(findings[0]?.what).toMatch(reason);
  expect(findings[0]?.what).not.toContain('127.0.0.1');
  expect(warnings).toEqual([]);
});

test('an unreachable upstream, or one without this path, is a warning', async () => {
  answer = [503, ''];
  const away = { ...source, upstream: 'gone' };
  const gone = { recalls: { url, answerBytes: 100 }, gone: { url: 'http://127.0.0.1:1', answerBytes: 100 } };
  const { findings, warnings } = await checkSources({ sources: { recalls: source, other: away } }, gone);
  expect(findings).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/^src\/sources\.json: recalls could not be called for recalls, .*503/),
    expect.stringMatching(/^src\/sources\.json: gone could not be called for other, /),
  ]);
  expect(warnings.join()).not.toContain('127.0.0.1:1/');
});

test('a source without a schema is not called', async () => {
  const { schema: _, ...plain } = source;
  expect(await check({ recalls: plain })).toEqual({ findings: [], warnings: [] });
  expect(asked).toEqual([]);
});
