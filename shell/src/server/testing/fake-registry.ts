import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brandIds, type RegistrySnapshot } from '@forecourt/contracts';
import { integrityOf } from '../registry/fetch-verified';
import { manifestOf, type RemoteVersion } from './fake-remote';

/** What a request gets instead of its normal answer; null lets it through. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A registry in memory, over real HTTP, that can be made to fail in every way. */
export class FakeRegistry {
  snapshot: RegistrySnapshot = { revision: 1, channels: {}, versions: {} };
  /** Answers a request itself and returns true, or leaves it alone. */
  fault: Fault = () => false;
  private readonly files = new Map<string, Buffer>();
  private readonly streams = new Set<ServerResponse>();
  private server: Server | null = null;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(): Promise<void> {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise<void>((resolve) => this.server!.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Publishes a version and serves it on every brand. `base` sends readers elsewhere for its files. */
  publish(version: RemoteVersion, options: { promote?: boolean; base?: string } = {}): void {
    const { name, version: number } = manifestOf(version);
    for (const [path, bytes] of version) this.files.set(`/files/${name}/${number}/${path}`, bytes);
    const manifest = integrityOf(version.get('manifest.json')!);
    this.snapshot = {
      ...this.snapshot,
      versions: {
        ...this.snapshot.versions,
        [name]: {
          ...this.snapshot.versions[name],
          [number]: { manifest, ...(options.base && { base: options.base }) },
        },
      },
    };
    if (options.promote ?? true) this.promote(name, number);
  }

  promote(remote: string, version: string, canary: { version: string; percent: number } | null = null): void {
    const channels = Object.fromEntries(
      brandIds.map((brand) => [brand, { ...this.snapshot.channels[brand], [remote]: { version, canary } }]),
    );
    this.snapshot = { ...this.snapshot, channels, revision: this.snapshot.revision + 1 };
    for (const stream of this.streams) stream.write(`data: ${this.snapshot.revision}\n\n`);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    if (this.fault(request, response)) return;
    const path = request.url ?? '';
    if (path === '/v1/channels/stream') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`data: ${this.snapshot.revision}\n\n`);
      this.streams.add(response);
      response.on('close', () => this.streams.delete(response));
      return;
    }
    if (path === '/v1/channels') {
      const etag = `"${this.snapshot.revision}"`;
      if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { ETag: etag }).end(JSON.stringify(this.snapshot));
      return;
    }
    const file = this.files.get(path);
    if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200).end(file);
  }
}
