import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { moduleKey } from '@forecourt/contracts';
import { mostOutcomes, reportSchema } from '@forecourt/contracts/reports';
import { RareLog } from '@forecourt/service';
import { OutcomeReports } from './outcome-reports';

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
