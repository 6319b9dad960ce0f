/** Child processes of `npm start`: started with a log file each, watched, and stopped together. */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './setup.mjs';

const stopMs = 15_000;

export class Processes {
  #children = new Map();
  #stopping = false;

  /** @param onLost called with the name of a program that ended by itself */
  constructor(logFolder, onLost) {
    this.logFolder = logFolder;
    this.onLost = onLost;
    mkdirSync(logFolder, { recursive: true });
  }

  start(name, script, environment) {
    const log = openSync(join(this.logFolder, `${name}.log`), 'w');
    const child = spawn(process.execPath, ['--enable-source-maps', join(root, script)], {
      cwd: root,
      env: environment,
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl-C reaches this program only, which then stops the others in order.
      detached: true,
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    this.#children.set(name, { child, ended });
    void ended.then((code) => {
      if (!this.#stopping) this.onLost(name, code, this.tail(name));
    });
  }

  /** The end of a program's log, for when it is lost. */
  tail(name) {
    return readFileSync(join(this.logFolder, `${name}.log`), 'utf8')
      .split('\n')
      .slice(-15)
      .join('\n');
  }

  /** Asks every program to end, in reverse order of their start, and insists where one does not. */
  async stop() {
    this.#stopping = true;
    for (const { child, ended } of [...this.#children.values()].reverse()) {
      child.kill('SIGTERM');
      await Promise.race([ended, delay(stopMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    }
  }
}

/** Waits until a health check says 200. @throws with the last answer when it has not after the time */
export async function untilReady(url, timeoutMs) {
  const end = Date.now() + timeoutMs;
  let last = 'no answer';
  while (Date.now() < end) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.status === 200) return;
      last = `${response.status} ${await response.text()}`;
    } catch (error) {
      last = String(error.cause ?? error);
    }
    await delay(50);
  }
  throw new Error(`${url} was not ready within ${timeoutMs / 1000} s: ${last}`);
}
