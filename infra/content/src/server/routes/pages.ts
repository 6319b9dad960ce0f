import { inPath, reading, serviceRoute } from '@forecourt/service';
import { pageSchema, pages } from '../../pages';
import { entryOf } from './entry';

export const page = serviceRoute(
  {
    ...reading,
    path: '/content/pages/:id',
    summary: 'Returns the text of a page of the site.',
    parameters: [inPath('id', 'Id of the page, `privacy`.')],
    answer: pageSchema,
    refusals: [404],
    example: '/content/pages/privacy',
  },
  () =>
    ({ params }, response) =>
      void response.json(entryOf(pages, 'page', params.id)),
);
