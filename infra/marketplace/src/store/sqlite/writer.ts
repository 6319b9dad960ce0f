import { hostname } from 'node:os';

/** A writer that gave no sign of life for so long is taken for dead, also when it ran on another machine. */
const SILENCE_MILLISECONDS = 60_000;

/** Names this process: `host:pid`. */
export function writerName(): string {
  return `${hostname()}:${process.pid}`;
}

/** Whether the writer of a generation is still at work. */
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
    // Somebody else's process may not be signalled, but it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
