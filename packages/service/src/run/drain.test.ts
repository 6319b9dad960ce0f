import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { problemsOf } from '../http/problems';
import { startHttp } from './start-http';

const ProblemError = problemsOf('bakery', { starting: [503, 'The bakery is starting'] });
const at = { port: 0, host: '127.0.0.1', variable: 'BAKERY_PORT', service: 'bakery' };
/** Reuses connections, as a proxy does. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

const start = () =>
  startHttp(at, new ProblemError('starting'), async () => ({
    handler: (request, response) => void response.end(request.url === '/healthz' ? 'open' : 'bread'),
  }));

async function ask(url: string) {
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  return { status: response.statusCode, connection: response.headers.connection, body: await text(response) };
}

test('a service that drains is not ready, and still serves each connection until its next answer', async () => {
  const bakery = await start();
  expect(await ask(`${bakery.url}/healthz`)).toEqual({ status: 200, connection: 'keep-alive', body: 'open' });
  bakery.drain();
  const health = await ask(`${bakery.url}/healthz`);
  expect([health.status, JSON.parse(health.body)]).toMatchObject([503, { type: 'bakery/stopping' }]);
  expect(await ask(`${bakery.url}/bread`)).toEqual({ status: 200, connection: 'close', body: 'bread' });
  await bakery.close();
});

test('GET /livez is 200 as long as the process answers, also while it drains', async () => {
  const bakery = await start();
  expect(await ask(`${bakery.url}/livez`)).toMatchObject({ status: 200, body: '{"alive":true}' });
  bakery.drain();
  expect((await ask(`${bakery.url}/livez`)).status).toBe(200);
  await bakery.close();
});
