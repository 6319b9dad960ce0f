import { startTestSite, type TestSite } from '../testing/test-shell';

const report = { slot: 'filters', remote: 'mfe-filters', version: '1.0.0', reason: 'TypeError: no' };
const counted = (more = {}) => {
  const { slot, remote, version } = { ...report, ...more };
  return `forecourt_browser_failures_total{slot="${slot}",remote="${remote}",version="${version}"}`;
};

describe('POST /_shell/failed', () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.close());

  const post = async (
    body: string,
    headers: Record<string, string> = { Origin: site.shell.url },
    path = '/_shell/failed',
  ) =>
    (
      await fetch(site.shell.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      })
    ).status;

  test('a failure in a browser is counted for the fragment and its version', async () => {
    expect(await site.metrics()).not.toContain(counted());
    expect(await post(JSON.stringify(report))).toBe(204);
    expect(await post(JSON.stringify(report))).toBe(204);
    expect(await site.metrics()).toContain(`${counted()} 2`);
  });

  test.each([
    ['of a version that is not served', { version: '6.6.6' }],
    ['of a remote that nobody has', { remote: 'mfe-stranger' }],
    ['with an unknown field', { extra: true }],
    ['of a slot that is no name', { slot: 'a"b' }],
    ['of a slot that no page has', { slot: 'made-up' }],
    ['of a slot of another remote', { slot: 'results' }],
    ['with a reason without end', { reason: 'x'.repeat(501) }],
  ])('a report %s is refused and grows no metric', async (_title, more) => {
    expect(await post(JSON.stringify({ ...report, ...more }))).toBe(400);
    if (!('extra' in more || 'reason' in more)) expect(await site.metrics()).not.toContain(counted(more));
  });

  test.each(['hydration', 'error', 'rejection', 'history'])(
    'what a fragment did besides rendering (%s) is counted for its version',
    async (kind) => {
      const { remote, version, reason } = report;
      const counted = `forecourt_browser_strays_total{kind="${kind}",remote="${remote}",version="${version}"}`;
      const tell = (more: object = {}) =>
        post(JSON.stringify({ kind, remote, version, reason, ...more }), undefined, '/_shell/stray');
      expect(await tell()).toBe(204);
      expect(await site.metrics()).toContain(`${counted} 1`);
      for (const wrong of [{ version: '6.6.6' }, { remote: 'mfe-stranger' }, { kind: 'dance' }, { extra: true }])
        expect(await tell(wrong)).toBe(400);
      expect(await site.metrics()).not.toMatch(/6\.6\.6|mfe-stranger|dance/);
    },
  );

  test('a body that is not JSON or too large is refused', async () => {
    expect(await post('{')).toBe(400);
    expect(await post(JSON.stringify({ ...report, reason: 'x'.repeat(70_000) }))).toBe(413);
  });

  test('a report from a foreign page is refused', async () => {
    expect(await post(JSON.stringify(report), { Origin: 'https://elsewhere.example' })).toBe(403);
  });
});
