/** The programs of `npm start`: started with a log each, kept alive, and stopped together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RotatedLog } from './rotated-log.mjs';
import { root } from './setup.mjs';

/** A program that ended is started again after so long, then after twice as long; one that lived for a while begins anew. */
const standardPauses = { leastMs: 500, mostMs: 30_000, wellAfterMs: 60_000 };
/** A service finishes what is under way within less. */
const stopMs = 15_000;
const askEveryMs = 50;
/** The longest that one look at a health check takes; of a longer gap between two looks only so much counts. */
const mostLookMs = 2000;
/** While a program takes its time, this often somebody hears of it. */
const sayEveryMs = 30_000;
/** What a program wrote last arrives after its end. */
const lastWordsMs = 1000;

export class Processes {
  /** In the order of their start. */
  #programs = [];
  #stopping = false;

  /**
   * @param folder where the logs stand
   * @param options.say told, in one line, of each program that ended and when it is started again
   * @param options.stopMs how long a program may take to stop before it is ended
   */
  constructor(folder, options = {}) {
    this.folder = folder;
    this.options = { pauses: standardPauses, say: console.error, stopMs, ...options };
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Starts a program and waits until its health check says 200. From then on it is kept alive: when it ends by itself, whatever the
   * reason, it is started again, and the others do not notice.
   * @param program.script path of what Node runs; `health` the URL of its health check; `portVariable` what says its port
   * @throws when somebody else listens there, when it ends before it was ever ready, with the end of its log, or is not ready in time
   */
  async start({ name, script, environment, health, readyMs, portVariable }) {
    await refuseTaken(name, health, portVariable);
    if (this.#stopping) return;
    const log = new RotatedLog(join(this.folder, `${name}.log`));
    const program = { name, script, environment, log, tries: 0, isKept: false, pause: null, child: null, ended: null };
    this.#programs.push(program);
    this.#run(program);
    const ready = new AbortController();
    const lost = program.ended.then((how) => {
      throw new Error(`the ${name} ended by itself (${how}). Its log ends with:\n${log.tail()}`);
    });
    try {
      const patience = { timeoutMs: readyMs, signal: ready.signal };
      const stillStarting = (seconds) => this.options.say(`The ${name} is still starting, after ${seconds} s.`);
      await Promise.race([untilReady(health, patience, stillStarting), lost]);
    } finally {
      ready.abort();
    }
    program.isKept = true;
  }

  /** Asks every program to end, in reverse order of their start, and insists where one does not. What waits for its next start is not started. */
  async stop() {
    this.#stopping = true;
    for (const { pause } of this.#programs) clearTimeout(pause);
    for (const { child, ended } of [...this.#programs].reverse()) {
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), this.options.stopMs);
      await ended;
      clearTimeout(insist);
    }
  }

  #run(program) {
    const { name, script, environment, log } = program;
    const child = spawn(process.execPath, ['--enable-source-maps', script], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: Ctrl-C reaches this program only, which then stops the others in order.
      detached: true,
    });
    for (const output of [child.stdout, child.stderr]) output.on('data', (bytes) => log.write(bytes));
    log.note({ program: name, process: child.pid, msg: `the ${name} is started` });
    const begun = performance.now();
    program.child = child;
    const closed = new Promise((resolve) => child.once('close', resolve));
    const ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    });
    program.ended = ended.then(async (how) => {
      // What it had started may hold its output open for ever.
      await Promise.race([closed, delay(lastWordsMs, undefined, { ref: false })]);
      return how;
    });
    void program.ended.then((how) => {
      log.flush();
      log.note({ program: name, process: child.pid, how, msg: `the ${name} ended` });
      if (program.isKept && !this.#stopping) this.#startAgain(program, how, performance.now() - begun);
    });
  }

  #startAgain(program, how, livedMs) {
    const { pauses, say } = this.options;
    if (livedMs >= pauses.wellAfterMs) program.tries = 0;
    const pauseMs = Math.min(pauses.leastMs * 2 ** program.tries, pauses.mostMs);
    program.tries += 1;
    say(
      `The ${program.name} ended by itself (${how}) and is started again in ${pauseMs / 1000} s: ${program.log.path}`,
    );
    program.pause = setTimeout(() => this.#run(program), pauseMs);
  }
}

/** @throws when somebody listens there: what they answer would pass for the program's own health */
async function refuseTaken(name, health, portVariable) {
  const { hostname, port } = new URL(health);
  const socket = connect({ host: hostname, port: Number(port) });
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isTaken)
    throw new Error(`port ${port}, which the ${name} needs, is taken. Stop what runs there, or set ${portVariable}.`);
}

/**
 * Waits until a health check says 200. Only time in which somebody looks counts: a machine that is busy, or asleep, keeps no program from starting.
 * @throws with the last answer when it has not after the time
 */
async function untilReady(url, { timeoutMs, signal }, stillStarting) {
  let waitedMs = 0;
  let saidMs = 0;
  let last = 'no answer';
  let looked = performance.now();
  while (!signal.aborted) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(mostLookMs) });
      if (response.status === 200) return;
      last = `${response.status} ${await response.text()}`;
    } catch (error) {
      last = String(error.cause ?? error);
    }
    const now = performance.now();
    waitedMs += Math.min(now - looked, mostLookMs);
    looked = now;
    if (waitedMs > timeoutMs) throw new Error(`${url} was not ready within ${timeoutMs / 1000} s: ${last}`);
    if (waitedMs - saidMs > sayEveryMs) {
      saidMs = waitedMs;
      stillStarting(Math.round(waitedMs / 1000));
    }
    await delay(askEveryMs);
  }
}
