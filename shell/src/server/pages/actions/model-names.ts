/** A shopper's answer on which model they meant: `POST /cars-for-sale/model-names` (section 4, Model Name Clarification; R36). */
import { samePath } from '@forecourt/search-state';
import { reasonsOf } from '@forecourt/service';
import express, { Router } from 'express';
import * as z from 'zod';
import { ProblemError } from '../../http/problems';
import type { SiteHosts } from '../../http/site-hosts';
import type { SiteBrands } from '../../site-brands';
import { home } from '../home';
import { modelNames, never } from '../model-names';

/** Lifetime of "Don't show me this again.", ms; a mere "No" lasts until the browser is closed. */
const neverForMs = 365 * 24 * 3_600_000;

const fieldsSchema = z.object({
  modelCode: z.string().regex(/^[\w-]{1,40}\|[\w-]{1,20}$/, 'a model with its make, such as F150|FORD'),
  again: z.literal(never).optional(),
  refUrl: z.string().default(''),
});

/** Stores the chosen model in a cookie and redirects (303) to the page that the form was on. */
export function modelNamesRoute({ brands, hosts }: { brands: SiteBrands; hosts: SiteHosts }): Router {
  const router = Router();
  router.post('/', express.urlencoded({ extended: false, limit: '8kb' }), (request, response) => {
    const fields = fieldsSchema.safeParse(request.body ?? {});
    if (!fields.success) throw new ProblemError('bad-request', reasonsOf(fields.error).join('; '));
    const { modelCode, again, refUrl } = fields.data;
    const secure = hosts.isSecure(brands.forHost(request.headers.host), request);
    response.cookie(modelNames, again ?? modelCode, {
      ...{ httpOnly: true, sameSite: 'lax', path: '/', secure },
      ...(again !== undefined && { maxAge: neverForMs }),
    });
    response
      .status(303)
      .set('Cache-Control', 'no-store')
      .location(samePath(refUrl) ?? home)
      .end();
  });
  return router;
}
