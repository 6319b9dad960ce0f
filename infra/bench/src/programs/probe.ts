/**
 * Preloaded into every program under measurement (`--import`), in each of its threads: says how much CPU and memory it uses.
 * The program itself is the one that production runs. Needs `--expose-gc`.
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

/** Threads that do not answer within this time are busy or gone, and not counted. */
const threadAnswerMs = 400;

const channel = new BroadcastChannel('forecourt-bench-probe');
channel.unref();

/** Calls back with each message of another thread; the types of Node say nothing of the event. */
function onMessage(listener: (data: unknown) => void): void {
  channel.onmessage = (event: unknown) => listener((event as { data: unknown }).data);
}

/** Used heap of this thread and what it holds outside of it, after a full collection. */
function ownHeap(): number {
  // Twice: the first frees what finalizers hold.
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

/** All threads of the process, and all that it has started: the shell renders in processes of their own. */
function cpu(): CpuUse {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000 + childrenCpuMs() };
}

/** Watches once it was asked for: a timer a millisecond, which the figures contain. */
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

const asks: Readonly<Record<string, () => object | Promise<object>>> = { cpu, memory, loop };

/** The system's own figure where it has one: that of `resourceUsage` may be the parent's, from before the program began. */
function peakRss(): number {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // No Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}

if (isMainThread) {
  process.on('message', async ({ probe, ask = '' }: Partial<ProbeRequest>) => {
    const answer = Object.hasOwn(asks, ask) ? asks[ask] : undefined;
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
