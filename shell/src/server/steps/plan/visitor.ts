import { createHash, randomUUID } from 'node:crypto';
import type { Cookies } from '../../http/cookies';

/** An anonymous, random id; it only puts a visitor on one side of a canary. */
export const visitorCookie = 'fc_visitor';
const visitorSchema = /^[0-9a-f-]{36}$/;
const oneYearMs = 365 * 24 * 3600 * 1000;

export const visitorCookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', maxAge: oneYearMs } as const;

/** Returns the visitor's bucket of 10,000 for one canary; it never changes. @param what the subject of the canary */
export function bucketOf(visitor: string, what: string, version: string): number {
  return createHash('sha256').update(`${visitor}\n${what}\n${version}`).digest().readUInt32BE(0) % 10_000;
}

/** Returns the visitor's id, and whether it is new and has to be issued. */
export function visitorOf(cookies: Cookies): { id: string; isNew: boolean } {
  const known = cookies[visitorCookie];
  return known !== undefined && visitorSchema.test(known)
    ? { id: known, isNew: false }
    : { id: randomUUID(), isNew: true };
}
