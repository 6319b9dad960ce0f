/**
 * Sessions of the console and the links that begin them, in memory: a restart of the registry ends them. A session stands for the token that began
 * it, so it permits what that token permits and ends with it; or for a person whom the OpenID provider named.
 */
import { networkOf, Rate } from '@forecourt/service';
import type { Request } from 'express';
import { ProblemError } from '../problems';
import { refuseForeignOrigin } from './own-origin';
import type { Person } from './person';
import { SecretCookie } from './secret-cookie';
import { Secrets } from './secrets';

/** Longest life of a session, ms: a working day. */
const sessionMs = 12 * 3_600_000;
/** Life of a sign-in link, ms. */
const linkMs = 10 * 60_000;
/** Attempts to sign in that a client's network has in a minute. */
const attemptsPerMinute = 20;

/** The holder of a session: a token, by its SHA-256, or a person. */
export type Holder = string | Person;

export class ConsoleSessions {
  private readonly sessions: Secrets<Holder>;
  private readonly links: Secrets<Holder>;
  private readonly attempts: Rate;
  private readonly cookie: SecretCookie;

  /** @param origin origin at which people reach the registry; undefined if it is the one that they request */
  constructor(
    private readonly origin: string | undefined,
    private readonly now: () => number = Date.now,
  ) {
    this.sessions = new Secrets(now);
    this.links = new Secrets(now);
    this.attempts = new Rate(attemptsPerMinute, now);
    this.cookie = new SecretCookie('forecourt-console', origin, 'strict');
  }

  /** Counts an attempt to sign in. @returns whether it is within the limit */
  allows(request: Request): boolean {
    return this.attempts.allows(networkOf(request.socket.remoteAddress ?? ''));
  }

  /** Counts an attempt to sign in that a page of the console sends. @throws ProblemError `foreign-origin`, `too-many-attempts` */
  admit(request: Request): void {
    refuseForeignOrigin(request, this.origin);
    if (this.allows(request)) return;
    throw new ProblemError(
      'too-many-attempts',
      `There were more than ${attemptsPerMinute} attempts to sign in from your network. Try again in a minute.`,
    );
  }

  /** Begins a session. @returns `Set-Cookie` and the time of its end, ms since 1970 */
  begin(holder: Holder): { cookie: string; expiresAt: number } {
    const lifeMs = this.within(sessionMs, holder);
    const { secret, expiresAt } = this.sessions.add(holder, lifeMs);
    return { cookie: this.cookie.write(secret, Math.floor(lifeMs / 1000)), expiresAt };
  }

  /**
   * Returns what a request's session stands for; null if the request has no session. A write has to come from the console's own pages.
   * @throws ProblemError `session-ended`, `foreign-origin`
   */
  holderOf(request: Request): Holder | null {
    const secret = this.cookie.read(request);
    if (secret === undefined) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignOrigin(request, this.origin);
    const found = this.sessions.find(secret);
    if (found !== null) return found.value;
    throw new ProblemError(
      'session-ended',
      'Your session has ended, or the registry was started again. Sign in again.',
    );
  }

  /** Returns the time at which a request's session ends, ms since 1970; null if it has none. */
  endOf(request: Request): number | null {
    return this.sessions.find(this.cookie.read(request))?.expiresAt ?? null;
  }

  /** Ends a request's session. @returns `Set-Cookie` that removes its cookie @throws ProblemError `foreign-origin` */
  end(request: Request): string {
    refuseForeignOrigin(request, this.origin);
    this.sessions.take(this.cookie.read(request));
    return this.cookie.write('', 0);
  }

  /** Makes the secret of a link that signs in once. @param holder what its session stands for */
  makeLink(holder: Holder): { secret: string; expiresAt: number } {
    return this.links.add(holder, this.within(linkMs, holder));
  }

  /** Returns what a link's session stands for, and uses the link up. @throws ProblemError `link-used` */
  useLink(secret: string): Holder {
    const holder = this.links.take(secret);
    if (holder !== null) return holder;
    throw new ProblemError(
      'link-used',
      'A sign-in link works once, and for ten minutes. Print another: npm run fragment -- console.',
    );
  }

  /** Returns a life that does not exceed a person's statement, ms; a token is checked with each request. */
  private within(lifeMs: number, holder: Holder): number {
    return typeof holder === 'string' ? lifeMs : Math.min(lifeMs, holder.endsAt - this.now());
  }
}
