import { dealerDifferenceSchema } from '@forecourt/listing';
import { inPath, reading, serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

export const dealerDifference = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/dealer-differences/:id',
    summary: 'Returns the advantages of a dealer in their own words, as text without HTML (R64).',
    parameters: [inPath('id', 'Id of the content, `dealerDiff.contentId`.')],
    answer: dealerDifferenceSchema,
    refusals: [404],
    example: '/content/dealer-differences/lakeside-motors',
  },
  ({ differences }) =>
    async ({ params }, response) => {
      const id = String(params.id);
      const difference = await differences.read(id);
      if (difference === null) throw new ProblemError('unknown-difference', `No dealer has submitted "${id}".`);
      response.json(difference);
    },
);
