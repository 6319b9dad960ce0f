import express from 'express';
import * as z from 'zod';
import {
  answerStandardProblems,
  createLogger,
  defineApi,
  inPath,
  problemsOf,
  routesWith,
  serveRoutes,
  serviceRoute,
  standardKinds,
} from '../index';
import { ServiceMetrics } from '../observe/metrics';
import { serve } from '../testing/serve';

const Problem = problemsOf('test', { ...standardKinds('The test service'), closed: [401, 'The service is closed'] });

interface Services {
  isOpen: boolean;
  metrics: ServiceMetrics;
}

const store = serviceRoute<Services>(
  {
    method: 'put',
    path: '/things/:id',
    summary: 'Stores a thing.',
    parameters: [inPath('id', 'Id of the thing.')],
    body: { schema: z.looseObject({ name: z.string() }), types: ['application/json'] },
    answer: z.looseObject({}),
    status: 200,
    refusals: [401, 413],
    example: '/things/1',
  },
  ({ isOpen }) => ({
    before: [(_request, _response, next) => next(isOpen ? undefined : new Problem('closed'))],
    limit: 100,
    handlers: [(request, response) => void response.json({ ...request.body, id: request.params.id })],
  }),
);
const api = defineApi<Services>({
  title: 'Test',
  description: 'Stores things.',
  routes: [store],
  health: {
    summary: 'Whether it is open.',
    answer: z.strictObject({ isOpen: z.boolean() }),
    serve:
      ({ isOpen }) =>
      (_request, response) =>
        void response.json({ isOpen }),
  },
});

function start(isOpen: boolean) {
  const app = express();
  serveRoutes(app, routesWith({ isOpen, metrics: new ServiceMetrics([1]) }, api.routes));
  const logger = createLogger('test', 'silent');
  app.use(answerStandardProblems({ code: 'test', name: 'The test service', Problem, logger }));
  return serve(app);
}

const put = (url: string, body: string) =>
  fetch(`${url}/things/7`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });

test('a service serves its routes, its health, its metrics and the description of them all', async () => {
  await using server = await start(true);
  expect(await (await put(server.url, '{"name":"a"}')).json()).toEqual({ name: 'a', id: '7' });
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ isOpen: true });
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('process_resident_memory_bytes');
  const { paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as ReturnType<typeof api.describe>;
  expect(Object.keys(paths)).toEqual(['/things/{id}', '/healthz', '/metrics', '/openapi.json']);
  expect(paths).toEqual(JSON.parse(JSON.stringify(api.describe().paths)));
});

test('a handler that runs before the body is parsed refuses a request whose body is invalid', async () => {
  await using server = await start(false);
  expect((await put(server.url, '{"name":')).status).toBe(401);
});

test('a service’s own limit applies to the body', async () => {
  await using server = await start(true);
  expect((await put(server.url, JSON.stringify({ name: 'a'.repeat(80) }))).status).toBe(200);
  expect((await put(server.url, JSON.stringify({ name: 'a'.repeat(100) }))).status).toBe(413);
});
