import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request itself and returns true, or ignores it and returns false. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A service in memory, over real HTTP, that can be made to fail in every way. It restarts on the same port. */
export abstract class FakeServer {
  fault: Fault = () => false;
  private server: Server | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    this.server = createServer((request, response) => {
      this.note(request);
      if (!this.faultOf(request)(request, response)) this.answer(request, response);
    });
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Returns the fault that applies to a request. */
  protected faultOf(_request: IncomingMessage): Fault {
    return this.fault;
  }

  /** Called with every request, before it is answered. */
  protected note(_request: IncomingMessage): void {}

  protected abstract answer(request: IncomingMessage, response: ServerResponse): void;
}
