import * as z from 'zod';
import { useFolder } from '../testing/folder';
import { startTestServer, type TestServer } from '../testing/server';
import { api } from './api';
import { retireListing, writeRecords } from './routes/inventory';

const folder = useFolder(true);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(folder());
});
afterAll(() => server.close());

test.each(api.routes.filter(({ method }) => method === 'get').map((route) => [route.path, route] as const))(
  'GET %s answers as described',
  async (_, route) => {
    const response = await fetch(server.url + route.example);
    const text = await response.text();
    expect([response.status, text.slice(0, response.status === 200 ? 0 : 500)]).toEqual([route.status, '']);
    if (route.answer === null) return;
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const body: unknown = JSON.parse(text);
    const strict = route.answer instanceof z.ZodObject ? route.answer.strict() : route.answer;
    expect(strict.parse(body)).toEqual(body);
  },
);

test('POST and DELETE /inventory/listings answer as described', async () => {
  const record = { year: 2021, make: 'Toyota', model: 'Camry LE', sellerName: 'Lakeside', zip: '1' };
  const body = [record, { ...record, vin: '4T1G11AK5MU599999' }, { ...record, model: 'Corolla' }];
  writeRecords.body!.schema.parse(body);
  const written = await server.write(writeRecords.example, { method: 'POST', body: JSON.stringify(body) });
  expect(written.status).toBe(writeRecords.status);
  writeRecords.answer!.parse(await written.json());
  const retired = await server.write(retireListing.example, { method: 'DELETE' });
  expect([retired.status, await retired.text()]).toEqual([retireListing.status, '']);
});

test('operations that need a token are described so, and refused without one', async () => {
  const { paths } = api.describe();
  for (const { path, method, isSecured, example } of api.routes) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method];
    expect(JSON.stringify(described).includes('"security":[{"token":[]}]')).toBe(isSecured === true);
    const { status } = await fetch(server.url + example, { method: method.toUpperCase() });
    expect([path, status === 401]).toEqual([path, isSecured === true]);
  }
});

test('the description is served, describes every route once, and has no broken references', async () => {
  const document = api.describe();
  expect(await server.get('/openapi.json', z.unknown())).toEqual(JSON.parse(JSON.stringify(document)));
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
  expect(described).toHaveLength(api.routes.length);
  const text = JSON.stringify(document);
  for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
    expect(document.components[kind as 'parameters']).toHaveProperty(name!);
  }
});

test('every route answers its own example: none is shadowed by the path of another', async () => {
  const unknown = 'marketplace/not-found';
  for (const { path, example, method } of api.routes) {
    const response = await fetch(server.url + example, { method: method.toUpperCase() });
    const body = await response.text();
    expect([path, body.includes(`"type":"${unknown}"`)]).toEqual([path, false]);
  }
});
