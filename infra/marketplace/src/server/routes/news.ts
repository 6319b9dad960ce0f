import { type NewsAnswer, newsListingSchema, newsSellerSchema } from '@forecourt/matching';
import type { RequestHandler } from 'express';
import { numberOf, paramsOf } from '../query';
import type { Services } from '../services';

/** At most so many at once; also where nobody says. */
const most = 500;

/**
 * `GET /inventory/news?after=N`: what is new, cheaper or gone since a number, the oldest first, with the vehicles that are still there. The
 * shell does not pass it on.
 */
export function news({ store }: Services): RequestHandler {
  return async (request, response) => {
    const params = paramsOf(request);
    const after = numberOf(params, 'after', { min: 0, max: Number.MAX_SAFE_INTEGER, standard: 0 });
    const limit = numberOf(params, 'limit', { min: 1, max: most, standard: most });
    const { news: rows, vehicles, first, last } = await store.readNews(after, limit);
    const answer: NewsAnswer = {
      ...{ first, last, news: rows },
      vehicles: Object.fromEntries(
        [...vehicles].map(([id, { document, listing, owner }]) => [
          id,
          {
            document,
            listing: newsListingSchema.parse(JSON.parse(listing)),
            seller: newsSellerSchema.parse(JSON.parse(owner)),
          },
        ]),
      ),
    };
    response.json(answer);
  };
}
