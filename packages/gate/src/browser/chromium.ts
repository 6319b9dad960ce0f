import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { answerSchema } from './answer';
import type { Browser, BrowserAnswer, BrowserJob } from './messages';
import { startChromium } from './start-chromium';

/** A policy as on the site's pages: nothing from other origins. */
const policy = "default-src 'self'; img-src 'self' data:; font-src 'self' data:";

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
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const chromium = await startChromium(this.executable, `http://127.0.0.1:${port}${base}`);
    try {
      return answerSchema.parse(await Promise.race([answered, chromium.ended]));
    } finally {
      await chromium.close();
      server.close();
      server.closeAllConnections();
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
