import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elsewhere } from './answer';
import { userAgent } from './user-agent';

/** Maximum time of a Chromium from its start to its end, ms; a busy machine is no reason to refuse a version. */
const timeoutMs = 120_000;

/** Thrown when no browser could be started, which says nothing about the version. */
export class NoChromium extends Error {}

export interface RunningChromium {
  child: ChildProcess;
  /** Rejects with `NoChromium` when it ends, and with another error when its time is over. */
  ended: Promise<never>;
  /** Ends it, and removes its profile. */
  close(): Promise<void>;
}

/** Starts a Chromium with a profile of its own, which can reach this machine only. @param url its first page */
export async function startChromium(executable: string, url: string): Promise<RunningChromium> {
  const profile = await mkdtemp(join(tmpdir(), 'forecourt-chromium-'));
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, url], {
    env: { ...elsewhere, LANGUAGE: 'de', HOME: profile },
    // Descriptors 3 and 4 are its debugging pipe: it ends when that closes.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    child.on('error', (error) => reject(new NoChromium(error.message)));
    child.on('exit', (code, signal) => reject(new NoChromium(`${executable} ended with ${code ?? signal}`)));
    timer = setTimeout(() => reject(new Error(`it did not end within ${timeoutMs / 1000} s`)), timeoutMs);
  });
  ended.catch(() => {});
  return {
    child,
    ended,
    async close() {
      clearTimeout(timer);
      const gone = child.exitCode === null && child.pid !== undefined ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await gone;
      for (const pipe of child.stdio) pipe?.destroy();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const flags: readonly string[] = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  `--user-agent=${userAgent}`,
  '--lang=de-DE',
  '--accept-lang=de-DE,de',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Its sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
