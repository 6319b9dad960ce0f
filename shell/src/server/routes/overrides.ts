import { Router } from 'express';
import { ProblemError } from '../http/problems';
import type { SiteHosts } from '../http/site-hosts';
import type { SiteBrands } from '../site-brands';
import { overrideCookie, readOverrides } from '../steps/plan/overrides';

/** `/_shell/override?token=…` lets this browser see the versions of a signed token; without a token it ends that. */
export function overrideRoutes({
  overrideSecret: secret,
  brands,
  hosts,
}: {
  brands: SiteBrands;
  overrideSecret: string;
  hosts: SiteHosts;
}): Router {
  const router = Router();
  router.get('/override', (request, response) => {
    const { token } = request.query;
    response.set('Cache-Control', 'no-store');
    if (token === undefined) {
      response.clearCookie(overrideCookie, { path: '/' }).redirect(303, '/cars-for-sale/all');
      return;
    }
    if (typeof token !== 'string' || readOverrides(token, { host: request.headers.host, secret }) === null) {
      throw new ProblemError(
        'bad-override',
        'The token was not signed by this site, is for another host, was changed, has expired, or would last above a day. Ask whoever gave it to you for a new one.',
      );
    }
    const secure = hosts.originOf(brands.forHost(request.headers.host), request).startsWith('https:');
    response
      .cookie(overrideCookie, token, { httpOnly: true, sameSite: 'lax', path: '/', secure })
      .redirect(303, '/cars-for-sale/all');
  });
  return router;
}
