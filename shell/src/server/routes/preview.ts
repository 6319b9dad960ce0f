import { nameSchema } from '@forecourt/contracts';
import { devReportSchema } from '@forecourt/contracts/dev-sessions';
import { samePath } from '@forecourt/search-state';
import { own, reasonsOf } from '@forecourt/service';
import express, { type Request, Router } from 'express';
import * as z from 'zod';
import { cookiesOf } from '../http/cookies';
import { ProblemError } from '../http/problems';
import { contentPolicy, policyHeader } from '../http/security';
import type { SiteHosts } from '../http/site-hosts';
import { revokedPreview } from '../pages/status';
import type { SiteBrands } from '../site-brands';
import type { Development } from '../steps/development/development';
import { type Previews, previewCookie, previewCookieOptions, withInspect, withoutInspect } from '../steps/plan/preview';
import { type Dress, sendStatus } from './send-status';

const reportSchema = z.strictObject({ remote: nameSchema, report: devReportSchema });
const formSchema = z.object({ do: z.enum(['leave', 'inspect']), page: z.string().optional() });

/**
 * Returns the routes of previews. `GET /_shell/preview?token=…` gives this browser the preview of a signed link and redirects to the page
 * that it was made for; a link that was revoked, to a page that says so. `POST /_shell/preview` is the form in the bar of such a page: it leaves the preview, or opens the inspector, and
 * returns to the current page. `POST /_shell/preview/reports` is for the script of pages with builds of `fragment dev`: it tells that command
 * what a page shows, and which errors it had.
 */
export function previewRoutes(
  deps: Dress & {
    brands: SiteBrands;
    previews: Previews;
    /** Style of the bar on testers' pages. */
    previewCss: string;
    hosts: SiteHosts;
    home: string;
    development: Pick<Development, 'sessions'>;
  },
): Router {
  const { brands, hosts, home, development, previews } = deps;
  const isSecure = (request: Request) => hosts.isSecure(brands.forHost(request.headers.host), request);
  const router = Router();
  router.get('/preview', (request, response) => {
    const { token } = request.query;
    response.set('Cache-Control', 'no-store');
    const { host } = request.headers;
    const found = typeof token === 'string' ? previews.in(token, host) : null;
    if (found === null) {
      throw new ProblemError(
        'bad-preview',
        'The link was not signed by this site, is for another host, was changed, or has expired. Request a new link from its sender, who creates it with "fragment preview".',
      );
    }
    const { preview, isRevoked } = found;
    const { framedBy, page } = preview;
    if (framedBy !== undefined) response.set(policyHeader, contentPolicy({ framedBy })).removeHeader('X-Frame-Options');
    if (isRevoked) {
      const left = previews.revokedOf(cookiesOf(request), host);
      if (left !== null) response.clearCookie(previewCookie, previewCookieOptions(left, isSecure(request)));
      const bar = { css: deps.previewCss, html: '', framedBy };
      return sendStatus(response, deps, brands.forHost(host), revokedPreview(page), bar);
    }
    const expires = new Date(preview.expires * 1000);
    const options = { ...previewCookieOptions(preview, isSecure(request)), expires };
    response.cookie(previewCookie, token, options).redirect(303, page);
  });
  router.post('/preview', express.urlencoded({ extended: false, limit: '8kb' }), (request, response) => {
    response.set('Cache-Control', 'no-store');
    const form = formSchema.safeParse(request.body);
    if (!form.success)
      throw new ProblemError('bad-request', 'The form needs "do", which is leave or inspect, and "page".');
    const page = pageOf(request, form.data.page ?? home) ?? home;
    const preview = previews.of(cookiesOf(request), request.headers.host);
    if (form.data.do === 'leave') response.clearCookie(previewCookie, previewCookieOptions(preview, isSecure(request)));
    response.redirect(
      303,
      form.data.do === 'inspect' && preview !== null ? withInspect(page) : withoutInspect(page).url,
    );
  });
  router.post('/preview/reports', express.json({ limit: '20kb' }), async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const body = reportSchema.safeParse(request.body);
    if (!body.success) throw new ProblemError('bad-request', reasonsOf(body.error).join('; '));
    const { remote, report } = body.data;
    const { dev = {} } = previews.of(cookiesOf(request), request.headers.host) ?? {};
    const key = own(dev, remote);
    if (key === undefined || !development.sessions.has(key, report.version))
      throw new ProblemError('bad-preview', 'Only pages that show a build of "fragment dev" may report on it.');
    await development.sessions.report(key, report);
    response.status(204).end();
  });
  return router;
}

/** Returns the current page from `Referer`, because its address may have changed since the form was rendered. */
function pageOf(request: Request, made: string): string | undefined {
  const { referer, host } = request.headers;
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  const shown = from !== null && from.host === host ? from.pathname + from.search : made;
  return samePath(shown);
}
