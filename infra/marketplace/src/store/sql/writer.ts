import { hostname } from 'node:os';

/** A writer without a heartbeat for this long is taken for dead, also if it ran on another machine; in ms. */
const SILENCE_MILLISECONDS = 60_000;

/** Returns the name of this process, `host:pid`. */
export function writerName(): string {
  return `${hostname()}:${process.pid}`;
}

/** Whether the writer of a generation is still running. */
export function isAlive(generation: { writer: string; heartbeatAt: number }, now: number): boolean {
  if (now - generation.heartbeatAt > SILENCE_MILLISECONDS) return false;
  const [, host, pid] = /^(.*):(\d+)$/.exec(generation.writer) ?? [];
  return host !== hostname() || processExists(Number(pid));
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user may not be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
