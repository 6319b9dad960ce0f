import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { brandIds } from '@forecourt/brands';
import { isPrivateFile, type PlacedLayout, type RegistrySnapshot } from '@forecourt/contracts';
import type { DevNotes, DevReport, DevState } from '@forecourt/contracts/dev-sessions';
import { integrityOf } from '@forecourt/contracts/integrity';
import { manifestOf, type RemoteVersion } from './fake-remote';
import { FakeServer } from './fake-server';

/** The token with which private files are read. */
export const reportToken = 'a-token-of-the-shell';

/** A registry in memory. */
export class FakeRegistry extends FakeServer {
  snapshot: RegistrySnapshot = { revision: 1, channels: {}, versions: {}, layouts: {}, flags: {}, brands: {} };
  private readonly files = new Map<string, Buffer>();
  private readonly streams = new Set<ServerResponse>();
  private readonly sessions = new Map<string, { state: DevState; streams: Set<ServerResponse> }>();
  /** What pages have reported to sessions of `fragment dev`. */
  readonly reports: DevReport[] = [];

  /**
   * Publishes a version and, by default, promotes it on every brand. @param options.base another URL for its files @param
   * options.personal permits personal sources
   */
  publish(version: RemoteVersion, options: { promote?: boolean; base?: string; personal?: true } = {}): void {
    const { name, version: number } = manifestOf(version);
    for (const [path, bytes] of version) {
      const folder = isPrivateFile(path) ? '/v1/remotes' : '/files';
      this.files.set(`${folder}/${name}/${number}/${path}`, bytes);
    }
    const manifest = integrityOf(version.get('manifest.json')!);
    this.snapshot = {
      ...this.snapshot,
      versions: {
        ...this.snapshot.versions,
        [name]: {
          ...this.snapshot.versions[name],
          [number]: {
            manifest,
            ...(options.base && { base: options.base }),
            ...(options.personal && { personal: options.personal }),
          },
        },
      },
    };
    if (options.promote ?? true) this.promote(name, number);
    else this.change({});
  }

  promote(remote: string, version: string, canary: { version: string; percent: number } | null = null): void {
    const channels = Object.fromEntries(
      brandIds.map((brand) => [brand, { ...this.snapshot.channels[brand], [remote]: { version, canary } }]),
    );
    this.change({ channels });
  }

  /** Sets the layout of a page type of one brand. */
  layOut(brand: string, page: string, placed: PlacedLayout): void {
    const { layouts } = this.snapshot;
    this.change({ layouts: { ...layouts, [brand]: { ...layouts[brand], [page]: placed } } });
  }

  /** Makes the next revision, and sends its event. */
  change(changed: Partial<RegistrySnapshot>): void {
    this.show({ ...this.snapshot, ...changed, revision: this.snapshot.revision + 1 });
  }

  /** Gives a state, whatever it is, and sends its event. */
  show(snapshot: RegistrySnapshot): void {
    this.snapshot = snapshot;
    for (const stream of this.streams) stream.write(`data: ${this.snapshot.revision}\n\n`);
  }

  /** Shows a build, or an error, in a session of `fragment dev`, which begins with its first state. */
  develop(key: string, built: RemoteVersion, notes: Partial<DevNotes> = {}): void {
    const { name, version } = manifestOf(built);
    for (const [path, bytes] of built) this.files.set(`/v1/dev/${key}/files/${version}/${path}`, bytes);
    const { streams } = this.sessions.get(key) ?? { streams: new Set() };
    const build = { version, manifest: integrityOf(built.get('manifest.json')!) };
    const state = { remote: name, build, problem: null, findings: null, ...notes };
    this.sessions.set(key, { state, streams });
    for (const stream of streams) stream.write(`data: ${JSON.stringify(state)}\n\n`);
  }

  /** Ends a session. */
  endDevelopment(key: string): void {
    for (const stream of this.sessions.get(key)?.streams ?? []) stream.end();
    this.sessions.delete(key);
    for (const path of this.files.keys()) if (path.startsWith(`/v1/dev/${key}/`)) this.files.delete(path);
  }

  protected override answer(request: IncomingMessage, response: ServerResponse): void {
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
    const [, key = '', what] = /^\/v1\/dev\/([\w-]+)\/(stream|reports)$/.exec(path) ?? [];
    const session = this.sessions.get(key);
    if (session !== undefined && what === 'stream') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(`data: ${JSON.stringify(session.state)}\n\n`);
      session.streams.add(response);
      response.on('close', () => session.streams.delete(response));
      return;
    }
    if (session !== undefined && what === 'reports') {
      void json(request).then((report) => {
        this.reports.push(report as DevReport);
        response.writeHead(204).end();
      });
      return;
    }
    const file = this.files.get(path);
    // The key in the path protects a session's files.
    const isPublic = !path.startsWith('/v1/') || path.startsWith('/v1/dev/');
    const isRefused = !isPublic && request.headers.authorization !== `Bearer ${reportToken}`;
    if (isRefused) response.writeHead(401).end();
    else if (file === undefined) response.writeHead(404).end();
    else response.writeHead(200).end(file);
  }
}
