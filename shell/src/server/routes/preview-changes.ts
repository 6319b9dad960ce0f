import type { RequestHandler, Response } from 'express';
import { cookiesOf } from '../http/cookies';
import { ProblemError } from '../http/problems';
import type { Releases } from '../registry/releases';
import type { SiteBrands } from '../site-brands';
import { originsFor } from '../steps/plan';
import { previewOf } from '../steps/plan/preview';
import { visitorOf } from '../steps/plan/visitor';

/** Maximum of open pages; the developers of one team are few. */
const most = 50;
/** Well below the time after which an idle connection is closed. */
const heartbeatMs = 15_000;

interface Following {
  response: Response;
  /** Returns the current message, as JSON. */
  now: () => string;
  sent: string;
  /** Epoch seconds. */
  expires: number;
}

/**
 * Serves `GET /_shell/preview/changes`: server-sent events for pages that follow a remote under development. Each event has the versions of
 * those remotes that this browser would get now; the first is sent at once, others on changes. The page compares them with its own, so that
 * it can miss none.
 */
export class PreviewChanges {
  private readonly open = new Set<Following>();
  private readonly stopListening: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly options: { releases: Releases; brands: SiteBrands; previewSecret: string | undefined }) {
    this.stopListening = options.releases.onChange(() => {
      for (const one of this.open) this.sendChange(one);
    });
    this.heartbeat = setInterval(() => {
      for (const { response, expires } of this.open)
        if (expires * 1000 > Date.now()) response.write(': alive\n\n');
        else response.end();
    }, heartbeatMs);
    this.heartbeat.unref();
  }

  handler(): RequestHandler {
    const { releases, brands, previewSecret: secret } = this.options;
    return (request, response) => {
      const { host } = request.headers;
      const cookies = cookiesOf(request);
      const preview = previewOf(cookies, { host, secret });
      if (preview === null || preview.follows.length === 0)
        throw new ProblemError(
          'bad-preview',
          'Only pages that were opened by the link of "fragment dev" may follow versions.',
        );
      if (this.open.size >= most)
        throw new ProblemError('busy', 'Too many pages follow a remote already. Close some, or try again later.');
      const visitor = visitorOf(cookies).id;
      const now = () => {
        const set = releases.current;
        const choice = { brand: brands.forHost(host), visitor, overrides: preview.versions };
        const origins = set === null ? undefined : originsFor(set, choice);
        return JSON.stringify(
          Object.fromEntries(preview.follows.map((remote) => [remote, origins?.get(remote)?.version ?? null])),
        );
      };
      response.set({
        'Content-Type': 'text/event-stream',
        // `no-transform`: a compressor would hold events back until its buffer is full.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        Connection: 'close',
      });
      const following: Following = { response, now, sent: '', expires: preview.expires };
      this.open.add(following);
      response.on('close', () => this.open.delete(following));
      this.sendChange(following);
      // Browsers reconnect after a while, then perhaps to another shell.
      if (this.closed) response.end();
    };
  }

  /** Ends all streams, and those that are opened from now on: a stopping shell does not wait for pages that only listen. */
  close(): void {
    this.closed = true;
    this.stopListening();
    clearInterval(this.heartbeat);
    for (const { response } of this.open) response.end();
  }

  private sendChange(following: Following): void {
    const now = following.now();
    if (now === following.sent) return;
    following.sent = now;
    following.response.write(`data: ${now}\n\n`);
  }
}
