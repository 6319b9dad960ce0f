import { type RequestHandler, Router } from 'express';

/** Path at which shoppers of other sites put new vehicles together (section 2, "Other navigation"). */
export const buildPricePath = '/build-price';

/** Redirects to the new vehicles of the make and model that the path names, such as `/build-price/toyota/camry`. */
export const toNewVehicles = (): RequestHandler =>
  Router().get('/{*model}', ({ url }, response) =>
    response.redirect(302, `/cars-for-sale/new${url.replace(/^\/(?=$|\?)/, '')}`),
  );
