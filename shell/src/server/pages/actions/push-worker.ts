import { Router } from 'express';

/** The one script of the site that outlives its pages; a folder below the pages, so that its scope has none of them (R66). */
export const pushWorkerPath = '/cars-for-sale/api/sw.js';

export function pushWorker({ assets }: { assets: { pushWorker: string } }): Router {
  const router = Router();
  router.get('/', (_request, response) => {
    response.type('text/javascript').set('Cache-Control', 'no-cache').send(assets.pushWorker);
  });
  return router;
}
