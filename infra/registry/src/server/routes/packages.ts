import { inPath, reading, serviceRoute } from '@forecourt/service';
import * as z from 'zod';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

const year = 365 * 24 * 60 * 60;

const packumentSchema = z.strictObject({
  name: z.string(),
  'dist-tags': z.strictObject({ latest: z.string() }),
  versions: z.record(z.string(), z.looseObject({})),
});

/** Serves the tarball of a package. A version's bytes do not change, and package managers check them against its description. */
export const packageTarball = serviceRoute<Services>(
  {
    ...reading,
    path: '/npm/-/:file',
    summary: 'Returns the tarball of a package.',
    parameters: [inPath('file', 'Name of the tarball, as its package names it.')],
    answer: null,
    refusals: [404],
    example: '/npm/-/forecourt-fragment-kit-1.0.0.tgz',
  },
  ({ packages }) =>
    async (request, response) => {
      const file = String(request.params.file);
      const bytes = await packages.tarball(file);
      if (bytes === null) throw unknown(`tarball ${file}`);
      response.set({
        'Cache-Control': `public, max-age=${year}, immutable`,
        'Content-Type': 'application/octet-stream',
      });
      response.send(bytes);
    },
);

/**
 * Serves a package as package managers read it: one line of `.npmrc` makes npm, pnpm, Yarn and Bun install this scope from here, so that no
 * name of it is ever looked up in the public registry.
 */
export const packument = serviceRoute<Services>(
  {
    ...reading,
    path: '/npm/*name',
    summary: 'Returns a package that teams install, as package managers read it.',
    parameters: [inPath('name', 'Name of the package, `@forecourt/fragment-kit`; its slash may be escaped.')],
    answer: packumentSchema,
    refusals: [404],
    example: '/npm/@forecourt/fragment-kit',
  },
  ({ packages, packagesOrigin }) =>
    async (request, response) => {
      const name = [request.params.name].flat().join('/');
      const own = `${request.protocol}://${request.get('host')}`;
      const found = await packages.packument(name, `${packagesOrigin ?? own}/npm/-`);
      if (found === null) throw unknown(`package ${name}`);
      response.set('Cache-Control', 'no-cache').json(found);
    },
);

function unknown(what: string): ProblemError {
  return new ProblemError(
    'not-found',
    `This site serves no ${what}. Its packages are in the folder PACKAGES_DIR; npm run pack in the site's tree writes them.`,
  );
}
