/**
 * Preloaded into each thread of every program under measurement (`--import`); reports its CPU time and memory. The program itself is
 * the same as in production. Needs `--expose-gc`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import { childrenCpuMs, childrenRss } from './children';
import {
  type CpuUse,
  type ExitReport,
  exitReportVariable,
  type LoopDelay,
  type MemoryUse,
  type ProbeRequest,
} from './probe-messages';

/** Threads that do not answer within this time are busy or have ended, and are not counted. */
const threadAnswerMs = 400;

const channel = new BroadcastChannel('forecourt-bench-probe');
channel.unref();

/** Calls the listener with each message of another thread; Node's types do not describe the event. */
function onMessage(listener: (data: unknown) => void): void {
  channel.onmessage = (event: unknown) => listener((event as { data: unknown }).data);
}

/** Returns the used heap and external memory of this thread after a full garbage collection, bytes. */
function ownHeap(): number {
  // Twice, because the first pass only releases objects with finalizers.
  for (let pass = 0; pass < 2; pass += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function memory(): Promise<MemoryUse> {
  const others: number[] = [];
  onMessage((data) => {
    if (typeof data === 'number') others.push(data);
  });
  channel.postMessage('heap?');
  const own = ownHeap();
  await new Promise((resolve) => setTimeout(resolve, threadAnswerMs));
  const threads = [own, ...others];
  return { rss: process.memoryUsage.rss() + childrenRss(), heap: threads.reduce((sum, bytes) => sum + bytes), threads };
}

/** Returns the CPU time of all threads and child processes: the shell renders in child processes. */
function cpu(): CpuUse {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000 + childrenCpuMs() };
}

/** Started by the first request, because it runs a timer every millisecond, whose cost the figures contain. */
let delays: IntervalHistogram | undefined;

function loop(): LoopDelay {
  delays ??= monitorEventLoopDelay({ resolution: 1 });
  const milliseconds = (nanoseconds: number) => nanoseconds / 1e6;
  const found = {
    p50: milliseconds(delays.percentile(50)),
    p99: milliseconds(delays.percentile(99)),
    most: milliseconds(delays.max),
  };
  delays.reset();
  delays.enable();
  return found;
}

const requests: Readonly<Record<string, () => object | Promise<object>>> = { cpu, memory, loop };

/** Returns the peak from `/proc` if there is one; `resourceUsage` may report the parent's peak from before the program started. */
function peakRss(): number {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}

if (isMainThread) {
  process.on('message', async ({ probe, ask = '' }: Partial<ProbeRequest>) => {
    const answer = Object.hasOwn(requests, ask) ? requests[ask] : undefined;
    if (typeof probe === 'number' && answer !== undefined) process.send?.({ probe, ...(await answer()) });
  });
  const file = process.env[exitReportVariable];
  if (file !== undefined) {
    process.on('exit', () =>
      writeFileSync(file, JSON.stringify({ ...cpu(), peakRss: peakRss() } satisfies ExitReport)),
    );
  }
} else {
  onMessage((data) => {
    if (data === 'heap?') channel.postMessage(ownHeap());
  });
}
