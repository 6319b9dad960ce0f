import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { answerSchema, elsewhere } from './answer';
import type { Browser, BrowserAnswer, BrowserJob } from './messages';

/** Maximum time from its start to its answer, ms; a busy machine is no reason to refuse a version. */
const timeoutMs = 120_000;
/** A policy as on the site's pages: nothing from other origins. */
const policy = "default-src 'self'; img-src 'self' data:; font-src 'self' data:";

/** Thrown when no browser could be started, which says nothing about the version. */
export class NoChromium extends Error {}

/** Starts a Chromium for each version, which can reach the version's files only. */
export class Chromium implements Browser {
  /** @param executable of a Chromium, with or without windows @param programs folder of the built `chromium.js` */
  constructor(
    private readonly executable: string,
    private readonly programs: string,
  ) {}

  /** @throws NoChromium if it cannot be started; another error if it does not answer */
  async show(job: BrowserJob): Promise<BrowserAnswer> {
    // A random path, so that no other program on this machine knows the address.
    const base = `/${randomUUID()}/`;
    const { server, answered } = this.serve(job, base);
    const profile = await mkdtemp(join(tmpdir(), 'forecourt-chromium-'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const child = spawn(this.executable, [...flags, `--user-data-dir=${profile}`, `http://127.0.0.1:${port}${base}`], {
      env: { ...elsewhere, LANGUAGE: 'de', HOME: profile },
      // It ends when this otherwise unused pipe closes.
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    let timer: NodeJS.Timeout | undefined;
    const ended = new Promise<never>((_, reject) => {
      child.on('error', (error) => reject(new NoChromium(error.message)));
      child.on('exit', (code, signal) => reject(new NoChromium(`${this.executable} ended with ${code ?? signal}`)));
      timer = setTimeout(() => reject(new Error(`it did not end within ${timeoutMs / 1000} s`)), timeoutMs);
    });
    try {
      return answerSchema.parse(await Promise.race([answered, ended]));
    } finally {
      clearTimeout(timer);
      const gone = child.exitCode === null && child.pid !== undefined ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await gone;
      for (const pipe of child.stdio) pipe?.destroy();
      server.close();
      server.closeAllConnections();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    }
  }

  private serve({ files, ...job }: BrowserJob, base: string): { server: Server; answered: Promise<unknown> } {
    const { texts, ...named } = files;
    const own: Readonly<Record<string, [type: string, text: string]>> = {
      '': [
        'text/html',
        '<!doctype html><html lang="en"><title>gate</title><body><script src="gate.js"></script></body></html>',
      ],
      'gate.js': ['text/javascript', readFileSync(join(this.programs, 'chromium.js'), 'utf8')],
      job: ['application/json', JSON.stringify({ files: { ...named, texts: {} }, ...job })],
    };
    let hear = (_answer: unknown) => {};
    const answered = new Promise<unknown>((resolve) => {
      hear = resolve;
    });
    const server = createServer(async (request, response) => {
      const { method, url = '' } = request;
      const path = url.startsWith(base) ? url.slice(base.length) : 'nothing';
      const file = path.startsWith('files/') ? path.slice('files/'.length) : '';
      const [type, text] = Object.hasOwn(own, path)
        ? own[path]!
        : Object.hasOwn(texts, file)
          ? ['text/javascript', texts[file]]
          : ['text/plain', null];
      if (method === 'POST' && path === 'answer') hear(await json(request).catch(() => null));
      response.writeHead(text === null ? 404 : 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Security-Policy': policy,
      });
      response.end(text ?? '');
    });
    return { server, answered };
  }
}

const flags: readonly string[] = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--lang=de-DE',
  '--accept-lang=de-DE,de',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // Its sandbox does not work for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
