import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from '../statistics';
import { getPage } from './get-page';
import type { Running } from './workbench';

/** What a server did under load, over a window in which the load was steady. */
export interface Round {
  pages: number;
  /** Pages per second. */
  rate: number;
  /** CPU time of the server's process for a page, all threads, ms. */
  cpuMs: number;
  /** Latency of a page, ms. */
  p50: number;
  p99: number;
}

/** What a visitor asks for. */
export type Ask = string | { path: string; headers: Readonly<Record<string, string>> };

export const connections = 10;
const settleMs = 300;
/** A server that is this slow is not worth waiting for. */
const warmUpMs = 30_000;

/** Serves so many pages that the code is compiled for speed by then; by their number, as a busy machine serves few a second. */
export async function warmUp(server: Running, path: () => string, pages: number): Promise<void> {
  const end = performance.now() + warmUpMs;
  let left = pages;
  const one = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      await getPage(server.url + path(), 'identity');
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
}

/**
 * Asks for pages, one after the other as `ask` says, on `connections` connections, and measures from `settleMs` after the beginning for the given
 * time, so that neither the start nor the end of the load counts.
 * @param etag of the page that the visitor has already: it is asked whether that still holds
 * @throws when a page was answered with anything but 200; or, where the visitor has it, more than one of a hundred with anything but 304: a
 * source that is slow under load makes a page that is made anew, and counts as what it costs
 */
export async function measureLoad(server: Running, ask: () => Ask, seconds: number, etag?: string): Promise<Round> {
  const expected = etag === undefined ? 200 : 304;
  const load = autocannon({
    url: server.url,
    requests: [{ setupRequest: (request) => asked(request, ask()) }],
    connections,
    // Ended below; this is for when something hangs.
    duration: seconds + 30,
    sampleInt: 100,
    headers: { 'Accept-Encoding': 'gzip, br', ...(etag !== undefined && { 'If-None-Match': etag }) },
  });
  let latencies: number[] = [];
  let bad = 0;
  let other = 0;
  load.on('response', (_client, status, _bytes, ms) => {
    latencies.push(ms);
    if (status === expected) return;
    if (etag !== undefined && status === 200) other += 1;
    else bad += 1;
  });
  load.on('reqError', () => {
    bad += 1;
  });

  await delay(settleMs);
  const cpuBefore = await server.program.cpuMs();
  const begun = performance.now();
  latencies = [];
  await delay(seconds * 1000);
  const cpuAfter = await server.program.cpuMs();
  const took = performance.now() - begun;
  const measured = latencies;
  load.stop();
  await load;
  server.program.check();
  if (measured.length === 0) throw new Error(`${server.url}: not one page was answered in ${seconds} s.`);
  if (other > measured.length / 100)
    throw new Error(`${server.url}: ${other} of ${measured.length} pages were not what the visitor had.`);
  if (bad > 0) throw new Error(`${server.url}: ${bad} requests under load were not answered with ${expected}.`);
  return {
    pages: measured.length,
    rate: (measured.length / took) * 1000,
    cpuMs: (cpuAfter - cpuBefore) / measured.length,
    p50: percentile(measured, 0.5),
    p99: percentile(measured, 0.99),
  };
}

function asked<Request extends { headers: object }>(request: Request, ask: Ask): Request & { path: string } {
  if (typeof ask === 'string') return { ...request, path: ask };
  return { ...request, path: ask.path, headers: { ...request.headers, ...ask.headers } };
}
