import { fakeRemote, manifestOf } from '../testing/fake-remote';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const health = async () => {
  const answer = await site.page('/healthz');
  return { status: answer.status, ...(JSON.parse(answer.html) as { ready: boolean; reasons: string[] }) };
};
const ready = { status: 200, ready: true, reasons: [] };
const untilReady = () => eventually(health, ({ status }) => status === 200);
const untilNot = async () => (await eventually(health, ({ status }) => status === 503)).reasons;

test('GET /healthz is 200 while visitors get whole pages', async () => {
  expect(await untilReady()).toEqual(ready);
});

test('GET /healthz is 503 with the reason while every page is 500, GET /livez is 200; both are 200 afterwards', async () => {
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    response.writeHead(500).end();
    return true;
  };
  expect(await untilNot()).toEqual(['the sample page /cars-for-sale/all of research was 500']);
  expect((await site.page()).status).toBe(500);
  expect((await site.page('/livez')).status).toBe(200);
  site.marketplace.fault = () => false;
  await untilReady();
});

test('GET /livez needs no page, and GET /healthz of a shell that is told to stop is 503 while it still serves, each connection to its next answer', async () => {
  const other = await startTestSite();
  await other.page();
  other.shell.drain();
  const health = await other.page('/healthz');
  expect([health.status, JSON.parse(health.html)]).toEqual([
    503,
    { ready: false, reasons: ['the shell is about to stop'] },
  ]);
  expect((await other.page()).outcome('filters')).toBe('ok');
  const kept = await fetch(`${other.shell.url}/cars-for-sale/all`);
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'close']);
  await kept.text();
  expect((await other.page('/livez')).status).toBe(200);
  await other.close();
});

test('GET /healthz is 503 while no slot can be rendered, and does not mind one', async () => {
  const throwing = Object.values(plainRemotes()).map((remote) => {
    const { name, fragments } = manifestOf(remote);
    const bodies = Object.keys(fragments).map((fragment) => [fragment, "throw new Error('no');"]);
    return fakeRemote({ name, version: '2.0.0', fragments: Object.fromEntries(bodies) });
  });
  for (const remote of throwing) site.registry.publish(remote);
  expect(await untilNot()).toEqual(['the sample page /cars-for-sale/all of research had no slot rendered']);
  expect((await site.page()).status).toBe(200);
  site.registry.promote('mfe-filters', '1.0.0');
  await untilReady();
});
