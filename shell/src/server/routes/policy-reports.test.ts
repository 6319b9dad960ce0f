import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const report = (more: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://cars.example/account/reset-password?token=secret',
    'effective-directive': 'img-src',
    'violated-directive': 'img-src',
    'blocked-uri': 'https://tracker.example/pixel.gif?who=me',
    'source-file': `${site.shell.url}/_shell/remotes/mfe-ads/1.0.0/static/liner.js`,
    'line-number': 1,
    'column-number': 20,
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    ...more,
  },
});
const send = async (body: unknown, headers: Record<string, string> = {}) =>
  (
    await fetch(`${site.shell.url}/_shell/csp`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/csp-report', Origin: site.shell.url, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  ).status;
const counters = async () =>
  Object.fromEntries(
    [...(await site.metrics()).matchAll(/^forecourt_policy_reports_total(\{.*\}) (\d+)$/gm)].map(
      ([, labels, count]) => [labels, Number(count)] as const,
    ),
  );
/** Returns the counters with one of them raised. */
const raised = (before: Record<string, number>, times: number, [directive, remote, version]: string[]) => {
  const labels = `{directive="${directive}",remote="${remote}",version="${version}"}`;
  return { ...before, [labels]: (before[labels] ?? 0) + times };
};

test('every page names the route, and a report is counted by directive and by the version whose script was blocked', async () => {
  const { headers } = await site.page();
  expect(headers.get('content-security-policy')).toMatch(/;report-uri \/_shell\/csp$/);
  const before = await counters();
  expect(await send(report())).toBe(204);
  expect(await send(report())).toBe(204);
  expect(await counters()).toEqual(raised(before, 2, ['img-src', 'mfe-ads', '1.0.0']));
});

test.each([
  ['of no script', { 'source-file': undefined }, 'img-src', 'none'],
  ['of an extension', { 'source-file': 'chrome-extension://abcdef/page.js' }, 'img-src', 'none'],
  [
    'of a remote that nobody has',
    { 'source-file': 'https://x.example/_shell/remotes/mfe-stranger/1.0.0/a.js' },
    'img-src',
    'none',
  ],
  [
    'of an older browser',
    { 'effective-directive': undefined, 'violated-directive': "img-src 'self' data:" },
    'img-src',
    'mfe-ads',
  ],
  ['of a directive that there is not', { 'effective-directive': 'made-up"src' }, 'other', 'mfe-ads'],
])('a report %s is counted under known names only', async (_of, more, directive, remote) => {
  const before = await counters();
  expect(await send(report(more))).toBe(204);
  expect(await counters()).toEqual(raised(before, 1, [directive, remote, remote === 'none' ? 'none' : '1.0.0']));
  expect(await site.metrics()).not.toMatch(/mfe-stranger|made-up/);
});

test('a body that is no report, or is too large, is refused', async () => {
  const before = await counters();
  expect(await send('{')).toBe(400);
  expect(await send({})).toBe(400);
  expect(await send(report(), { 'Content-Type': 'application/json' })).toBe(400);
  expect(await send(report({ 'script-sample': 'x'.repeat(20_000) }))).toBe(413);
  expect(await send(report({ 'source-file': 'x'.repeat(5000) }))).toBe(400);
  expect(await counters()).toEqual(before);
});

test('a report from a foreign page is refused', async () => {
  expect(await send(report(), { Origin: 'https://elsewhere.example' })).toBe(403);
});

test('a network may send sixty reports a minute', async () => {
  const statuses = await Promise.all(Array.from({ length: 200 }, () => send(report())));
  // A minute may end while they are sent.
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(120);
  expect(statuses).toContain(429);
  expect(await site.metrics()).toMatch(/^forecourt_policy_reports_refused_total \d+$/m);
});
