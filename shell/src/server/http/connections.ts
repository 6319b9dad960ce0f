import type { Server } from 'node:http';

interface ConnectionLimits {
  /** Idle time after which a connection is closed, ms; longer than the slowest source of a page. */
  idleMs: number;
  /** Time within which a request's head must arrive, ms. */
  headMs: number;
  most: number;
}

const limits: ConnectionLimits = { idleMs: 60_000, headMs: 20_000, most: 10_000 };

/** Limits connections that only take up room: idle ones, those that never read, and heads that arrive byte by byte. */
export function limitConnections(server: Server, { idleMs, headMs, most }: ConnectionLimits = limits): void {
  server.timeout = idleMs;
  server.headersTimeout = headMs;
  server.maxConnections = most;
}
