import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LoopDelay } from '../programs/probe-messages';
import type { Running, Workbench } from '../programs/workbench';

/** What the program of the clients is started with. */
export interface ClientSettings {
  url: string;
  clients: number;
  paths: readonly string[];
}

/** What the clients saw. */
export interface Served {
  requests: number;
  /** Per second. */
  rate: number;
  /** Latency, ms. */
  p50: number;
  p99: number;
}

export interface ServiceLoad extends Served {
  /** CPU of the service for a request, all its threads, ms. */
  cpuMs: number;
  /** Of the service's main thread. */
  loop: LoopDelay;
}

const settleMs = 1_000;

/** Keeps so many clients asking the service, each on a connection of its own, and measures once that is steady. */
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
 * The paths of one of so many clients, in its order. Where there are enough, no two clients ask for the same ones, so that a path
 * comes again only after all others have; else each client begins elsewhere.
 */
export function pathsOf(paths: readonly string[], clients: number, client: number): string[] {
  const share = Math.floor(paths.length / clients);
  const first = share * client;
  return share >= leastOfEach ? paths.slice(first, first + share) : [...paths.slice(first), ...paths.slice(0, first)];
}

/** With fewer paths of its own than these a client would be no shopper. */
const leastOfEach = 20;
