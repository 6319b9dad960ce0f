import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { thousands } from '@forecourt/search-state';
import type { Running, Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { storeOf } from '../search/inventory';
import { mixedQueries, toPath } from '../search/mix';
import { loadService, type ServiceLoad } from './load';

export const searchHttpTitle = 'the marketplace service under load, 100,000 listings';

const querySeed = 2;

/** Measures the built service on the store of the search benchmark, with the same mix over HTTP. */
export async function searchHttp(bench: Workbench): Promise<Findings> {
  const seconds = bench.size(8, 1);
  const paths = mixedQueries(bench.size(2_000, 200), querySeed).map(toPath);
  const few = paths.slice(0, bench.size(200, 40));
  const listings = bench.size(100_000, 2_000);
  const store = await storeOf(bench, listings);

  const start = async () => {
    const begun = performance.now();
    const service = await bench.serve('marketplace', 'infra/marketplace/dist/main.js', 'MARKETPLACE_PORT', {
      ...{ DATA_DIR: store, LISTINGS: '0' },
    });
    await check(service, paths[0]!);
    return { service, seconds: (performance.now() - begun) / 1000 };
  };
  const first = await start();
  await untilSnapshot(store);
  await bench.stop(first.service.program);
  const { service, seconds: restart } = await start();
  const load = (clients: number, asked: readonly string[]) =>
    loadService(bench, service, { clients, paths: asked, seconds });
  await load(8, paths);
  const eight = await load(8, paths);
  const many = await load(64, paths);
  const kept = await load(64, few);
  const latency = ({ rate, p50, p99 }: ServiceLoad, name: string) => ({
    [`search-http.rate-${name}`]: rate,
    [`search-http.p50-${name}`]: p50,
    [`search-http.p99-${name}`]: p99,
  });
  return {
    values: {
      'search-http.start': first.seconds,
      'search-http.restart': restart,
      ...latency(eight, '8'),
      ...latency(many, '64'),
      ...latency(kept, 'kept'),
      'search-http.loop-64': many.loop.p99,
      'search-http.loop-kept': kept.loop.p99,
      'search-http.cpu-64': many.cpuMs,
    },
    notes: [
      `${thousands(listings)} listings; ${thousands(paths.length)} different searches of the mix, each client with its own, so that the service has none of them at hand when it comes again; "few searches" are ${few.length} of them that all clients make, which it answers from what it keeps. ${seconds} s each, one client a connection; service and clients share the cores.`,
      `The event-loop delay is that of the service's main thread as Node measures it, its interval of 1 ms included; p50 ${many.loop.p50.toFixed(1)} ms and longest ${many.loop.most.toFixed(1)} ms with 64 clients.`,
    ],
  };
}

/** Waits until a service has stored its index. @throws after 60 s */
async function untilSnapshot(store: string): Promise<void> {
  const folder = join(store, 'index');
  const deadline = performance.now() + 60_000;
  while (!existsSync(folder) || !readdirSync(folder).some((file) => file.endsWith('.index'))) {
    if (performance.now() > deadline) throw new Error(`The marketplace wrote no snapshot of its index into ${folder}.`);
    await delay(50);
  }
}

/** @throws if the service does not answer with listings */
async function check(service: Running, path: string): Promise<void> {
  const response = await fetch(service.url + path);
  const body = await response.text();
  if (response.status !== 200 || !body.includes('"totalResultCount"')) {
    throw new Error(`${path} was answered with ${response.status}: ${body.slice(0, 300)}`);
  }
}
