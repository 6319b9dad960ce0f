import { inPath, reading, serviceRoute } from '@forecourt/service';
import { programmeDetailsSchema, programmeSchema, programmes } from '../../programmes';
import { entryOf } from './entry';

const shared = { ...reading, parameters: [inPath('id', 'Id of the brand that runs it.')], refusals: [404] };

export const programme = serviceRoute(
  {
    ...shared,
    path: '/content/programmes/:id',
    summary: 'Returns a summary of the promises of a programme.',
    answer: programmeSchema,
    example: '/content/programmes/certified',
  },
  () =>
    ({ params }, response) =>
      void response.json(entryOf(programmes, 'programme', params.id).short),
);

export const programmeDetails = serviceRoute(
  {
    ...shared,
    path: '/content/programmes/:id/details',
    summary: 'Returns all promises of a programme.',
    answer: programmeDetailsSchema,
    example: '/content/programmes/certified/details',
  },
  () =>
    ({ params }, response) =>
      void response.json(entryOf(programmes, 'programme', params.id).details),
);
