import { type Differences, differencesSchema } from '@forecourt/contracts/registry-api';
import { inQuery, reading, serviceRoute } from '@forecourt/service';
import type { Request } from 'express';
import { ProblemError } from '../../problems';
import type { RegistryStore } from '../../store/registry-store';
import { refuseUnknownVersion } from '../../store/transitions';
import { differencesOf, factsOf, packageFacts } from '../../store/version-differences';
import { readInterface, readManifest, readPackages } from '../../store/version-folder';
import { remote, version } from '../operation-parts';
import { againstOf, remoteOf, versionOf } from '../parameters';
import type { Services } from '../services';

const parameters = [remote, version, inQuery('against', 'The version before, published.', { type: 'string' })];

export const differences = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/remotes/:remote/:version/differences',
    summary: 'Lists what was added, removed and changed since another version, its packages apart.',
    parameters,
    answer: differencesSchema,
    refusals: [400, 404],
    example: '/v1/remotes/mfe-sample/1.0.0/differences?against=1.0.0',
  },
  ({ store }) =>
    async (request, response) => {
      const { folders, ...of } = await comparedIn(request, store);
      const [before, after] = await Promise.all(
        folders.map(async (folder) => factsOf((await readManifest(folder)).manifest, await readInterface(folder))),
      );
      response.json({ ...of, differences: differencesOf(before ?? [], after ?? []) } satisfies Differences);
    },
);

/** Needs a token for the remote, as the lists of packages do. */
export const packageDifferences = serviceRoute<Services>(
  {
    ...{ ...reading, isSecured: true, path: '/v1/remotes/:remote/:version/differences/packages' },
    summary: 'Lists the packages of npm that were added, removed and changed since another version.',
    parameters,
    answer: differencesSchema,
    refusals: [400, 401, 403, 404],
    example: '/v1/remotes/mfe-sample/1.0.0/differences/packages?against=1.0.0',
  },
  ({ store, authority }) => ({
    before: [authority.mayReadPrivate()],
    handlers: [
      async (request, response) => {
        const { folders, ...of } = await comparedIn(request, store);
        const [before = null, after = null] = await Promise.all(folders.map(readPackages));
        const unlisted = [...(before === null ? [of.against] : []), ...(after === null ? [of.version] : [])];
        const found = unlisted.length > 0 ? [] : differencesOf(packageFacts(before ?? []), packageFacts(after ?? []));
        response.json({ ...of, differences: found, unlisted } satisfies Differences);
      },
    ],
  }),
);

/** Returns the versions that a request compares, and their folders, the earlier one first. @throws ProblemError */
async function comparedIn(request: Request, store: RegistryStore) {
  const of = { remote: remoteOf(request), version: versionOf(request), against: againstOf(request) };
  const { remote: name, version: after, against } = of;
  if (against === undefined)
    throw new ProblemError('bad-name', 'against has to name the version to compare with, such as 1.2.3.');
  for (const one of [against, after]) refuseUnknownVersion(store.state, name, one);
  const folders = await Promise.all([against, after].map((one) => store.folderOf(name, one)));
  return { remote: name, version: after, against, folders };
}
