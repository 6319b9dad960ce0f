import type { RequestHandler, Response } from 'express';
import { cookiesOf } from '../http/cookies';
import { ProblemError } from '../http/problems';
import type { Development, SessionOnPage } from '../steps/development/development';
import type { Previews } from '../steps/plan/preview';

/** Maximum of open pages; the developers of one team are few. */
const most = 50;
/** Well below the time after which an idle connection is closed. */
const heartbeatMs = 15_000;

/** An event: remote → its session, null after the session's end. */
export type PreviewChange = Readonly<Record<string, SessionOnPage | null>>;

interface Following {
  response: Response;
  keys: readonly string[];
  /** Returns the current message, as JSON. */
  now: () => string;
  sent: string;
  /** Epoch seconds. */
  expires: number;
}

/**
 * Serves `GET /_shell/preview/changes`: server-sent events for pages that show a remote under development. Each event has the last build of
 * each such remote, with its error and the gate's findings; the first is sent at once, others on changes. The page compares the build
 * with its own, so that it can miss none.
 */
export class PreviewChanges {
  private readonly open = new Set<Following>();
  private readonly stopListening: () => void;
  private readonly heartbeat: NodeJS.Timeout;
  private closed = false;

  constructor(private readonly options: { development: Development; previews: Previews }) {
    this.stopListening = options.development.sessions.onChange((key) => {
      for (const one of this.open) if (one.keys.includes(key)) this.sendChange(one);
    });
    this.heartbeat = setInterval(() => {
      for (const { response, expires } of this.open)
        if (expires * 1000 > Date.now()) response.write(': alive\n\n');
        else response.end();
    }, heartbeatMs);
    this.heartbeat.unref();
  }

  handler(): RequestHandler {
    const { development, previews } = this.options;
    return async (request, response) => {
      const { dev = {}, expires = 0 } = previews.of(cookiesOf(request), request.headers.host) ?? {};
      const sessions = Object.entries(dev);
      if (sessions.length === 0)
        throw new ProblemError(
          'bad-preview',
          'Only pages that were opened by the link of "fragment dev" may follow its builds.',
        );
      if (this.open.size >= most)
        throw new ProblemError('busy', 'Too many pages follow a remote already. Close some, or try again later.');
      const now = () => {
        const change = sessions.map(([remote, key]) => [remote, development.onPage(key)]);
        return JSON.stringify(Object.fromEntries(change) satisfies PreviewChange);
      };
      const following: Following = { response, keys: sessions.map(([, key]) => key), now, sent: '', expires };
      response.set({
        'Content-Type': 'text/event-stream',
        // `no-transform`: a compressor would hold events back until its buffer is full.
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
        Connection: 'close',
      });
      this.open.add(following);
      response.on('close', () => this.open.delete(following));
      await Promise.all(sessions.map(([remote, key]) => development.sessions.build(remote, key)));
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
