import type { Response } from 'express';
import type { Address } from './page-type';

/** Sets the cookies that an address implies, and clears those that are spent (R12). */
export function setCookies(response: Response, { cookies, spent }: Address, secure: boolean): void {
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  for (const { name, value, maxAgeSeconds } of cookies)
    response.cookie(name, value, { ...attributes, maxAge: maxAgeSeconds * 1000 });
  for (const name of spent) response.clearCookie(name, attributes);
}
