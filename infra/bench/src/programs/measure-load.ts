import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { percentile } from '../statistics';
import { getPage } from './get-page';
import type { Running } from './workbench';

/** Measurements of a server under load, over a period of steady load. */
export interface Round {
  pages: number;
  /** Pages per second. */
  rate: number;
  /** CPU time of the server's process per page, all threads, ms. */
  cpuMs: number;
  /** Latency of a page, ms. */
  p50: number;
  p99: number;
}

/** A visitor's request: a path, and headers if it needs any. */
export type PageRequest = string | { path: string; headers: Readonly<Record<string, string>> };

export const connections = 10;
const settleMs = 300;
/** Longest duration of the warm-up. */
const warmUpMs = 30_000;

/** Requests this many pages, so that the code is optimized by then. A number, not a duration, because a busy machine serves few pages a second. */
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
 * Requests the pages that `next` returns, one after the other on each of `connections` connections, and measures for the given time from
 * `settleMs` after the start, so that neither start nor end of the load counts.
 * @param etag ETag of the page that the visitor has already; it is sent for revalidation
 * @throws if no page was answered, or a status is not 200; with `etag`, if a status is neither 304 nor 200, or more than 1 % are 200: under
 * load a slow source may change the page, which is then rendered again and counts with its cost
 */
export async function measureLoad(
  server: Running,
  next: () => PageRequest,
  seconds: number,
  etag?: string,
): Promise<Round> {
  const expected = etag === undefined ? 200 : 304;
  const load = autocannon({
    url: server.url,
    requests: [{ setupRequest: (request) => withPage(request, next()) }],
    connections,
    // Stopped below; this limit is for a load that hangs.
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
    throw new Error(`${server.url}: ${other} of ${measured.length} pages differed from the visitor’s copy.`);
  if (bad > 0) throw new Error(`${server.url}: ${bad} requests under load were not answered with ${expected}.`);
  return {
    pages: measured.length,
    rate: (measured.length / took) * 1000,
    cpuMs: (cpuAfter - cpuBefore) / measured.length,
    p50: percentile(measured, 0.5),
    p99: percentile(measured, 0.99),
  };
}

function withPage<Request extends { headers: object }>(
  request: Request,
  page: PageRequest,
): Request & { path: string } {
  if (typeof page === 'string') return { ...request, path: page };
  return { ...request, path: page.path, headers: { ...request.headers, ...page.headers } };
}
