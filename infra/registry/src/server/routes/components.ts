import { type Components, componentsSchema } from '@forecourt/contracts/registry-api';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import semver from 'semver';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import { componentsView } from '../../store/components';
import type { Services } from '../services';

const querySchema = z.object({
  name: z
    .string()
    .regex(/^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-zA-Z0-9~-][a-zA-Z0-9._~-]*$/)
    .max(214),
  range: z
    .string()
    .max(200)
    .default('*')
    .refine((range) => semver.validRange(range) !== null),
});

/** Needs a token: the answer says which pages a known vulnerability reaches. */
export const components = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/components',
    isSecured: true,
    summary: 'Lists the live versions, and their pages, that bundle a package of npm.',
    parameters: [
      inQuery('name', 'Name of the package, `zod`.', { type: 'string' }),
      inQuery('range', 'Its version, or a semver range; all if absent.', { type: 'string' }),
    ],
    answer: componentsSchema,
    refusals: [400, 401],
    example: '/v1/components?name=zod&range=4.1.0',
  },
  ({ store, authority }) =>
    async (request, response) => {
      authority.grantOf(request);
      const query = querySchema.safeParse(request.query);
      if (!query.success)
        throw new ProblemError(
          'bad-name',
          'name has to be the name of a package of npm, range a version such as 4.1.0 or a semver range such as <4.1.2.',
        );
      const folderOf = (remote: string, version: string) => store.folderOf(remote, version);
      response.json((await componentsView(store.state, folderOf, query.data)) satisfies Components);
    },
);
