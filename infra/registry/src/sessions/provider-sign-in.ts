/**
 * Signing in by the OpenID provider. What has to be remembered until the provider redirects is in memory, by the secret of a cookie: only the
 * browser that began a sign-in finishes it, once.
 */
import type { SignInFailure } from '@forecourt/contracts/sessions';
import { type Beginning, failureOf, OpenIdClient, refusalOf } from '@forecourt/openid';
import { reasonOf } from '@forecourt/service';
import type { Request } from 'express';
import type { OpenIdSettings } from './openid-settings';
import { type Person, personOf } from './person';
import { SecretCookie } from './secret-cookie';
import { Secrets } from './secrets';

/** Path to which the provider redirects. */
export const callbackPath = '/v1/session/provider/callback';

/** Time in which a sign-in has to be finished, ms. */
const pendingMs = 10 * 60_000;

/** A sign-in that failed; its message is for the log. */
export class SignInError extends Error {
  constructor(
    readonly failure: SignInFailure,
    reason: string,
  ) {
    super(reason);
  }

  /** Returns the failure that an error of the client stands for. */
  static of(error: unknown): SignInError {
    if (error instanceof SignInError) return error;
    return new SignInError(failureOf(error), [reasonOf(error), refusalOf(error)].filter(Boolean).join(': '));
  }
}

export interface Pending extends Beginning {
  /** Path of the console to which it leads; null for a page that says that the person is signed in. */
  returnTo: string | null;
}

export class ProviderSignIn {
  private readonly client = new OpenIdClient();
  private readonly pending: Secrets<Pending>;
  private readonly cookie: SecretCookie;
  /** Where a browser ends its session with the provider; null if no such address is known. */
  signOutUrl: string | null = null;

  /** @param origin origin at which people reach the registry */
  constructor(
    readonly settings: OpenIdSettings,
    readonly origin: string,
    private readonly now: () => number = Date.now,
  ) {
    this.pending = new Secrets(now);
    // The provider's redirect is a navigation from another site, with which no strict cookie is sent.
    this.cookie = new SecretCookie('forecourt-sign-in', origin, 'lax');
  }

  /** Begins a sign-in. @returns where the browser goes next, and `Set-Cookie` @throws SignInError */
  async begin(returnTo: string | null): Promise<{ url: URL; cookie: string }> {
    try {
      const { url, beginning } = await this.client.begin(this.settings, this.origin + callbackPath);
      const { secret } = this.pending.add({ ...beginning, returnTo }, pendingMs);
      return { url, cookie: this.cookie.write(secret, pendingMs / 1000) };
    } catch (error) {
      throw SignInError.of(error);
    }
  }

  /** Returns the pending sign-in of a browser, and uses it up; null if it has none. @returns also `Set-Cookie`, which removes its cookie */
  take(request: Request): { pending: Pending | null; cookie: string } {
    return { pending: this.pending.take(this.cookie.read(request)), cookie: this.cookie.write('', 0) };
  }

  /** Finishes a sign-in. @param returned the whole address to which the provider redirected @throws SignInError */
  async finish(pending: Pending | null, returned: URL): Promise<Person> {
    if (pending === null || returned.searchParams.get('state') !== pending.state)
      throw new SignInError('expired', 'the browser has no such sign-in under way');
    const { groupsClaim, personClaim } = this.settings;
    try {
      const statement = await this.client.finish(this.settings, returned, pending, [groupsClaim, personClaim]);
      this.signOutUrl = statement.signOutUrl;
      if (statement.endsAt <= this.now()) throw new SignInError('clock', 'the ID token has ended');
      const person = personOf(statement, this.settings);
      if (person !== null) return person;
      throw new SignInError('no-rights', `no group of openid:${statement.subject} is in CONSOLE_OIDC_RIGHTS`);
    } catch (error) {
      throw SignInError.of(error);
    }
  }
}
