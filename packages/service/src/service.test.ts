import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from 'express';
import express from 'express';
import { pino } from 'pino';
import * as z from 'zod';
import {
  answerAll,
  answerProblems,
  closeServer,
  listen,
  nameRequests,
  problemsOf,
  reasonsOf,
  ServiceMetrics,
  Tokens,
} from './';
import { serve } from './testing/serve';

const ProblemError = problemsOf('bakery', {
  'sold-out': [409, 'There is none left'],
  'token-wrong': [401, 'The token is not valid'],
  'bad-body': [400, 'The body does not have the expected form'],
  internal: [500, 'The bakery failed'],
  starting: [503, 'The bakery is starting'],
});

const silent = pino({ level: 'silent' });
const host = '127.0.0.1';
const variable = 'BAKERY_PORT';

function bakery(logger = silent) {
  const app = express().use(nameRequests());
  app.get('/bread', () => {
    throw new ProblemError('sold-out', 'All of it was sold by noon.', ['rye', 'wheat'], {
      label: 'Cakes',
      href: '/cake',
    });
  });
  app.get('/cake', () => {
    throw new ProblemError('token-wrong');
  });
  app.get('/fire', () => {
    throw new Error('the oven, at 10.0.0.7');
  });
  app.post('/order', express.json({ limit: 100 }), (_request, response) => void response.send('ok'));
  app.use(
    answerProblems({
      ...{ service: 'bakery', logger },
      parser: { 'entity.parse.failed': () => new ProblemError('bad-body', 'The body is not valid JSON.') },
      unreadable: (reason) => new ProblemError('bad-body', `The request cannot be read: ${reason}.`),
      internal: () => new ProblemError('internal'),
    }),
  );
  return app;
}

test('a refusal is answered as problem details, with its reasons and where to go on', async () => {
  await using site = await serve(bakery());
  const answer = await fetch(`${site.url}/bread`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([409, 'application/problem+json; charset=utf-8']);
  expect(await answer.json()).toEqual({
    type: 'bakery/sold-out',
    title: 'There is none left',
    status: 409,
    detail: 'All of it was sold by noon.',
    reasons: ['rye', 'wheat'],
    back: { label: 'Cakes', href: '/cake' },
  });
});

test('a refusal without a detail repeats its title; 401 names the realm', async () => {
  await using site = await serve(bakery());
  const answer = await fetch(`${site.url}/cake`);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="bakery"');
  expect(await answer.json()).toMatchObject({ detail: 'The token is not valid' });
});

test('an unexpected error reveals nothing about itself', async () => {
  await using site = await serve(bakery());
  const answer = await fetch(`${site.url}/fire`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('10.0.0.7');
});

test('a request retains its id or gets one, and the log line of its failure has it', async () => {
  const lines: object[] = [];
  const logger = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  await using site = await serve(bakery(logger));
  const given = { 'X-Request-Id': 'order-0000-4711' };
  expect((await fetch(`${site.url}/fire`, { headers: given })).headers.get('x-request-id')).toBe('order-0000-4711');
  const bad = await fetch(`${site.url}/fire`, { headers: { 'X-Request-Id': 'x y' } });
  const made = bad.headers.get('x-request-id');
  expect(made).toMatch(/^[\w-]{36}$/);
  expect(lines).toMatchObject([{ requestId: 'order-0000-4711', path: '/fire' }, { requestId: made }]);
});

test.each([
  ['no JSON', '{', 'The body is not valid JSON.'],
  ['too large', JSON.stringify('a'.repeat(200)), 'The request cannot be read: request entity too large.'],
])('a body that is %s is an error of the client', async (_name, body, detail) => {
  await using site = await serve(bakery());
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.url}/order`, { method: 'POST', headers, body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ type: 'bakery/bad-body', detail });
});

test('until it is ready, a service answers every request with one problem', async () => {
  await using site = await serve(answerAll(new ProblemError('starting')));
  const answer = await fetch(`${site.url}/anything`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});

test('a port in use is refused with the variable to set', async () => {
  await using site = await serve(bakery());
  const port = Number(new URL(site.url).port);
  await expect(listen(createServer(), { port, host, variable })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken. Stop what runs there, or set BAKERY_PORT.`,
  );
});

test('closing waits for pending requests', async () => {
  let finish = () => {};
  const { server, url } = await serve((_request, response) => {
    response.write('half, ');
    finish = () => response.end('whole');
  });
  const answer = await fetch(url);
  const closed = closeServer(server, 10_000);
  finish();
  expect(await answer.text()).toBe('half, whole');
  await closed;
});

test('closing waits no longer than its time limit', async () => {
  const { server, url } = await serve((_request, response) => void response.write('never done'));
  const answer = await fetch(url);
  await closeServer(server, 1);
  await expect(answer.text()).rejects.toThrow();
});

describe('tokens', () => {
  const asked = (authorization?: string) =>
    ({ get: (name: string) => (name === 'authorization' ? authorization : undefined) }) as Request;

  test('are several, some with a name', () => {
    const tokens = Tokens.parse('plain, filters-team:s3cret', 'BAKERY_TOKEN');
    expect(tokens.senderOf(asked('Bearer plain'))).toEqual({ name: null });
    expect(tokens.senderOf(asked('bearer filters-team:s3cret'))).toEqual({ name: 'filters-team' });
    for (const wrong of ['Bearer s3cret', 'Bearer plai', 'Bearer plain2']) {
      expect(tokens.senderOf(asked(wrong))).toBe('wrong');
    }
    for (const missing of [undefined, '', 'Bearer', 'Basic plain'])
      expect(tokens.senderOf(asked(missing))).toBe('missing');
    expect(() => Tokens.parse('a,,b', 'BAKERY_TOKEN')).toThrow('BAKERY_TOKEN holds an empty token.');
  });

  test('a created token is stored in its file, readable by its owner only', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
    const file = path.join(folder, 'token');
    await Tokens.inFile(file);
    const made = readFileSync(file, 'utf8').trim();
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await Tokens.inFile(file)).senderOf(asked(`Bearer ${made}`))).toEqual({ name: null });
    rmSync(folder, { recursive: true });
  });
});

test('requests are measured by their route; event streams are not', async () => {
  const metrics = new ServiceMetrics([0.1, 1]);
  const app = express().use(metrics.measure());
  app.get('/bread/:id', (_request, response) => void response.send('bread'));
  app.get('/news', (_request, response) => void response.type('text/event-stream').end());
  app.use(
    '/shop',
    express.Router().get(['/', '/door'], (_request, response) => void response.send('open')),
  );
  app.get('/metrics', metrics.handler());
  await using site = await serve(app);
  for (const asked of ['/bread/1', '/bread/2', '/news', '/shop/door', '/nothing'])
    await (await fetch(site.url + asked)).text();
  const text = await (await fetch(`${site.url}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/bread/:id",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/shop/",status="200"} 1');
  expect(text).not.toContain('/news');
});

test('the issues of a parse are sentences', () => {
  const schema = z.object({ name: z.string(), sizes: z.record(z.string().length(1), z.number()) });
  const parsed = schema.safeParse({ name: 7, sizes: { long: 1 } });
  expect(reasonsOf(parsed.error!)).toEqual([
    'name: Invalid input: expected string, received number',
    'sizes.long: Invalid key in record (Too big: expected string to have exactly 1 characters)',
  ]);
});
