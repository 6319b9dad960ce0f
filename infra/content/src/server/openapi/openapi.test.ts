import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import * as z from 'zod';
import { startTestServer, type TestServer } from '../../testing/server';
import { createApp } from '../app';
import { openApiDocument } from './document';
import { operations } from './operations';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(operations.map((operation) => [operation.path, operation] as const))(
  'GET %s answers as described',
  async (_, { example, status, answer }) => {
    const response = await fetch(server.url + example);
    expect(response.status).toBe(status);
    if (answer !== null) answer.parse(await response.json());
  },
);

test('every path that is served is described', () => {
  const { stack } = createApp(pino({ level: 'silent' })).router;
  const served = stack.flatMap(({ route }) => (route === undefined ? [] : [route.path]));
  expect(served.toSorted()).toEqual(operations.map(({ path }) => path).toSorted());
});

test('the description is served, and stands in docs/content-openapi.json as it is', async () => {
  const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));
  expect(await server.get('/openapi.json', z.unknown())).toEqual(document);
  // `node infra/workspace/write-openapi.mjs` writes it.
  const file = path.join(__dirname, '../../../../../docs/content-openapi.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
});
