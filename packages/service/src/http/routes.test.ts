import express from 'express';
import * as z from 'zod';
import {
  answerStandardProblems,
  createLogger,
  type Operation,
  problemsOf,
  routesWith,
  serveRoutes,
  serviceRoute,
  standardKinds,
} from '..';
import { serve } from '../testing/serve';

const Problem = problemsOf('test', standardKinds('The test service'));
const bodySchema = z.looseObject({ name: z.string() });
const operation: Operation = {
  method: 'post',
  path: '/things/:id',
  summary: 'Stores a thing.',
  body: { schema: bodySchema, types: ['application/json', 'application/x-www-form-urlencoded'], limit: '1kb' },
  answer: z.looseObject({}),
  status: 200,
  refusals: [400, 413],
  example: '/things/1',
};

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const app = express();
  const echo = serviceRoute(
    operation,
    () => (request, response) => void response.json({ ...request.body, id: request.params.id }),
  );
  serveRoutes(app, routesWith({}, [echo]), () => new Problem('bad-body', 'The body is nested too deeply.'));
  const logger = createLogger('test', 'silent');
  app.use(answerStandardProblems({ code: 'test', name: 'The test service', Problem, logger }));
  server = await serve(app);
});
afterAll(() => server[Symbol.asyncDispose]());

const post = (type: string, body: string) =>
  fetch(`${server.url}/things/7`, { method: 'POST', headers: { 'Content-Type': type }, body });

describe('routes', () => {
  test('an operation is served at its path, with its body parsed in each type that it names', async () => {
    expect(await (await post('application/json', '{"name":"a"}')).json()).toEqual({ name: 'a', id: '7' });
    expect(await (await post('application/x-www-form-urlencoded', 'name=a')).json()).toEqual({ name: 'a', id: '7' });
  });

  test('a body over the limit, or nested in more than eight levels, is refused before the handlers run', async () => {
    expect((await post('application/json', JSON.stringify({ name: 'a'.repeat(2000) }))).status).toBe(413);
    const nested = (levels: number) => `${'{"name":'.repeat(levels)}1${'}'.repeat(levels)}`;
    expect((await post('application/json', nested(8))).status).toBe(200);
    expect((await post('application/json', nested(9))).status).toBe(400);
  });
});
