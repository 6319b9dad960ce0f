/** Supervises the programs of `npm start`: starts them with a log each, restarts them, and stops them together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RotatedLog } from './rotated-log.mjs';
import { root } from './setup.mjs';

/** Delays before a restart, ms: each is twice the previous one, up to the maximum; a program that ran for `wellAfterMs` starts over. */
const standardPauses = { leastMs: 500, mostMs: 30_000, wellAfterMs: 60_000 };
/** Time after which a stopping program is killed, ms; services finish pending requests sooner. */
const stopMs = 15_000;
const askEveryMs = 50;
/** Timeout of one health check, ms; also the most that the time between two checks counts as waiting. */
const mostLookMs = 2000;
/** Interval of the messages that a program is still starting, ms. */
const sayEveryMs = 30_000;
/** Time to wait for a program's last output after its end, ms. */
const lastWordsMs = 1000;

export class Processes {
  /** Programs, in the order of their start. */
  #programs = [];
  #stopping = false;

  /**
   * @param folder the folder of the logs
   * @param options.say receives messages, such as which program ended and when it is restarted
   * @param options.stopMs time in which a program may stop before it is killed, ms
   */
  constructor(folder, options = {}) {
    this.folder = folder;
    this.options = { pauses: standardPauses, say: console.error, stopMs, ...options };
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Starts a program and waits until its health check answers 200. From then on it is restarted whenever it ends by itself, without
   * effect on the other programs.
   * @param program.script path of its script; `health` URL of its health check; `portVariable` name of its port's variable
   * @throws if its port is taken, if it ends before it is ready (with the end of its log), or if it is not ready in time
   */
  async start({ name, script, environment, health, readyMs, portVariable }) {
    await refuseTaken(name, health, portVariable);
    if (this.#stopping) return;
    const log = new RotatedLog(join(this.folder, `${name}.log`));
    const program = {
      name,
      script,
      environment,
      log,
      tries: 0,
      isRestarted: false,
      pause: null,
      child: null,
      ended: null,
    };
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
    program.isRestarted = true;
  }

  /** Stops all programs in reverse order of their start, kills those that do not stop in time, and cancels pending restarts. */
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
      // A child process of the program may hold its output open forever.
      await Promise.race([closed, delay(lastWordsMs, undefined, { ref: false })]);
      return how;
    });
    void program.ended.then((how) => {
      log.flush();
      log.note({ program: name, process: child.pid, how, msg: `the ${name} ended` });
      if (program.isRestarted && !this.#stopping) this.#startAgain(program, how, performance.now() - begun);
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

/** Refuses a port that is taken, because another program's answers would pass for this one's health. @throws an error with the remedy */
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
 * Waits until a health check answers 200. Counts only the time spent on checks, so that a busy or sleeping machine causes no timeout.
 * @throws an error with the last answer after the timeout
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
