import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers of a broken service. */
const answers = {
  hangs: () => undefined,
  drips(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('[');
    const timer = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(timer));
  },
  swells(response: ServerResponse) {
    const megabyte = Buffer.alloc(2 ** 20, ' ');
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const more = () => {
      while (!response.destroyed && response.write(megabyte));
    };
    response.on('drain', more);
    more();
  },
  lies: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('<p>not this</p>'),
  'breaks off'(response: ServerResponse) {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5000 }).write('[');
    setTimeout(() => response.destroy(), 20);
  },
} as const satisfies Record<string, (response: ServerResponse) => unknown>;

export type Misbehaviour = keyof typeof answers | 'is late';
/** After a slot stops waiting for its source, and before the source's timeout, ms. */
export const lateMs = 700;

/** A proxy in front of a service, which can answer one path like a broken service. */
export class Bridge {
  /** Its URL, once it is open. */
  url = '';
  private fault: { path: string; does: Misbehaviour } | null = null;
  private readonly broken = new Set<ServerResponse>();
  private server: Server | null = null;

  constructor(private readonly to: () => string) {}

  async open(): Promise<void> {
    const server = createServer((asked, response) => {
      const { url = '/' } = asked;
      if (this.fault !== null && url.startsWith(this.fault.path)) {
        if (this.fault.does === 'is late') {
          setTimeout(() => this.passOn(asked, response), lateMs);
          return;
        }
        this.broken.add(response);
        answers[this.fault.does](response);
        return;
      }
      this.passOn(asked, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  private passOn(asked: IncomingMessage, response: ServerResponse): void {
    const { url = '/', method, headers } = asked;
    const sent = request(this.to() + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // The client gets what the service itself would send: nothing.
    sent.on('error', () => response.destroy());
    response.on('close', () => sent.destroy());
    asked.pipe(sent);
  }

  misbehave(path: string, does: Misbehaviour): void {
    this.fault = { path, does };
  }

  behave(): void {
    this.fault = null;
    for (const response of this.broken) response.destroy();
    this.broken.clear();
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
