import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A registry with the console, as a process of its own; after a restart it has the same address and folder. */
export class OwnRegistry {
  readonly token = 'ada:a-token-of-the-tests-only';
  readonly folder = mkdtempSync(join(tmpdir(), 'forecourt-own-registry-'));
  url = '';
  private child: ChildProcess | undefined;

  /** Starts it; resolves once it listens. @throws if it ends before */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../registry/dist/main.js')], {
      env: {
        ...{ PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: this.folder, GATE: 'off' },
        ...{ REGISTRY_TOKEN: this.token, REGISTRY_PORT: this.url === '' ? '0' : new URL(this.url).port },
        CONSOLE_DIR: join(import.meta.dirname, '../../console/dist'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.url = await new Promise<string>((listens, fails) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const { url }: { url?: string } = JSON.parse(line);
        if (url !== undefined) listens(url);
      });
      child.once('exit', (code) => fails(new Error(`The registry ended with ${code} before it listened.`)));
    });
  }

  /** Ends it; resolves when it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  /** Switches between a full disk and one with room: by the system's limit for the size of files that the process writes. */
  limitDisk(isFull: boolean): void {
    execFileSync('prlimit', ['--pid', String(this.child?.pid), `--fsize=${isFull ? '1024' : 'unlimited'}:`]);
  }

  call(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(this.url + path, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}

/** Starts a proxy before a registry that can cut the stream of its changes, and nothing else. */
export async function streamProxy(target: string) {
  const open = new Set<ServerResponse>();
  let isCut = false;
  const server = createServer((incoming, response) => {
    const isStream = incoming.url === '/v1/channels/stream';
    if (isStream && isCut) return void response.destroy();
    if (isStream) {
      open.add(response);
      response.on('close', () => open.delete(response));
    }
    const { method, headers, url = '' } = incoming;
    const passed = request(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends the open streams, and refuses others. */
    cut(): void {
      isCut = true;
      for (const response of open) response.destroy();
    },
    mend(): void {
      isCut = false;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
