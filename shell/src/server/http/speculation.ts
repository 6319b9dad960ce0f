/** Pages that browsers request ahead of their visitors: which ones, and how such a request is recognised. */
import { createHash } from 'node:crypto';
import type { Request } from 'express';

/**
 * Speculation rules: a vehicle's page is requested when the pointer rests on its link, or presses it. It is not run before it is shown, so
 * it counts nothing. Only these pages: others may be personal or change something, and a search is answered without a new page. Links that
 * open a layer or another tab do not lead to the page.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/cars-for-sale/vehicle/*' },
          { not: { selector_matches: '[aria-haspopup], [target], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** File of the rules; its name is a digest of them, so that it never changes. */
export const rulesText = JSON.stringify(rules);
export const rulesPath = `/rules/${createHash('sha256').update(rulesText).digest('hex').slice(0, 6)}`;
export const rulesType = 'application/speculationrules+json';
/** Header that names the file. No script of a page is needed for it, so no policy has to allow one. */
export const rulesHeader = { 'Speculation-Rules': `"/_shell${rulesPath}"` };

/** Whether a browser requests a page ahead of its visitor. */
export function isSpeculative({ headers }: Pick<Request, 'headers'>): boolean {
  return /^prefetch\b/.test(String(headers['sec-purpose'] ?? ''));
}
