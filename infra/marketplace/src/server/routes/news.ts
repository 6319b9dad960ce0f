import { type NewsAnswer, newsAnswerSchema, newsListingSchema, newsSellerSchema } from '@forecourt/matching';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { numberOf, paramsOf } from '../query';
import type { Services } from '../services';

/** Largest number of entries in an answer, and the default. */
const most = 500;

/** Internal: the shell does not proxy this path. */
export const news = serviceRoute<Services>(
  {
    ...reading,
    path: '/inventory/news',
    summary:
      'Lists new, cheaper and removed listings since a number, the oldest first, with the current vehicles. Internal only.',
    parameters: [
      inQuery('after', 'The last number that the client has read; 0 for the oldest that is stored.'),
      inQuery('limit', 'Number of entries, 500 at most.'),
    ],
    answer: newsAnswerSchema,
    refusals: [400],
    example: '/inventory/news?after=0',
  },
  ({ store }) =>
    async (request, response) => {
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
    },
);
