import { type Feature, get, post } from '../feature';
import { isoTime, retainedTable } from '../retained';
import {
  changeFavourite,
  changeFavouriteSchema,
  favouriteChangedSchema,
  favouritesSchema,
  myFavourites,
} from './routes';

/** Saved vehicles. */
export const favourites: Feature = {
  name: 'favourites',
  routes: [
    post('/account-api/favourites', {
      summary: 'Saves a vehicle among the favourites, or removes it; saving it twice changes nothing.',
      refusals: [400, 404, 409, 413, 415, 429, 503],
      fields: changeFavouriteSchema,
      answer: favouriteChangedSchema,
      handle: changeFavourite,
      form: { title: 'Saved cars', failed: 'The vehicle was not saved', back: 'Back' },
    }),
    get('/account-api/mine/favourites', {
      summary: "Lists the client's favourites, as they are for sale now.",
      answer: favouritesSchema,
      handle: myFavourites,
    }),
  ],
  retained: [
    retainedTable({
      name: 'favourites',
      title: 'Saved cars',
      retention: 'until you take them away, at most for two years',
      retentionDays: 730,
      ...{ table: 'favourites', time: 'savedAt', subject: { owner: 'owner' }, merges: { once: 'listingId' } },
      shape: ({ listingId, title, href, price, priceThen, savedAt, soldAt }) => ({
        ...{ listingId, title, href, price, priceThen },
        ...{ savedAt: isoTime(savedAt), soldAt: isoTime(soldAt) },
      }),
    }),
  ],
};
