import type { Request } from 'express';
import { ProblemError } from '../problems';

/** Returns the registry's own origin. @param configured origin at which people reach it; undefined for the one that the request names */
export const ownOrigin = (request: Request, configured: string | undefined): string =>
  configured ?? `http://${request.get('host')}`;

/**
 * Refuses a write that a page of another origin may have caused. A browser names the page's origin with every write.
 * @param configured origin at which people reach the registry; undefined for the one that the request names
 * @throws ProblemError `foreign-origin`
 */
export function refuseForeignOrigin(request: Request, configured: string | undefined): void {
  const own = ownOrigin(request, configured);
  const origin = request.get('origin');
  const site = request.get('sec-fetch-site');
  if (origin === own && (site === undefined || site === 'same-origin')) return;
  throw new ProblemError(
    'foreign-origin',
    `The request comes from ${origin ?? 'a page that does not say its origin'}, and the console is at ${own}. Open it there. If another address is right, set PACKAGES_ORIGIN to it where the registry runs.`,
  );
}
