import { inPath, serviceRoute } from '@forecourt/service';
import { pageSchema, pages } from '../../pages';
import { ProblemError } from '../../problems';

export const page = serviceRoute(
  {
    method: 'get',
    path: '/content/pages/:id',
    summary: "The words of one of the site's own pages.",
    parameters: [inPath('id', 'Such as `privacy`.')],
    answer: pageSchema,
    status: 200,
    refusals: [404],
    example: '/content/pages/privacy',
  },
  () =>
    ({ params }, response) => {
      const id = String(params.id);
      const found = pages.get(id);
      if (found === undefined) {
        const known = [...pages.keys()].join(', ');
        throw new ProblemError('unknown-page', `There is no page "${id}"; there are: ${known}.`);
      }
      response.json(found);
    },
);
