import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { traceOf, traceRequests } from '@forecourt/service';
import type { Answers } from '../answers/record';
import { fixedAnswers } from '../answers/start';
import type { RowId } from '../budgets';
import { measureLoad, warmUp } from '../programs/measure-load';
import { newPage } from '../programs/measured';
import { builtRemotes } from '../programs/remotes';
import { allAt } from '../programs/sources';
import type { Running, Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { FakeRegistry } from '../shell/fakes';
import { median } from '../statistics';

export const tracesTitle = 'what traces cost, also for a page that is not traced';

/** More places than any page has at which the shell asks whether it is traced. */
const places = 100;

/** Measures the CPU time per page of the shell without a collector, with one trace of a hundred, and with all, in turns. */
export async function traces(bench: Workbench, answers: Answers): Promise<Findings> {
  const rounds = bench.size(5, 1);
  const seconds = bench.size(2, 1);
  const registry = new FakeRegistry();
  await registry.listen();
  for (const version of builtRemotes(bench).values()) registry.publish(version);
  const answering = await fixedAnswers(bench, answers);
  const collector = await startCollector();

  const sampled = (share: string) => ({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: share,
  });
  const environments = { 'traces.off': {}, 'traces.some': sampled('0.01'), 'traces.all': sampled('1') } as const;
  const shells = new Map<RowId, Running>();
  for (const [id, environment] of Object.entries(environments)) {
    const shell = await bench.shell({ registryUrl: registry.url, upstreams: allAt(answering.url), environment });
    shells.set(id as keyof typeof environments, shell);
    await warmUp(shell, newPage, bench.size(800, 200));
  }
  const measured = new Map<RowId, number[]>([...shells.keys()].map((id) => [id, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [id, shell] of shells) measured.get(id)?.push((await measureLoad(shell, newPage, seconds)).cpuMs);
  }
  await registry.close();
  await collector.close();
  if (collector.received() === 0) throw new Error('No trace reached the collector: the figures would be of none.');

  return {
    values: {
      ...Object.fromEntries([...measured].map(([id, all]) => [id, median(all)])),
      'traces.asking': askingMs(bench.size(200_000, 20_000)),
    },
    notes: [
      `Medians of ${rounds} rounds of ${seconds} s; the shells take turns, and pages are never requested twice. Spans are exported to a collector in this process, which reads and drops them.`,
      `"Asking" is what remains without a collector: the handler of each request, and ${places} look-ups of the span that a request does not have, more than any page makes.`,
    ],
  };
}

/** Returns what a request pays in a program that traces nothing, ms: the best of several rounds, since others can only add to it. */
function askingMs(requests: number): number {
  const handler = traceRequests(true);
  const [request, response] = [{ headers: {}, method: 'GET' }, {}] as unknown as Parameters<typeof handler>;
  let spans = 0;
  const one = () => {
    for (let place = 0; place < places; place += 1) if (traceOf(request) !== undefined) spans += 1;
  };
  const round = () => {
    const begun = performance.now();
    for (let number = 0; number < requests; number += 1) handler(request, response, one);
    return (performance.now() - begun) / requests;
  };
  const best = Math.min(...Array.from({ length: 5 }, round));
  if (spans > 0) throw new Error('This process traces: the figure would be of spans.');
  return best;
}

/** Starts a collector that accepts every export. */
async function startCollector() {
  let received = 0;
  const server = createServer((request, response) => {
    request.on('data', (bytes: Buffer) => {
      received += bytes.length;
    });
    request.on('end', () => void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () => new Promise<void>((closed) => server.close(() => closed()).closeAllConnections()),
  };
}
