import { createHash, randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { startTestSite, type TestSite } from '../testing/test-shell';

const eventOf = (more: object = {}) => ({
  event: randomUUID(),
  type: 'impression',
  at: Date.now(),
  placement: 'premium',
  id: 'listing-7',
  owner: 'dealer-3',
  position: 0,
  page: 1,
  sponsored: true,
  ...more,
});
const told = (events: readonly unknown[], more: object = {}) => ({
  ...{ view: 'a-view-of-nobody', plan: 'mfe-ads@1.0.0', on: 'results', sent: Date.now(), events },
  ...more,
});

/** Requests a text. Not with `fetch`, which does not let callers set `Host`. */
function getText(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, async (answer) => {
      let text = '';
      for await (const piece of answer) text += piece;
      resolve(text);
    }).on('error', reject);
  });
}

describe('POST /_shell/events', () => {
  let site: TestSite;
  let folder: string;

  beforeAll(async () => {
    site = await startTestSite({ env: { EVENTS_PER_MINUTE: '10000' } });
    folder = join(site.dataDir, 'events');
  });
  afterAll(() => site.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.shell.url}/_shell/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.shell.url, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const signed = async (view: string, host = 'localhost') =>
    (await getText(`${site.shell.url}/_shell/events/view/${view}`, host)).trim();
  const lines = async () => {
    const files = await readdir(folder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return texts.join('').split('\n').filter(Boolean);
  };
  const kept = async () =>
    (await lines()).filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Record<string, unknown>);

  test('R53 an event is a line of the day’s file, with brand, plan and the shell’s time, before the request is answered', async () => {
    const event = eventOf({ at: Date.now() - 5000 });
    const before = Date.now();
    expect((await post(told([event]))).status).toBe(204);
    const [line] = (await kept()).filter(({ event: id }) => id === event.event);
    expect(line).toMatchObject({
      ...{ type: 'impression', placement: 'premium', id: 'listing-7', owner: 'dealer-3', sponsored: true },
      ...{ brand: 'research', plan: 'unknown', on: 'results', view: 'a-view-of-nobody' },
    });
    expect(line!.taken).toBeGreaterThanOrEqual(before);
    expect(line!.at).toBeLessThanOrEqual(Number(line!.taken) - 5000);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}\.jsonl$/)]);
    expect(await site.metrics()).toContain('forecourt_measured_total{type="impression",sponsored="true"} 1');
  });

  test('R53 a wrong clock of a browser is corrected: an event’s time is the shell’s, minus its age by the browser’s clock', async () => {
    for (const off of [-3_600_000, 3_600_000]) {
      const before = Date.now();
      const event = eventOf({ at: before + off - 5000 });
      expect((await post(told([event], { sent: before + off }))).status).toBe(204);
      const [line] = (await kept()).filter(({ event: id }) => id === event.event);
      expect(Number(line!.at)).toBe(Number(line!.taken) - 5000);
      expect(Number(line!.at)).toBeGreaterThanOrEqual(before - 5000);
    }
  });

  test('R53 a duplicate counts once, also after a restart of the shell, after a line that was cut', async () => {
    const event = eventOf();
    const count = async () => (await kept()).filter(({ event: id }) => id === event.event).length;
    expect((await post(told([event, event]))).status).toBe(204);
    expect((await post(told([event]))).status).toBe(204);
    expect(await count()).toBe(1);
    const [file] = await readdir(folder);
    await site.restartShell();
    expect((await post(told([event]))).status).toBe(204);
    expect(await count()).toBe(1);
    await site.restartShell(() => appendFile(join(folder, file!), '{"event":"cut-off'));
    const other = eventOf();
    expect((await post(told([other]))).status).toBe(204);
    const all = await lines();
    expect(all.at(-2)).toBe('{"event":"cut-off');
    expect(JSON.parse(all.at(-1)!)).toMatchObject({ event: other.event });
  });

  const hour = 3_600_000;
  test.each<[string, () => unknown]>([
    ['no JSON', () => '{'],
    ['without events', () => told([])],
    ['with more than a hundred', () => told(Array.from({ length: 101 }, () => eventOf()))],
    ['of no page', () => told([eventOf()], { on: 'A Page' })],
    ['with an unknown field', () => told([eventOf()], { person: 'me' })],
    [
      'sent by a clock two days ahead',
      () => told([eventOf({ at: Date.now() + 48 * hour })], { sent: Date.now() + 48 * hour }),
    ],
    ['of the future', () => told([eventOf({ at: Date.now() + hour })])],
    ['of the day before yesterday', () => told([eventOf({ at: Date.now() - 48 * hour })])],
    ['of a type that nobody has', () => told([eventOf({ type: 'money' })])],
    ['with a placement that is no name', () => told([eventOf({ placement: 'A"b' })])],
    ['with an id that is none', () => told([eventOf({ id: '../../etc' })])],
    ['with an event that has an unknown field', () => told([eventOf({ email: 'a@b.example' })])],
    ['with an id of an event that can be guessed', () => told([eventOf({ event: '1' })])],
  ])('forged events are refused and not stored: %s', async (_what, body) => {
    const before = (await lines()).length;
    expect((await post(body())).status).toBe(400);
    expect((await lines()).length).toBe(before);
  });

  test('an invalid event does not affect the others of its batch', async () => {
    const good = eventOf();
    expect((await post(told([eventOf({ type: 'money' }), good]))).status).toBe(204);
    expect((await kept()).at(-1)).toMatchObject({ event: good.event });
  });

  test('a page of another site can send no events, nor can a body that is too large', async () => {
    expect((await post(told([eventOf()]), { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(told([eventOf({ more: 'x'.repeat(70_000) })]))).status).toBe(413);
  });

  test('R14 events of a crawler are accepted and count nowhere', async () => {
    const before = (await lines()).length;
    const answer = await post(told([eventOf()]), { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(answer.status).toBe(204);
    expect((await lines()).length).toBe(before);
  });

  test('R12 a lead is stored with the campaign that brought its visitor, unless they decline tracking; no other event is', async () => {
    const lead = () => eventOf({ type: 'lead', kind: 'message', sponsored: false });
    const cookie = { Cookie: 'siomid=late; psid=spring' };
    await post(told([lead(), eventOf({ sponsored: false })]), cookie);
    await post(told([lead()]), { ...cookie, 'Sec-GPC': '1' });
    await post(told([lead()]), { Cookie: 'psid=no%20campaign' });
    const campaigns = (await kept()).slice(-4).map(({ campaign }) => campaign);
    expect(campaigns).toEqual(['psid=spring', undefined, undefined, undefined]);
  });

  test.each([
    ['Sec-GPC', '1'],
    ['DNT', '1'],
    ['Cookie', 'ad-consent=denied'],
  ])('a visitor who declines tracking is counted without the page (%s: %s)', async (header, value) => {
    const event = eventOf();
    await post(told([event]), { [header]: value });
    expect((await kept()).at(-1)).toMatchObject({ event: event.event });
    expect((await kept()).at(-1)).not.toHaveProperty('view');
  });

  test('R78 a paid event is stored with a pair of its signed view and its listing: one for impression and click, another for any other view or listing', async () => {
    const answer = await fetch(`${site.shell.url}/_shell/events/view/a-view-of-one-page`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const view = await answer.text();
    const seen = eventOf();
    const events = [seen, eventOf({ type: 'click' }), eventOf({ id: 'listing-8' }), eventOf({ sponsored: false })];
    expect((await post(told(events, { view }), { 'Sec-GPC': '1' })).status).toBe(204);
    const [impression, click, other, free] = (await kept()).slice(-4);
    expect(impression).toMatchObject({ event: seen.event, pair: expect.stringMatching(/^[\w-]{22}$/) });
    expect(click!.pair).toBe(impression!.pair);
    expect(other!.pair).not.toBe(impression!.pair);
    expect(free).not.toHaveProperty('pair');
    for (const each of [impression, click, other, free])
      expect(JSON.stringify(each)).not.toMatch(/a-view-of|discarded/);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['by nobody', () => 'a-view-of-nobody'],
    [
      'with a signature of another view',
      async () => (await signed('another-view-here')).replace('another-view', 'a-foreign-vie'),
    ],
    [
      'by who knows no secret',
      () => `a-view-of-nobody.${Math.floor(Date.now() / 1000).toString(36)}.${'A'.repeat(22)}`,
    ],
    ['for another brand', () => signed('a-view-of-nobody', 'maker.localhost')],
    ['and then made younger', async () => (await signed('a-view-of-nobody')).replace(/\.\w+\./, '.zzzzzz.')],
  ])('R78 a paid event in a view that was signed %s is stored as discarded', async (_what, view) => {
    const [seen, click] = [eventOf(), eventOf({ type: 'click' })];
    expect((await post(told([seen, click], { view: await view() }))).status).toBe(204);
    for (const event of (await kept()).slice(-2)) {
      expect(event).toMatchObject({ discarded: 'unsigned' });
      expect(event).not.toHaveProperty('pair');
    }
  });

  test('R78 12,000 forged clicks are discarded, and so are a network’s clicks above its share, in signed views too', async () => {
    const before = (await kept()).length;
    const forged = () => told(Array.from({ length: 100 }, () => eventOf({ type: 'click' })));
    for (let batch = 0; batch < 120; batch += 1) expect((await post(forged())).status).toBe(204);
    expect((await kept()).slice(before).filter(({ discarded }) => discarded !== 'unsigned')).toEqual([]);
    const patient = async (id: string) => {
      const view = await signed(randomUUID());
      const events = [eventOf({ id }), eventOf({ id, type: 'click' }), eventOf({ id, type: 'click' })];
      await post(told(events, { view }));
    };
    const counted = async () => (await kept()).filter((one) => one.type === 'click' && one.pair && !one.discarded);
    const already = (await counted()).length;
    for (let times = 0; times < 12; times += 1) await patient('listing-of-one');
    const pairs = new Set((await counted()).slice(already).map(({ pair }) => pair));
    expect(pairs.size).toBe(10);
    const metrics = await site.metrics();
    expect(metrics).toMatch(/forecourt_paid_discarded_total\{type="click",why="repeated"\} [1-9]/);
    expect(metrics).toMatch(/forecourt_paid_discarded_total\{type="click",why="unsigned"\} 120\d\d/);
    expect(metrics).toMatch(/forecourt_paid_discarded_total\{type="click",why="network"\} [1-9]/);
  });

  test('a plan that the shell has served is stored by a short name, any other as unknown, however long it is', async () => {
    const served = (await site.page()).headers.get('x-forecourt-plan') ?? '';
    expect(served).toContain('mfe-ads@1.0.0');
    await post(told([eventOf()], { plan: served }));
    await post(told([eventOf()], { plan: 'x'.repeat(2000) }));
    const [known, unknown] = (await kept()).slice(-2);
    expect(known!.plan).toBe(createHash('sha256').update(served).digest('base64url').slice(0, 12));
    expect(unknown!.plan).toBe('unknown');
  });

  test('only an id can be signed', async () => {
    expect((await fetch(`${site.shell.url}/_shell/events/view/short`)).status).toBe(400);
    expect((await fetch(`${site.shell.url}/_shell/events/view/${'x'.repeat(37)}`)).status).toBe(400);
  });

  test('nothing about the sender is stored', async () => {
    await post(told([eventOf()]), { 'User-Agent': 'Browser of Jane', Cookie: 'who=jane' });
    expect((await lines()).join()).not.toMatch(/jane|127\.0\.0\.1|::1/i);
  });
});

describe('how often', () => {
  test('requests of a network are limited by the minute', async () => {
    const site = await startTestSite({ env: { EVENTS_PER_MINUTE: '2' } });
    const statuses = [];
    for (let times = 0; times < 3; times += 1) {
      const answer = await fetch(`${site.shell.url}/_shell/events`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: site.shell.url },
        body: JSON.stringify(told([eventOf()])),
      });
      statuses.push(answer.status);
    }
    await site.close();
    expect(statuses).toEqual([204, 204, 429]);
  });
});

test('a network has only so many bytes kept in a day; what is above is refused, counted, and kept nowhere', async () => {
  const site = await startTestSite({ env: { EVENTS_PER_MINUTE: '10000', EVENTS_MB_PER_NETWORK: '1' } });
  const post = () =>
    fetch(`${site.shell.url}/_shell/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.shell.url },
      body: JSON.stringify(told(Array.from({ length: 100 }, () => eventOf({ type: 'hide' })))),
    });
  let last = await post();
  let batches = 1;
  for (; last.status === 204; batches += 1) last = await post();
  expect(last.status).toBe(429);
  const folder = join(site.dataDir, 'events');
  const [file] = await readdir(folder);
  const { length } = await readFile(join(folder, file!));
  expect(length).toBeLessThanOrEqual(2 ** 20 + batches);
  expect(await site.metrics()).toContain('forecourt_measured_refused_total{why="network-bytes"} 100');
  await site.close();
});
