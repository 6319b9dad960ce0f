import { brands } from '@forecourt/brands';
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

test('GET /healthz is 200 once the shell can make pages', async () => {
  expect(await untilReady()).toEqual(ready);
});

test('R75 a fault of all shells makes none of them unready: GET /healthz stays 200 while every page is 500', async () => {
  await untilReady();
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing?')) return false;
    response.writeHead(500).end();
    return true;
  };
  expect((await site.page('/cars-for-sale/new')).status).toBe(500);
  expect(await health()).toEqual(ready);
  expect((await site.page('/livez')).status).toBe(200);
  site.marketplace.fault = () => false;
});

test('R75 a shell that has to refuse pages stays ready, and so does one whose fragments fail', async () => {
  const throwing = Object.values(plainRemotes()).map((remote) => {
    const { name, fragments } = manifestOf(remote);
    const bodies = Object.keys(fragments).map((fragment) => [fragment, "throw new Error('no');"]);
    return fakeRemote({ name, version: '2.0.0', fragments: Object.fromEntries(bodies) });
  });
  for (const remote of throwing) site.registry.publish(remote);
  const page = await eventually(
    () => site.page(),
    ({ outcome }) => outcome('results') === 'fallback',
  );
  expect(page.status).toBe(200);
  expect(await health()).toEqual(ready);
  for (const { name } of Object.values(plainRemotes()).map(manifestOf)) site.registry.promote(name, '1.0.0');
});

test('R75 a shell rehearses pages of every brand before it is ready, and none if that is configured', async () => {
  const rehearsed = await startTestSite({ env: { REHEARSAL_ROUNDS: '2' } });
  const state = async () =>
    JSON.parse((await rehearsed.page('/healthz')).html) as { ready: boolean; reasons: string[] };
  await eventually(state, ({ ready: isReady }) => isReady);
  const pages = await rehearsed.metrics();
  for (const { id } of brands)
    expect(pages).toMatch(new RegExp(`forecourt_pages_total\\{brand="${id}",status="200"\\} [1-9]`));
  await rehearsed.close();
  expect(await site.metrics()).not.toMatch(/forecourt_pages_total\{brand="valuation"/);
});

test('GET /livez needs no page; GET /healthz of a draining shell is 503 while it still serves, each connection until its next answer', async () => {
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
