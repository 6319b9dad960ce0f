import { dealerDifferenceSchema } from '@forecourt/listing';
import { inPath, reading, serviceRoute } from '@forecourt/service';
import { dealerDifferences } from '../../dealer-differences/dealer-differences';
import { ProblemError } from '../../problems';

export const dealerDifference = serviceRoute(
  {
    ...reading,
    path: '/content/dealer-differences/:id',
    summary: 'Returns the advantages of a dealer in their own words, as text without HTML (R64).',
    parameters: [inPath('id', 'Id of the content, `dealerDiff.contentId`.')],
    answer: dealerDifferenceSchema,
    refusals: [404],
    example: '/content/dealer-differences/we-come-to-your-driveway',
  },
  () =>
    ({ params }, response) => {
      const id = String(params.id);
      const difference = dealerDifferences.get(id);
      if (difference === undefined) throw new ProblemError('unknown-difference', `No dealer has handed in "${id}".`);
      response.json(difference);
    },
);
