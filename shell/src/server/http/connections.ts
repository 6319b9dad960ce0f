import type { Server } from 'node:http';

interface ConnectionLimits {
  /** A connection on which nothing moved for so long is closed, in milliseconds: longer than the slowest source of a page. */
  idleMs: number;
  /** A head that is not there after so long ends its connection, in milliseconds. */
  headMs: number;
  most: number;
}

const limits: ConnectionLimits = { idleMs: 60_000, headMs: 20_000, most: 10_000 };

/** Closes connections that only take up room: idle ones, those that never read, heads that drip. */
export function limitConnections(server: Server, { idleMs, headMs, most }: ConnectionLimits = limits): void {
  server.timeout = idleMs;
  server.headersTimeout = headMs;
  server.maxConnections = most;
}
