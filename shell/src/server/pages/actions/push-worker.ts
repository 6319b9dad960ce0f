import { Router } from 'express';

/** Path of the site's service worker; in a folder of its own, so that no page is in its scope (R66). */
export const pushWorkerPath = '/cars-for-sale/api/sw.js';

export function pushWorker({ assets }: { assets: { pushWorker: string } }): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.type('text/javascript').set('Cache-Control', 'no-cache').send(assets.pushWorker);
  });
  return router;
}
