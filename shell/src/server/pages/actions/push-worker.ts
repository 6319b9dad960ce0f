import { type RequestHandler, Router } from 'express';
import type { ShellAssets } from './static-assets';

/** The one script of the site that outlives its pages; a folder below the pages, so that its scope has none of them (R66). */
const path = '/cars-for-sale/api/sw.js';

export function pushWorker({ assets }: { assets: ShellAssets }): RequestHandler {
  const router = Router();
  router.get(path, (_request, response) => {
    response.type('text/javascript').set('Cache-Control', 'no-cache').send(assets.pushWorker);
  });
  return router;
}
