import type { Brand } from '@forecourt/contracts';
import type { Response } from 'express';
import { contentPolicy, hashOf, policyHeader } from '../http/security';
import { type Chrome, type Head, type Styles, statusPage } from '../steps/document';
import type { StatusAnswer } from '../steps/page-type';

/** Styles and chrome of status pages. */
export interface Dress {
  styles: Styles;
  chrome: Chrome;
}

/** Sends one message as a page of the brand; no cache stores it and no search engine lists it. A 503 has `Retry-After`. */
export function sendStatus(
  response: Response,
  { styles, chrome }: Dress,
  brand: Brand,
  { status, content }: StatusAnswer,
  bar?: Head['bar'],
): void {
  const head = { brand, noindex: true, stylesheets: [styles.forBrand(brand)], bar };
  const ofBar = bar && { styles: [hashOf(bar.css)], framedBy: bar.framedBy };
  response.set(policyHeader, contentPolicy({ ...ofBar }));
  if (status === 503) response.set('Retry-After', '2');
  response
    .status(status)
    .type('html')
    .set('Cache-Control', 'no-store')
    .send(statusPage(chrome, head, content));
}
