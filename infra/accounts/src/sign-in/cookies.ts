/** The cookies of people: of a session, of a browser by which one signed in, of a device that keeps something, of what a browser has begun. What they hold means nothing. */
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { isSecret } from './secret';
import { sessionMs } from './sessions';

const year = 365 * 24 * 60 * 60_000;
const day = 24 * 60 * 60_000;
const lifetimes = { session: sessionMs.absolute, browser: year, device: year, flow: day } as const;
type CookieName = keyof typeof lifetimes;

/** Whether the visitor came by TLS, as the shell says. */
const isSecure = (request: Request) => request.get('X-Forwarded-Proto') === 'https';

/** The prefix keeps other hosts of the domain from setting it; browsers take it by TLS only. */
const nameOf = (name: CookieName, request: Request) => `${isSecure(request) ? '__Host-' : ''}fc_${name}`;

const attributesOf = (request: Request): CookieOptions => ({
  ...{ httpOnly: true, sameSite: 'lax', path: '/' },
  secure: isSecure(request),
});

/** What the browser keeps; null where it keeps none, or what was never given out. */
export function readCookie(name: CookieName, request: Request): string | null {
  const value = parse(request.get('Cookie') ?? '')[nameOf(name, request)];
  return isSecret(value) ? value : null;
}

export function setCookie(name: CookieName, secret: string, request: Request, response: Response): void {
  response.cookie(nameOf(name, request), secret, { ...attributesOf(request), maxAge: lifetimes[name] });
}

export function clearCookie(name: CookieName, request: Request, response: Response): void {
  response.clearCookie(nameOf(name, request), attributesOf(request));
}
