/** A recorded page with the builds of one remote, served to browsers of this machine. It requests nothing from anywhere. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Manifest, manifestPath, manifestSchema } from '@forecourt/contracts';
import { loopback } from '@forecourt/service';
import { isLoopback } from '../connect';
import type { LocalRenderer } from '../local-renderer';
import type { SourceProblem, WatchedBuild } from '../watch';
import { answerOf, searchIn, signedView } from './open-page';
import { namesIn } from './page-names';
import type { RecordedAnswer, Recording } from './recording';
import { documentWith, ownSlots, planSchema, planWith, type RecordedPlan } from './with-build';

const changesPath = '/_shell/offline/changes';
const reloading = `new EventSource("${changesPath}").onmessage=()=>location.reload()`;
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};
/** Builds whose files are served: open pages load from the one before. */
const mostBuilds = 2;

interface Options {
  recording: Recording;
  remote: string;
  renderer: Pick<LocalRenderer, 'load' | 'render'>;
  /** Resolves the stack of an error in a build. */
  resolve: (version: string, stack: string) => Promise<SourceProblem>;
  /** Called for an error of the remote's code. */
  onFailed: (problem: SourceProblem) => void;
  /** Called for a search other than the recorded one, which the page shows with the recorded data. */
  onSearch: (url: string) => void;
}

export class OfflineSite {
  private readonly builds = new Map<string, { manifest: Manifest; files: WatchedBuild['files'] }>();
  private readonly pages = new Set<ServerResponse>();
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private readonly plan: RecordedPlan;
  private readonly names: { plan: string; view: string };

  constructor(private readonly options: Options) {
    const { page } = options.recording;
    const names = namesIn(this.recorded(page)?.body.toString() ?? '');
    if (names === null) throw new Error('The recording has no page.');
    this.names = names;
    this.plan = planSchema.parse(JSON.parse(this.recorded(names.plan)?.body.toString() ?? ''));
  }

  /** Slots of the remote on the page. */
  get slots(): readonly string[] {
    return ownSlots(this.plan, this.options.remote).map(({ slot }) => slot);
  }

  /** Begins to listen, for this machine only. @returns the page's URL */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => this.server.once('error', reject).listen(0, loopback, resolve));
    const { port } = this.server.address() as AddressInfo;
    return `http://localhost:${port}${this.options.recording.page}`;
  }

  /** Shows a build, on open pages, too. */
  show({ version, files, serverMap }: WatchedBuild): void {
    const { remote, renderer } = this.options;
    const manifest = manifestSchema.parse(JSON.parse(files.get(manifestPath)?.toString() ?? ''));
    renderer.load({ remote, version, code: files.get(manifest.server)?.toString() ?? '', map: serverMap });
    this.builds.set(version, { manifest, files });
    for (const old of [...this.builds.keys()].slice(0, -mostBuilds)) this.builds.delete(old);
    for (const page of this.pages) page.write(`data: ${version}\n\n`);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private recorded(path: string): RecordedAnswer | undefined {
    return this.options.recording.answers.get(path);
  }

  /** Returns the recorded document, and its view as JSON. */
  private recordedPage(): { html: string; view: string } {
    const textOf = (path: string) => this.recorded(path)?.body.toString() ?? '';
    return { html: textOf(this.options.recording.page), view: textOf(this.names.view) };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', headers } = request;
    const send = (status: number, type: string, body: string | Buffer, more = {}) =>
      void response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store', ...more }).end(body);
    // The name of another site may resolve to this machine.
    if (!isLoopback(`http://${headers.host ?? 'unknown'}`)) return send(421, 'text/plain', 'This is not that site.');
    // Measured events, reports, forms: nobody receives them.
    if (method !== 'GET') return void response.writeHead(204).end();
    if (url === changesPath) return this.follow(response);
    const { page } = this.options.recording;
    if (url === '/') return void response.writeHead(302, { Location: page }).end();
    const build = [...this.builds.values()].at(-1);
    if (url === page && build !== undefined) {
      const { policy } = this.recorded(page) ?? {};
      const html = await this.document(build.manifest);
      return send(200, 'text/html; charset=utf-8', html, policy && { 'Content-Security-Policy': allowing(policy) });
    }
    if (url === this.names.plan && build !== undefined)
      return send(200, 'application/json', JSON.stringify(planWith(this.plan, build.manifest)));
    const file = this.file(url);
    if (file !== undefined) return send(200, types[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream', file);
    const known = this.recorded(url);
    if (known !== undefined && url !== page) return send(200, known.type, known.body);
    const search = searchIn(url);
    if (search !== null) {
      if (search.url !== page) this.options.onSearch(search.url);
      return send(200, 'application/json', answerOf(search, this.recordedPage()));
    }
    const signed = signedView(url);
    if (signed !== null) return send(200, 'text/plain; charset=utf-8', signed);
    const why = url === page ? 'There is no build yet; see the terminal.' : `${url} was not recorded with ${page}.`;
    send(url === page ? 503 : 404, 'text/plain; charset=utf-8', why);
  }

  private file(url: string): Buffer | undefined {
    const [, version = '', path = ''] =
      /^\/([^/]+)\/([^?]+)/.exec(url.slice(`/_shell/remotes/${this.options.remote}`.length)) ?? [];
    return url.startsWith(`/_shell/remotes/${this.options.remote}/`)
      ? this.builds.get(version)?.files.get(path)
      : undefined;
  }

  private async document(manifest: Manifest): Promise<string> {
    const { renderer, resolve, onFailed } = this.options;
    const html = await documentWith({
      ...{ plan: this.plan, manifest },
      ...this.recordedPage(),
      render: (slot) => renderer.render(slot),
      async failed(stack) {
        const problem = await resolve(manifest.version, stack);
        onFailed(problem);
        const { message, frame } = problem;
        return `<pre role="alert">${escaped([message, frame ?? ''].join('\n\n'))}</pre>`;
      },
    });
    return html.replace('</head>', () => `<script>${reloading}</script></head>`);
  }

  private follow(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' }).flushHeaders();
    this.pages.add(response);
    response.on('close', () => this.pages.delete(response));
  }
}

/** Returns the page's policy, which also allows the script that loads the page again. */
function allowing(policy: string): string {
  const hash = createHash('sha256').update(reloading).digest('base64');
  return policy.replace('script-src ', `script-src 'sha256-${hash}' `);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
