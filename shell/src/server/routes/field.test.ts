import { reportSchema } from '@forecourt/contracts/reports';
import { filesOf } from '../testing/files-of';
import { eventually, plainRemotes, startTestSite, type TestSite } from '../testing/test-shell';

const key = 'mfe-filters@1.0.0';
const version = { isNew: true, hasFailed: false, values: { inp: 180, cls: 0.2, bytes: 30_000 } };
const report = (more: object = {}) => ({
  ...{ page: 'results', versions: { [key]: version }, values: { ttfb: 90, lcp: 1200 }, searches: [240, 300] },
  ...more,
});
const labels = 'brand="research",page="results",remote="mfe-filters",version="1.0.0"';

describe('POST /_shell/field', () => {
  let site: TestSite;
  /** Bodies that the registry received. */
  const reported: unknown[] = [];

  beforeAll(async () => {
    site = await startTestSite({
      env: { FIELD_PER_MINUTE: '40', FIELD_JUDGED_PER_HOUR: '3', REPORT_TOKEN: 'shell:a-token-for-reports' },
    });
    site.registry.fault = (request, response) => {
      if (request.url !== '/v1/reports') return false;
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        reported.push(JSON.parse(text));
        response.writeHead(204).end();
      });
      return true;
    };
  });
  afterAll(() => site.close());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.shell.url}/_shell/field`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.shell.url, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  /** Returns the lines of `/metrics` about field data. */
  const counted = async () => (await site.metrics()).split('\n').filter((line) => line.startsWith('forecourt_field_'));
  const refusals = async (why: string) =>
    Number((await counted()).find((line) => line.includes(`refused_total{why="${why}"}`))?.split(' ')[1] ?? 0);
  /** Returns what the registry has received of the version, and later of nothing else. */
  const received = () =>
    reported.flatMap((body) =>
      reportSchema.parse(body).outcomes.filter(({ remote, field }) => remote === 'mfe-filters' && field !== undefined),
    );

  /** Waits until the shell has sent two reports, the second of which began after now. */
  async function twoReports(): Promise<void> {
    const since = reported.length;
    // Pages cause reports.
    await eventually(
      async () => {
        await site.page();
        return reported.length;
      },
      (count) => count > since + 1,
    );
  }

  test('a report is counted for its brand, page type and version, and goes to the registry in buckets', async () => {
    expect((await post(report())).status).toBe(204);
    const again = { isNew: false, hasFailed: true, values: {} };
    expect((await post(report({ versions: { [key]: again }, values: {}, searches: [] }))).status).toBe(204);
    const lines = await counted();
    for (const line of [
      `forecourt_field_visits_total{${labels}} 1`,
      `forecourt_field_failed_visits_total{${labels}} 1`,
      `forecourt_field_inp_seconds_bucket{le="0.1",${labels}} 0`,
      `forecourt_field_inp_seconds_bucket{le="0.2",${labels}} 1`,
      `forecourt_field_inp_seconds_sum{${labels}} 0.18`,
      `forecourt_field_cls_sum{${labels}} 0.2`,
      `forecourt_field_script_bytes_sum{${labels}} 30000`,
      'forecourt_field_page_ttfb_seconds_sum{brand="research",page="results"} 0.09',
      'forecourt_field_page_lcp_seconds_sum{brand="research",page="results"} 1.2',
      'forecourt_field_page_search_seconds_count{brand="research",page="results"} 2',
    ])
      expect(lines).toContain(line);

    const outcomes = await eventually(
      async () => received(),
      (all) => all.reduce((sum, { field }) => sum + (field?.failed ?? 0), 0) === 1,
    );
    expect(outcomes.every(({ brand, version: of }) => brand === 'research' && of === '1.0.0')).toBe(true);
    expect(outcomes.reduce((sum, { field }) => sum + (field?.visits ?? 0), 0)).toBe(1);
    const [{ field }] = outcomes.filter(({ field: one }) => one?.visits === 1) as [(typeof outcomes)[number]];
    // 8 ms × 2^(18/4) = 181 ms is the bound of the bucket.
    expect(field?.values.inp).toEqual([...Array.from({ length: 18 }, () => 0), 1]);
  });

  test('a tester’s visit is counted, and decides nothing', async () => {
    const before = received().length;
    const failed = { isNew: true, hasFailed: true, values: {} };
    const preview = { Cookie: 'fc_preview=any' };
    expect((await post(report({ versions: { [key]: failed } }), preview)).status).toBe(204);
    expect(await counted()).toContain(`forecourt_field_failed_visits_total{${labels}} 2`);
    await twoReports();
    expect(received()).toHaveLength(before);
  });

  test('a network counts for no more judged reports than FIELD_JUDGED_PER_HOUR, and is in the metrics as before', async () => {
    const visits = () => received().reduce((sum, { field }) => sum + (field?.visits ?? 0), 0);
    for (let time = 0; time < 3; time += 1) expect((await post(report())).status).toBe(204);
    expect(await counted()).toContain(`forecourt_field_visits_total{${labels}} 5`);
    await eventually(
      async () => visits(),
      (sum) => sum === 2,
    );
    await twoReports();
    expect(visits()).toBe(2);
  });

  test('known versions of a report count, others grow no metric', async () => {
    const unknown = await refusals('unknown');
    const versions = { [key]: version, 'mfe-filters@6.6.6': version, 'mfe-stranger@1.0.0': version };
    expect((await post(report({ versions }))).status).toBe(204);
    expect((await counted()).join()).not.toMatch(/6\.6\.6|mfe-stranger/);
    expect(await refusals('unknown')).toBe(unknown + 1);
  });

  test.each([
    ['of no known version', { versions: { 'mfe-stranger@1.0.0': version } }, 'unknown'],
    ['of no version', { versions: {} }, 'form'],
    ['of a page type that the site does not have', { page: 'made-up' }, 'unknown'],
    ['with an unknown field', { visitor: 'jane' }, 'form'],
    ['with an unknown metric', { versions: { [key]: { ...version, values: { mood: 1 } } } }, 'form'],
    ['with a negative value', { values: { ttfb: -1 } }, 'form'],
  ])('a report %s is refused with a reason, counted and grows no other metric', async (_which, more, why) => {
    const [before, others] = [await refusals(why), (await counted()).filter((line) => !line.includes('refused'))];
    const response = await post(report(more));
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ type: 'shell/bad-request', detail: expect.stringMatching(/\w+/) }),
    ]);
    expect(await refusals(why)).toBe(before + 1);
    expect((await counted()).filter((line) => !line.includes('refused'))).toEqual(others);
  });

  test.each([
    ['objects to tracking by GPC', { 'Sec-GPC': '1' }, 'objection'],
    ['objects to tracking by DNT', { DNT: '1' }, 'objection'],
    ['refused ads', { Cookie: 'ad-consent=denied' }, 'objection'],
    ['is a crawler', { 'User-Agent': 'Googlebot/2.1' }, 'crawler'],
  ])('a report of a visitor who %s is discarded', async (_who, headers, why) => {
    const before = (await counted()).filter((line) => !line.includes('refused'));
    expect((await post(report(), headers)).status).toBe(204);
    expect((await counted()).filter((line) => !line.includes('refused'))).toEqual(before);
    expect(await refusals(why)).toBeGreaterThan(0);
  });

  test('a report from a foreign page is refused, and so is one that is too large or no JSON', async () => {
    expect((await post(report(), { Origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(`{"page":"${'x'.repeat(9000)}"}`)).status).toBe(413);
    expect((await post('{')).status).toBe(400);
  });

  test('a network that sends more than FIELD_PER_MINUTE reports is refused until the next minute', async () => {
    let status = 204;
    // A new minute may begin meanwhile.
    for (let time = 0; time < 100 && status === 204; time += 1) ({ status } = await post(report()));
    expect(status).toBe(429);
    expect(await refusals('rate')).toBeGreaterThan(0);
  });
});

test('a page’s plan says which share of the visits is measured', async () => {
  const site = await startTestSite({ remotes: plainRemotes(), env: { FIELD_PERCENT: '20' } });
  const page = await eventually(
    () => site.page(),
    ({ status, outcome }) => status === 200 && outcome('results') === 'ok',
  );
  const { plan } = await filesOf(site, page);
  await site.close();
  expect(plan.measured).toBe(20);
});
