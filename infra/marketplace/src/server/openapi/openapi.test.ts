import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@forecourt/service';
import * as z from 'zod';
import { useFolder } from '../../testing/folder';
import { sampleReference } from '../../testing/reference';
import { startTestServer, type TestServer } from '../../testing/server';
import { createApp } from '../app';
import type { Services } from '../services';
import { openApiDocument } from './document';
import { operations } from './operations';

const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder());
});
afterAll(() => server.close());

test.each(operations.filter(({ method }) => method === 'get').map((operation) => [operation.path, operation] as const))(
  'GET %s answers as described',
  async (_, operation) => {
    const response = await fetch(server.url + operation.example);
    const text = await response.text();
    expect([response.status, text.slice(0, response.status === 200 ? 0 : 500)]).toEqual([operation.status, '']);
    if (operation.answer === null) return;
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const body: unknown = JSON.parse(text);
    const strict = operation.answer instanceof z.ZodObject ? operation.answer.strict() : operation.answer;
    expect(strict.parse(body)).toEqual(body);
  },
);

test('POST and DELETE /inventory/listings answer as described', async () => {
  const [post, remove] = operations.filter(({ isSecured }) => isSecured) as [Operation, Operation];
  const record = { year: 2021, make: 'Toyota', model: 'Camry LE', sellerName: 'Lakeside', zip: '1' };
  const body = [record, { ...record, vin: '4T1G11AK5MU599999' }, { ...record, model: 'Corolla' }];
  post.body!.schema.parse(body);
  const written = await server.write(post.example, { method: 'POST', body: JSON.stringify(body) });
  expect(written.status).toBe(post.status);
  post.answer!.parse(await written.json());
  const retired = await server.write(remove.example, { method: 'DELETE' });
  expect([retired.status, await retired.text()]).toEqual([remove.status, '']);
});

test('what needs a token is described so, and refused without one', async () => {
  const { paths } = openApiDocument();
  for (const { path, method, isSecured, example } of operations) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
    expect(JSON.stringify(described).includes('"security":[{"token":[]}]')).toBe(isSecured === true);
    const { status } = await fetch(server.url + example, { method: method.toUpperCase() });
    expect([path, status === 401]).toEqual([path, isSecured === true]);
  }
});

test('the description is served, names every operation once, and refers to nothing that is absent', async () => {
  const document = openApiDocument();
  expect(await server.get('/openapi.json', z.unknown())).toEqual(JSON.parse(JSON.stringify(document)));
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(operations.length);
  const text = JSON.stringify(document);
  for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(document.components[kind as 'parameters']).toHaveProperty(name!);
  }
});

test('what is described is served: no described path answers as an unknown one does', async () => {
  const unknown = 'marketplace/not-found';
  for (const { path, example, method } of operations) {
    const response = await fetch(server.url + example, { method: method.toUpperCase() });
    const body = await response.text();
    expect([path, body.includes(`"type":"${unknown}"`)]).toEqual([path, false]);
  }
});

test('what is served is described: every route of the app is an operation', () => {
  const services = {
    ...{ reference: sampleReference, tokens: [] },
    metrics: { measure: () => next, handler: () => next },
  } as unknown as Services;
  const routes = createApp(services).router.stack.flatMap(({ route }) =>
    (route?.stack ?? []).map(({ method }) => `${method} ${route!.path}`),
  );
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(described.toSorted());
});
const next = (_request: unknown, _response: unknown, go: () => void) => go();

test('docs/marketplace-openapi.json holds the description as it is', () => {
  const file = path.join(__dirname, '../../../../../docs/marketplace-openapi.json');
  // `node infra/workspace/write-openapi.mjs` writes it.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});
