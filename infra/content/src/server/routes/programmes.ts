import { inPath, type Operation, serviceRoute } from '@forecourt/service';
import { ProblemError } from '../../problems';
import { programmeDetailsSchema, programmeSchema, programmes } from '../../programmes';

const shared = {
  method: 'get',
  parameters: [inPath('id', 'Id of the brand that runs it.')],
  status: 200,
  refusals: [404],
} as const satisfies Partial<Operation>;

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
      void response.json(programmeOf(params.id).short),
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
      void response.json(programmeOf(params.id).details),
);

/** @throws ProblemError `unknown-programme` */
function programmeOf(id: unknown) {
  const found = programmes.get(String(id));
  if (found !== undefined) return found;
  const known = [...programmes.keys()].join(', ');
  throw new ProblemError('unknown-programme', `There is no programme "${id}"; there are: ${known}.`);
}
