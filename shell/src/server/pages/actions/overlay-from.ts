/** Links to overlays that do not know their page: those in cells, whose HTML is the same on every page. */
import { overlayBasePath } from '@forecourt/contracts';
import { Router } from 'express';
import { referringPage } from '../../http/referring-page';
import { home } from '../home';

/**
 * Redirects an overlay's address without `from` to that with the page that it was followed from, as its `Referer` says. From another
 * overlay's page it is the page under that; without a `Referer` all vehicles.
 */
export function overlayFrom(): Router {
  const router = Router();
  router.get('/*rest', (request, response, next) => {
    const { pathname, searchParams } = new URL(request.originalUrl, 'http://shell');
    if (searchParams.has('from')) return next();
    const query = new URLSearchParams({ from: pageBelow(referringPage(request) ?? home) });
    for (const [name, value] of searchParams) query.append(name, value);
    response.set('Cache-Control', 'no-store').redirect(302, `${pathname}?${query}`);
  });
  return router;
}

function pageBelow(page: string): string {
  const { pathname, searchParams } = new URL(page, 'http://shell');
  return pathname.startsWith(`${overlayBasePath}/`) ? (searchParams.get('from') ?? home) : page;
}
