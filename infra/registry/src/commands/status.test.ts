import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

/** A shell's metrics, as Prometheus text. */
const metrics = `# HELP forecourt_slots_total Slots rendered, by outcome.
# TYPE forecourt_slots_total counter
forecourt_slots_total{slot="a",remote="mfe-sample",version="1.1.0",outcome="ok"} 7
forecourt_slots_total{slot="b",remote="mfe-sample",version="1.1.0",outcome="fallback"} 1
forecourt_slots_total{slot="a",remote="mfe-sample",version="1.0.0",outcome="ok"} 50
forecourt_slot_failures_total{slot="b",remote="mfe-sample",version="1.1.0",reason="error"} 1
forecourt_browser_failures_total{slot="b",remote="mfe-sample",version="1.1.0"} 3
process_cpu_seconds_total 3
`;

const reportToken = 'shell:a-token-for-reports';
let registry: TestRegistry;
let shell: Server;
let shellUrl: string;
beforeAll(async () => {
  registry = await startTestRegistry({}, undefined, { reportTokens: reportToken });
  for (const version of ['1.0.0', '1.1.0']) await registry.publish('mfe-sample', version);
  await registry.publish('mfe-other', '1.0.0');
  await registry.promote('*', 'mfe-sample', '1.0.0');
  await registry.promote('maker', 'mfe-sample', '1.1.0', 25);
  await registry.promote('*', 'mfe-other', '1.0.0');
  shell = createServer((request, response) => {
    if (request.url === '/metrics') response.end(metrics);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(shell, 'listening');
  shellUrl = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await registry.close();
  shell.closeAllConnections();
  shell.close();
});

const status = (rest: string) => runFragment(`status ${rest}`, { url: registry.url });
const when = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';

test('prints the versions of a brand, their shares, since when, by whom, and how often they fail', async () => {
  const { code, out } = await status(`sample --brand maker --shell ${shellUrl}`);
  const [heading, stable, canary, ...more] = out.split('\n');
  const unmeasured = ['1.0.0', '1.1.0'].flatMap((version) => [
    '',
    `maker, mfe-sample@${version}: nothing is measured yet.`,
  ]);
  expect([code, more]).toEqual([0, unmeasured]);
  expect(heading).toMatch(/^BRAND +REMOTE +VERSION +SHARE +SINCE \(UTC\) +BY +FAILED$/);
  expect(stable).toMatch(new RegExp(`^maker +mfe-sample +1\\.0\\.0 +75 % +${when} +tests +0\\.0 % of 50$`));
  expect(canary).toMatch(
    new RegExp(`^maker +mfe-sample +1\\.1\\.0 +25 % +${when} +tests +12\\.5 % of 8, 3 in browsers$`),
  );
});

test('shows what browsers measured of a version beside the one before, and whether the difference is significant', async () => {
  const zeros = (count: number) => Array.from({ length: count }, () => 0);
  // 8 ms × 2^(12/4) = 64 ms, and 8 ms × 2^(20/4) = 256 ms, are the bounds of the buckets.
  const measured = (version: string, inp: number[], failed: number) => ({
    ...{ brand: 'research', remote: 'mfe-sample', version, renders: 0, fallbacks: 0, deaths: 0, unloadable: false },
    field: { visits: 400, failed, values: { inp, cls: [400], bytes: [...zeros(20), 400] } },
  });
  await registry.promote('research', 'mfe-sample', '1.1.0');
  const outcomes = [measured('1.0.0', [...zeros(12), 400], 2), measured('1.1.0', [...zeros(20), 400], 3)];
  const headers = { authorization: `Bearer ${reportToken}` };
  expect((await registry.call('POST', '/v1/reports', { outcomes }, headers)).status).toBe(204);
  // A registry that judges the report has rolled the version back; it is promoted again to be looked at.
  await registry.promote('research', 'mfe-sample', '1.1.0');
  const { out } = await status('sample --brand research');
  expect(out).toContain('research, mfe-sample@1.1.0: 400 visits (before, 1.0.0: 400 visits)');
  const row = (metric: string) => out.split('\n').find((line) => line.startsWith(metric)) ?? '';
  expect(row('MEASURED')).toMatch(/^MEASURED +1\.1\.0 +1\.0\.0 +DIFFERENCE$/);
  expect(row('errors')).toMatch(/^errors +0\.8 % +0\.5 % +not significant$/);
  expect(row('inp')).toMatch(/^inp +2\d\d\.\d ms +6\d\.\d ms +worse$/);
  expect(row('cls')).toMatch(/^cls +0\.000 +0\.000 +not significant$/);
  expect(row('bytes')).toMatch(/^bytes +3\d\.\d kB +3\d\.\d kB +not significant$/);
  expect(row('lcp')).toBe('');
});

test('sums the metrics of several shells, which the environment may name', async () => {
  const environment = { REGISTRY_URL: registry.url, SHELL_URL: `${shellUrl},${shellUrl}` };
  const { out } = await runFragment('status --brand maker', { environment });
  expect(out).toMatch(/mfe-sample +1\.0\.0 .* 0\.0 % of 100$/m);
  expect(out).toMatch(/mfe-other +1\.0\.0 .* not shown yet$/m);
});

test('says that the failures are unknown without a shell, or with one without metrics', async () => {
  expect((await status('sample')).out).toMatch(/ - *$[\s\S]*not known: name the shells by --shell or SHELL_URL/m);
  const { code, out } = await status('sample --shell http://127.0.0.1:1');
  expect([code, out]).toEqual([0, expect.stringContaining('not known: no metrics from http://127.0.0.1:1/metrics')]);
  expect((await status('nobody')).out).toBe('No brand serves it.');
});
