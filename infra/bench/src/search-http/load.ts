import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoopDelay } from '../programs/probe-messages';
import type { Running, Workbench } from '../programs/workbench';

/** Settings of the clients' program. */
export interface ClientSettings {
  url: string;
  clients: number;
  paths: readonly string[];
}

/** The clients' measurements. */
export interface Served {
  requests: number;
  /** Per second. */
  rate: number;
  /** Latency, ms. */
  p50: number;
  p99: number;
}

export interface ServiceLoad extends Served {
  /** CPU time of the service per request, all threads, ms. */
  cpuMs: number;
  /** Event loop delay of the service's main thread. */
  loop: LoopDelay;
}

const settleMs = 1_000;

/** Loads the service with clients, each on its own connection, and measures once the load is steady. */
export async function loadService(
  bench: Workbench,
  service: Running,
  options: { clients: number; paths: readonly string[]; seconds: number },
): Promise<ServiceLoad> {
  const { clients, paths, seconds } = options;
  const file = join(bench.newFolder('clients'), 'settings.json');
  writeFileSync(file, JSON.stringify({ url: service.url, clients, paths } satisfies ClientSettings));
  const program = bench.start('clients', 'infra/bench/dist/clients.js', { CLIENT_SETTINGS: file });
  await program.untilListening();
  await program.ask('start');
  await delay(settleMs);
  await program.ask('begin');
  await service.program.loopDelay();
  const cpuBefore = await service.program.cpuMs();
  await delay(seconds * 1000);
  const cpuAfter = await service.program.cpuMs();
  const loop = await service.program.loopDelay();
  const served = await program.ask<Served>('stop');
  await bench.stop(program);
  service.program.check();
  return { ...served, loop, cpuMs: (cpuAfter - cpuBefore) / served.requests };
}

/**
 * Returns the paths of one client, in its order. If there are enough paths, no two clients share any, so that a path repeats only after
 * all others; otherwise each client begins at a different path.
 */
export function pathsOf(paths: readonly string[], clients: number, client: number): string[] {
  const share = Math.floor(paths.length / clients);
  const first = share * client;
  return share >= leastOfEach ? paths.slice(first, first + share) : [...paths.slice(first), ...paths.slice(0, first)];
}

/** Fewest separate paths for each client; fewer would be unlike a shopper. */
const leastOfEach = 20;
