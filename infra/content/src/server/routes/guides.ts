import { inPath, reading, serviceRoute } from '@forecourt/service';
import { guideSchema, guides } from '../../guides';
import { entryOf } from './entry';

export const guide = serviceRoute(
  {
    ...reading,
    path: '/content/guides/:id',
    summary: 'Returns a guide for shoppers, in parts.',
    parameters: [inPath('id', 'Id of the guide.')],
    answer: guideSchema,
    refusals: [404],
    example: '/content/guides/electric-vehicles',
  },
  () =>
    ({ params }, response) =>
      void response.json(entryOf(guides, 'guide', params.id)),
);
