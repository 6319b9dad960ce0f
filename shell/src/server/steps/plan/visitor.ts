import { randomUUID } from 'node:crypto';
import { parse } from 'cookie';
import type { Request } from 'express';

/** Anonymous and without meaning: it only keeps a visitor on one side of a canary. */
export const visitorCookie = 'fc_visitor';
const visitorSchema = /^[0-9a-f-]{36}$/;
const oneYearMs = 365 * 24 * 3600 * 1000;

export const visitorCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: oneYearMs } as const;

export function cookiesOf(request: Request): Record<string, string | undefined> {
  return parse(request.headers.cookie ?? '');
}

/** The visitor's id, and whether it is new and has to be handed out. */
export function visitorOf(request: Request): { id: string; isNew: boolean } {
  const known = cookiesOf(request)[visitorCookie];
  return known !== undefined && visitorSchema.test(known)
    ? { id: known, isNew: false }
    : { id: randomUUID(), isNew: true };
}
