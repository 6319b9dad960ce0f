import { type NewsAnswer, newsAnswerSchema, newsListingSchema, newsSellerSchema } from '@forecourt/matching';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import { numberOf, paramsOf } from '../query';
import type { Services } from '../services';

/** At most so many at once; also where nobody says. */
const most = 500;

/** The shell does not pass it on. */
export const news = serviceRoute<Services>(
  {
    ...reading,
    path: '/inventory/news',
    summary:
      'What is new, cheaper or gone since a number, the oldest first, with the vehicles as they are now. For the inside only.',
    parameters: [
      inQuery('after', 'The last number that was read; 0 from the oldest that is kept.'),
      inQuery('limit', 'At most so many, 500 at most.'),
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
