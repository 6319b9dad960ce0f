/**
 * Preloaded into every program under measurement (`--import`), in each of its threads: says how much CPU and memory it uses.
 * The program itself is the one that production runs. Needs `--expose-gc`.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import type { MemoryUse, ProbeRequest } from './probe-messages';

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
  return { rss: process.memoryUsage.rss(), heap: threads.reduce((sum, bytes) => sum + bytes), threads };
}

function cpu(): { cpuMs: number } {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000 };
}

if (isMainThread) {
  process.on('message', async (request: Partial<ProbeRequest>) => {
    if (typeof request.probe !== 'number') return;
    process.send?.({ probe: request.probe, ...(request.ask === 'cpu' ? cpu() : await memory()) });
  });
} else {
  onMessage((data) => {
    if (data === 'heap?') channel.postMessage(ownHeap());
  });
}
