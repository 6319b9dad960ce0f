import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandById } from '@forecourt/brands';
import type { Express } from 'express';
import { quiet, startTestRegistry, type TestRegistry } from '../../testing/registry';
import { type AppParts, createApp } from '../app';
import { openApiDocument } from './document';
import { operations } from './operations';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.publish('mfe-sample', '1.0.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
  const electric = { ...brandById('maker'), id: 'electric', hosts: ['electric.localhost'], layouts: {} };
  await registry.call('PUT', '/v1/brands/electric', { brand: electric });
});
afterAll(() => registry.close());

const read = operations.filter(({ method, path }) => method === 'get' && path !== '/v1/channels/stream');

test.each(read.map((operation) => [operation.path, operation] as const))(
  'GET %s answers as described',
  async (_path, { example, status, answer }) => {
    const response = await registry.call('GET', example);
    expect([response.status, response.status === status ? '' : await response.text()]).toEqual([status, '']);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('what is removed is answered as described', async () => {
  const operation = operations.find(({ method, path }) => method === 'delete' && path === '/v1/brands/:brand');
  const response = await registry.call('DELETE', operation?.example ?? '');
  expect(operation?.answer?.safeParse(await response.json()).success).toBe(true);
});

test('what needs a token is described so, and refused without one', async () => {
  for (const { path, method, isSecured, example } of operations.filter(({ path }) => !path.endsWith('/stream'))) {
    const { status } = await fetch(registry.url + example, { method: method.toUpperCase() });
    expect([method, path, status === 401]).toEqual([method, path, isSecured === true]);
  }
});

/** What the app answers, `get /v1/brands`, its routers’ routes included. */
function routesOf({ stack }: Express['router']): string[] {
  return stack.flatMap((layer) => {
    const { route, handle } = layer as unknown as Layer;
    if (route !== undefined) return route.stack.map(({ method }) => `${method} ${route.path}`);
    return handle.stack === undefined ? [] : routesOf(handle as Express['router']);
  });
}
interface Layer {
  route?: { path: string; stack: readonly { method: string }[] };
  handle: { stack?: unknown };
}

test('every path that is served is described, and every path that is described is served', () => {
  const next = () => (_request: unknown, _response: unknown, go: () => void) => go();
  const parts = {
    ...{ store: {}, automaticRollback: {}, previews: undefined, logger: quiet },
    authority: { may: next, mayPlace: next },
    streams: { handler: next },
    metrics: { measure: next, handler: next },
  } as unknown as AppParts;
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routesOf(createApp(parts).router))].sort()).toEqual(described.toSorted());
});

test('the description is served, and stands in docs/registry-openapi.json as it is', async () => {
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));
  expect(await (await registry.call('GET', '/openapi.json')).json()).toEqual(document);
  // `node infra/workspace/write-openapi.mjs` writes it.
  const file = join(__dirname, '../../../../../docs/registry-openapi.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
});
