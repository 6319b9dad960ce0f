/**
 * Sessions of the console and the links that begin them, in memory: a restart of the registry ends them. A session stands for the token that began
 * it, so it permits what that token permits and ends with it. Secrets are 256 random bits, of which only the SHA-256 is stored.
 */
import { randomBytes } from 'node:crypto';
import { networkOf, Rate, tokenDigest } from '@forecourt/service';
import type { Request } from 'express';
import { ProblemError } from '../problems';
import { refuseForeignOrigin } from './own-origin';
import { SessionCookie } from './session-cookie';

/** Longest life of a session, ms: a working day. */
const sessionMs = 12 * 3_600_000;
/** Life of a sign-in link, ms. */
const linkMs = 10 * 60_000;
/** Most sessions, and most links, at a time; the oldest one ends for a new one. */
const most = 1000;
/** Attempts to sign in that a client's network has in a minute. */
const attemptsPerMinute = 20;

interface Begun {
  /** SHA-256 of the token. */
  token: string;
  /** ms since 1970. */
  expiresAt: number;
}

export class ConsoleSessions {
  private readonly sessions = new Map<string, Begun>();
  private readonly links = new Map<string, Begun>();
  private readonly attempts: Rate;
  private readonly cookie: SessionCookie;

  /** @param origin origin at which people reach the registry; undefined if it is the one that they request */
  constructor(
    private readonly origin: string | undefined,
    private readonly now: () => number = Date.now,
  ) {
    this.attempts = new Rate(attemptsPerMinute, now);
    this.cookie = new SessionCookie(origin);
  }

  /** Counts an attempt to sign in. @throws ProblemError `foreign-origin`, `too-many-attempts` */
  admit(request: Request): void {
    refuseForeignOrigin(request, this.origin);
    if (this.attempts.allows(networkOf(request.socket.remoteAddress ?? ''))) return;
    throw new ProblemError(
      'too-many-attempts',
      `There were more than ${attemptsPerMinute} attempts to sign in from your network. Try again in a minute.`,
    );
  }

  /** Begins a session. @param token SHA-256 of its token @returns `Set-Cookie` and the time of its end, ms since 1970 */
  begin(token: string): { cookie: string; expiresAt: number } {
    const { secret, expiresAt } = this.add(this.sessions, token, sessionMs);
    return { cookie: this.cookie.write(secret, sessionMs / 1000), expiresAt };
  }

  /**
   * Returns the SHA-256 of the token of a request's session; null if the request has no session. A write has to come from the console's own pages.
   * @throws ProblemError `session-ended`, `foreign-origin`
   */
  tokenOf(request: Request): string | null {
    const secret = this.cookie.read(request);
    if (secret === undefined) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignOrigin(request, this.origin);
    const begun = this.begunBy(this.sessions, secret);
    if (begun !== null) return begun.token;
    throw new ProblemError(
      'session-ended',
      'Your session has ended, or the registry was started again. Sign in again.',
    );
  }

  /** Returns the time at which a request's session ends, ms since 1970; null if it has none. */
  endOf(request: Request): number | null {
    return this.begunBy(this.sessions, this.cookie.read(request) ?? '')?.expiresAt ?? null;
  }

  /** Ends a request's session. @returns `Set-Cookie` that removes its cookie @throws ProblemError `foreign-origin` */
  end(request: Request): string {
    refuseForeignOrigin(request, this.origin);
    this.sessions.delete(tokenDigest(this.cookie.read(request) ?? ''));
    return this.cookie.write('', 0);
  }

  /** Makes the secret of a link that signs in once. @param token SHA-256 of the token that its session stands for */
  makeLink(token: string): { secret: string; expiresAt: number } {
    return this.add(this.links, token, linkMs);
  }

  /** Returns the SHA-256 of a link's token, and uses the link up. @throws ProblemError `link-used` */
  useLink(secret: string): string {
    const begun = this.begunBy(this.links, secret);
    this.links.delete(tokenDigest(secret));
    if (begun !== null) return begun.token;
    throw new ProblemError(
      'link-used',
      'A sign-in link works once, and for ten minutes. Print another: npm run fragment -- console.',
    );
  }

  private add(to: Map<string, Begun>, token: string, lifeMs: number): { secret: string; expiresAt: number } {
    for (const [digest, { expiresAt }] of to) if (expiresAt <= this.now() || to.size >= most) to.delete(digest);
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = this.now() + lifeMs;
    to.set(tokenDigest(secret), { token, expiresAt });
    return { secret, expiresAt };
  }

  private begunBy(among: ReadonlyMap<string, Begun>, secret: string): Begun | null {
    const begun = among.get(tokenDigest(secret));
    return begun === undefined || begun.expiresAt <= this.now() ? null : begun;
  }
}
