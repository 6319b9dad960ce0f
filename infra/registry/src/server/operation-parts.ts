/** Parts of operations that several routes share. */
import { inPath, inQuery } from '@forecourt/service';
import type * as z from 'zod';

export const remote = inPath('remote', 'Name of a remote, `mfe-recalls`.');
export const version = inPath('version', 'A semver version, `1.2.3`.');
export const brand = inPath('brand', 'Id of a brand.');
export const brands = inPath('brand', 'Id of a brand; `*` is every one.');
export const page = inPath('page', 'Type of a page, `results`.');

/** Every change of channels can be tried first. */
export const dryRun = inQuery('dry-run', 'Whether to answer what would change, and to change nothing.', {
  type: 'boolean',
});

/** Describes a JSON body; `limit` is its maximum size, 32 kB if absent. */
export const json = (schema: z.ZodType, limit?: string) => ({ schema, types: ['application/json'] as const, limit });

/** Every write needs a token, and fails with 412 when `If-Match` does not name the current snapshot. */
export const writing = { status: 200, isSecured: true, refusals: [400, 401, 403, 404, 409, 412, 422] } as const;
