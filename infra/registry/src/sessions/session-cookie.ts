import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';

/** The cookie of a session: no script reads it, and no other site's page causes it to be sent. */
export class SessionCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  /** @param origin origin at which people reach the registry; undefined if it is the one that they request */
  constructor(origin: string | undefined) {
    this.isSecure = origin?.startsWith('https:') === true;
    this.name = this.isSecure ? '__Host-forecourt-console' : 'forecourt-console';
  }

  read(request: Request): string | undefined {
    return parseCookie(request.get('cookie') ?? '')[this.name];
  }

  /** Returns the value of `Set-Cookie`. @param maxAge seconds; 0 removes it */
  write(secret: string, maxAge: number): string {
    return stringifySetCookie({
      ...{ name: this.name, value: secret, maxAge, path: '/', httpOnly: true, sameSite: 'strict' },
      secure: this.isSecure,
    });
  }
}
