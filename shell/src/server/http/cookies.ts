import { parse } from 'cookie';
import type { Request } from 'express';

export type Cookies = Readonly<Record<string, string | undefined>>;

export function cookiesOf(request: Request): Cookies {
  return parse(request.headers.cookie ?? '');
}
