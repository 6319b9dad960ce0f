import { inPath, reading, serviceRoute } from '@forecourt/service';
import { pageSchema, pages } from '../../pages';
import { entryOf } from './entry';

export const page = serviceRoute(
  {
    ...reading,
    path: '/content/pages/:id',
    summary: "The words of one of the site's own pages.",
    parameters: [inPath('id', 'Such as `privacy`.')],
    answer: pageSchema,
    refusals: [404],
    example: '/content/pages/privacy',
  },
  () =>
    ({ params }, response) =>
      void response.json(entryOf(pages, 'page', params.id)),
);
