import { inPath, reading, serviceRoute } from '@forecourt/service';
import { programmeDetailsSchema, programmeSchema, programmes } from '../../programmes';
import { entryOf } from './entry';

const shared = { ...reading, parameters: [inPath('id', 'Id of the brand that runs it.')], refusals: [404] };

export const programme = serviceRoute(
  {
    ...shared,
    path: '/content/programmes/:id',
    summary: 'What a programme promises.',
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
    summary: 'What a programme promises, in whole.',
    answer: programmeDetailsSchema,
    example: '/content/programmes/certified/details',
  },
  () =>
    ({ params }, response) =>
      void response.json(entryOf(programmes, 'programme', params.id).details),
);
