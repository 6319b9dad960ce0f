/** A visitor's answer on consent for ads: `POST /cars-for-sale/ad-consent`. It can be changed at any time. */

import { samePath } from '@forecourt/search-state';
import { reasonsOf } from '@forecourt/service';
import { adConsents } from '@forecourt/site';
import express, { Router } from 'express';
import * as z from 'zod';
import { ProblemError } from '../../http/problems';
import type { SiteHosts } from '../../http/site-hosts';
import type { SiteBrands } from '../../site-brands';
import { adConsent } from '../ad-consent';
import { home } from '../home';

/** Lifetime of the answer, ms; afterwards the visitor is asked again. */
const lifetimeMs = 365 * 24 * 3_600_000;

const fieldsSchema = z.object({ answer: z.enum(adConsents), refUrl: z.string().default('') });

/** Stores the answer in a cookie and redirects (303) to the page that the form was on. */
export function adConsentRoute({ brands, hosts }: { brands: SiteBrands; hosts: SiteHosts }): Router {
  const router = Router();
  router.post('/', express.urlencoded({ extended: false, limit: '8kb' }), (request, response) => {
    const fields = fieldsSchema.safeParse(request.body ?? {});
    if (!fields.success) throw new ProblemError('bad-request', reasonsOf(fields.error).join('; '));
    const { answer, refUrl } = fields.data;
    const secure = hosts.isSecure(brands.forHost(request.headers.host), request);
    response.cookie(adConsent, answer, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: lifetimeMs });
    response
      .status(303)
      .set('Cache-Control', 'no-store')
      .location(samePath(refUrl) ?? home)
      .end();
  });
  return router;
}
