import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { moduleKey } from '@forecourt/contracts';
import { mostOutcomes, reportSchema } from '@forecourt/contracts/reports';
import { RareLog } from '@forecourt/service';
import { OutcomeReports } from './outcome-reports';

/** Counts outcomes in a shell. @returns the one that the registry receives */
async function reported(count: (shell: OutcomeReports) => void): Promise<unknown> {
  const registry = createServer(async (request, response) => {
    registry.emit('reported', await text(request));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const shell = new OutcomeReports({
    ...{ registryUrl: `http://127.0.0.1:${port}`, token: 'shell', everyMs: 10, unloadable: () => [] },
    log: new RareLog({ warn() {} } as never),
  });
  count(shell);
  const [body] = (await once(registry, 'reported')) as [string];
  await shell.stop();
  registry.close();
  return reportSchema.parse(JSON.parse(body)).outcomes[0];
}

test('adds late slots, the time of rendered ones, and what browsers measured', async () => {
  const key = moduleKey('mfe-ads', '1.0.0');
  const outcome = await reported((shell) => {
    shell.count('maker', key, 'rendered', 0.25);
    shell.count('maker', key, 'rendered', 60);
    // From the cache: its code did not run.
    shell.count('maker', key, 'rendered');
    shell.countLate('maker', key);
    shell.addField('maker', key, { isNew: true, hasFailed: true, values: { cls: 0, hydration: 3 } });
    shell.addField('maker', key, { isNew: true, hasFailed: false, values: { cls: 0.001 } });
  });
  expect(outcome).toEqual({
    ...{ brand: 'maker', remote: 'mfe-ads', version: '1.0.0', renders: 3, fallbacks: 0, deaths: 0, slow: 1, late: 1 },
    ...{ unloadable: false, serverTime: [1, ...Array.from({ length: 31 }, () => 0), 1] },
    // 1 ms × 2^(7/4) = 3.4 ms is the bound of the bucket.
    field: { visits: 2, failed: 1, values: { cls: [1, 1], hydration: [0, 0, 0, 0, 0, 0, 0, 1] } },
  });
});

test('reports every outcome, in several reports if the registry would refuse them in one', async () => {
  const reports: string[] = [];
  const registry = createServer(async (request, response) => {
    reports.push(await text(request));
    response.writeHead(204).end();
    if (reports.length === 3) registry.emit('reported');
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const versions = mostOutcomes * 2 + 1;
  const shell = new OutcomeReports({
    registryUrl: `http://127.0.0.1:${port}`,
    token: 'shell',
    log: new RareLog({ warn() {} } as never),
    everyMs: 10,
    unloadable: () => [],
  });
  for (let patch = 0; patch < versions; patch += 1)
    shell.count('research', moduleKey('mfe-ads', `1.0.${patch}`), patch % 2 === 0 ? 'rendered' : 'fallback');

  await once(registry, 'reported');
  await shell.stop();
  registry.close();

  const outcomes = reports.flatMap((report) => reportSchema.parse(JSON.parse(report)).outcomes);
  expect(new Set(outcomes.map(({ version }) => version)).size).toBe(versions);
  expect(outcomes.filter(({ fallbacks }) => fallbacks === 1)).toHaveLength(mostOutcomes);
});
