import { randomUUID } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
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
  const lines = async () => {
    const files = await readdir(folder).catch(() => []);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return texts.join('').split('\n').filter(Boolean);
  };
  const kept = async () =>
    (await lines()).filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Record<string, unknown>);

  test('R53 what a page tells is a line of the day, with brand, plan and the time of the shell, once the answer is there', async () => {
    const event = eventOf({ at: Date.now() - 5000 });
    const before = Date.now();
    expect((await post(told([event]))).status).toBe(204);
    const [line] = (await kept()).filter(({ event: id }) => id === event.event);
    expect(line).toMatchObject({
      ...{ type: 'impression', placement: 'premium', id: 'listing-7', owner: 'dealer-3', sponsored: true },
      ...{ brand: 'research', plan: 'mfe-ads@1.0.0', on: 'results', view: 'a-view-of-nobody' },
    });
    expect(line!.taken).toBeGreaterThanOrEqual(before);
    expect(line!.at).toBeLessThanOrEqual(Number(line!.taken) - 5000);
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^\d{4}-\d{2}-\d{2}\.jsonl$/)]);
    expect(await site.metrics()).toContain('forecourt_measured_total{type="impression",sponsored="true"} 1');
  });

  test('R53 what is told again counts once, also by a shell that was started anew, after a line that was cut', async () => {
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
    ['with more than is asked for', () => told([eventOf()], { person: 'me' })],
    [
      'sent by a clock two days ahead',
      () => told([eventOf({ at: Date.now() + 48 * hour })], { sent: Date.now() + 48 * hour }),
    ],
    ['of the future', () => told([eventOf({ at: Date.now() + hour })])],
    ['of the day before yesterday', () => told([eventOf({ at: Date.now() - 48 * hour })])],
    ['of a type that nobody has', () => told([eventOf({ type: 'money' })])],
    ['with a placement that is no name', () => told([eventOf({ placement: 'A"b' })])],
    ['with an id that is none', () => told([eventOf({ id: '../../etc' })])],
    ['with a field that is not asked for', () => told([eventOf({ email: 'a@b.example' })])],
    ['with an id of an event that can be guessed', () => told([eventOf({ event: '1' })])],
  ])('forged events are refused and kept nowhere: %s', async (_what, body) => {
    const before = (await lines()).length;
    expect((await post(body())).status).toBe(400);
    expect((await lines()).length).toBe(before);
  });

  test('one that is wrong takes none of the others with it', async () => {
    const good = eventOf();
    expect((await post(told([eventOf({ type: 'money' }), good]))).status).toBe(204);
    expect((await kept()).at(-1)).toMatchObject({ event: good.event });
  });

  test('a page elsewhere tells nothing, nor does a body that is too large', async () => {
    expect((await post(told([eventOf()]), { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(told([eventOf({ more: 'x'.repeat(70_000) })]))).status).toBe(413);
  });

  test('R14 what a crawler tells is taken and counts nowhere', async () => {
    const before = (await lines()).length;
    const answer = await post(told([eventOf()]), { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    expect(answer.status).toBe(204);
    expect((await lines()).length).toBe(before);
  });

  test.each([
    ['Sec-GPC', '1'],
    ['DNT', '1'],
    ['Cookie', 'ad-consent=denied'],
  ])('who does not want to be followed is counted without the page (%s: %s)', async (header, value) => {
    const event = eventOf();
    await post(told([event]), { [header]: value });
    expect((await kept()).at(-1)).toMatchObject({ event: event.event });
    expect((await kept()).at(-1)).not.toHaveProperty('view');
  });

  test('nothing of who told it is kept', async () => {
    await post(told([eventOf()]), { 'User-Agent': 'Browser of Jane', Cookie: 'who=jane' });
    expect((await lines()).join()).not.toMatch(/jane|127\.0\.0\.1|::1/i);
  });
});

describe('how often', () => {
  test('a network may tell only so much a minute', async () => {
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
