import { inPath, serviceRoute } from '@forecourt/service';
import { guideSchema, guides } from '../../guides';
import { ProblemError } from '../../problems';

export const guide = serviceRoute(
  {
    method: 'get',
    path: '/content/guides/:id',
    summary: 'What shoppers may want explained, in parts.',
    parameters: [inPath('id', 'Id of the guide.')],
    answer: guideSchema,
    status: 200,
    refusals: [404],
    example: '/content/guides/electric-vehicles',
  },
  () =>
    ({ params }, response) => {
      const id = String(params.id);
      const found = guides.get(id);
      if (found === undefined) {
        const known = [...guides.keys()].join(', ');
        throw new ProblemError('unknown-guide', `There is no guide "${id}"; there are: ${known}.`);
      }
      response.json(found);
    },
);
