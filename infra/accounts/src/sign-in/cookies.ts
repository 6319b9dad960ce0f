/** The cookies of people: of a session, a known browser, a device with stored data, and a pending sign-in. Each value is a secret without meaning. */
import { parse } from 'cookie';
import type { CookieOptions, Request, Response } from 'express';
import { isSecret } from './secret';

const day = 24 * 60 * 60_000;
const year = 365 * day;

/** A session ends after this time without use, and this long after it began, in milliseconds. */
export const sessionMs = { idle: 14 * day, absolute: 30 * day } as const;

const lifetimes = { session: sessionMs.absolute, browser: year, device: year, flow: day } as const;
type CookieName = keyof typeof lifetimes;

/** Whether the visitor's request came by TLS, as the shell says. */
const isSecure = (request: Request) => request.get('X-Forwarded-Proto') === 'https';

/** The prefix keeps other hosts of the domain from setting it; browsers accept it by TLS only. */
const nameOf = (name: CookieName, request: Request) => `${isSecure(request) ? '__Host-' : ''}fc_${name}`;

const attributesOf = (request: Request): CookieOptions => ({
  ...{ httpOnly: true, sameSite: 'lax', path: '/' },
  secure: isSecure(request),
});

/** Returns the value of a cookie; null if there is none, or one that has not the form of a secret. */
export function readCookie(name: CookieName, request: Request): string | null {
  const value = parse(request.get('Cookie') ?? '')[nameOf(name, request)];
  return isSecret(value) ? value : null;
}

/** Sets a cookie for its usual lifetime. */
export function setCookie(name: CookieName, secret: string, request: Request, response: Response): void {
  response.cookie(nameOf(name, request), secret, { ...attributesOf(request), maxAge: lifetimes[name] });
}

/** Removes a cookie. */
export function clearCookie(name: CookieName, request: Request, response: Response): void {
  response.clearCookie(nameOf(name, request), attributesOf(request));
}
