import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';

/** A cookie with a secret that no script reads; behind TLS it is bound to the registry's host. */
export class SecretCookie {
  private readonly isSecure: boolean;
  private readonly name: string;

  /**
   * @param origin origin at which people reach the registry; undefined if it is the one that they request
   * @param sameSite `strict` if no other site's page may cause it to be sent; `lax` if links and redirects of other sites may
   */
  constructor(
    name: string,
    origin: string | undefined,
    private readonly sameSite: 'strict' | 'lax',
  ) {
    this.isSecure = origin?.startsWith('https:') === true;
    this.name = this.isSecure ? `__Host-${name}` : name;
  }

  read(request: Request): string | undefined {
    return parseCookie(request.get('cookie') ?? '')[this.name];
  }

  /** Returns the value of `Set-Cookie`. @param maxAge seconds; 0 removes it */
  write(secret: string, maxAge: number): string {
    return stringifySetCookie({
      ...{ name: this.name, value: secret, maxAge, path: '/', httpOnly: true },
      ...{ sameSite: this.sameSite, secure: this.isSecure },
    });
  }
}
