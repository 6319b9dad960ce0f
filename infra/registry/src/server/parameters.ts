import { nameSchema, versionSchema } from '@forecourt/contracts';
import { reasonsOf } from '@forecourt/service';
import type { Request } from 'express';
import * as z from 'zod';
import { ProblemError } from '../problems';
import { brandIdsIn } from '../store/brands';
import type { WriteContext } from '../store/shared-state';
import type { RegistryState } from '../store/state';
import type { Authority } from './authorise';

/** Returns the remote's name from the path. @throws ProblemError `bad-name`. */
export function remoteOf(request: Request): string {
  return parameter(request, 'remote', nameSchema);
}

/** Returns the version from the path. @throws ProblemError `bad-name`. */
export function versionOf(request: Request): string {
  return parameter(request, 'version', versionSchema);
}

/** Returns the brands that the path names: one, or all of them by `*`. @throws ProblemError `unknown-brand`. */
export function brandsOf(request: Request, state: RegistryState): readonly string[] {
  const given = String(request.params.brand);
  const brandIds = brandIdsIn(state);
  if (given === '*') return brandIds;
  const brand = brandIds.find((id) => id === given);
  if (brand !== undefined) return [brand];
  throw new ProblemError(
    'unknown-brand',
    `There is no brand "${given}". Take one of ${brandIds.join(', ')}, or * for all of them.`,
  );
}

/** Returns the one brand that the path names. @throws ProblemError `unknown-brand`. */
export function brandOf(request: Request, state: RegistryState): string {
  const [brand, ...more] = brandsOf(request, state);
  if (brand !== undefined && more.length === 0) return brand;
  throw new ProblemError('unknown-brand', `Name one brand: ${brandIdsIn(state).join(', ')}.`);
}

/** Returns the page type from the path. @throws ProblemError `bad-name`. */
export function pageOf(request: Request): string {
  return parameter(request, 'page', nameSchema);
}

/** Parses a JSON body by its schema. @param absent value of a missing body @throws ProblemError `not-json`, `bad-body` with every reason. */
export function bodyOf<T>(request: Request, schema: z.ZodType<T>, absent?: unknown): T {
  const body: unknown = request.body ?? absent;
  if (body === undefined) throw new ProblemError('not-json', 'Send a JSON body with "Content-Type: application/json".');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const reasons = reasonsOf(parsed.error);
  throw new ProblemError(
    'bad-body',
    `The body is JSON, but not what is expected here: ${reasons.join('; ')}.`,
    reasons,
  );
}

/** Parses the query. @throws ProblemError `bad-name` */
export function queryOf<T>(request: Request, schema: z.ZodType<T>): T {
  // An empty field of a form is no filter.
  const given = Object.fromEntries(Object.entries(request.query).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad-name', `The query is not one: ${reasonsOf(parsed.error).join(', ')}.`);
}

/** Parses the query parameter `limit`. @param standard value if it is absent @throws ProblemError `bad-name`. */
export function limitOf(request: Request, standard: number, most: number): number {
  const parsed = z.coerce.number().int().min(1).max(most).default(standard).safeParse(request.query.limit);
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad-name', `limit has to be a whole number from 1 to ${most}.`);
}

/** Parses the query parameter `dry-run`. @throws ProblemError `bad-name`. */
export const isDryRun = (request: Request): boolean => isWanted(request, 'dry-run');

/** Parses a query parameter that is true or false, by default false. @throws ProblemError `bad-name`. */
export function isWanted(request: Request, name: string): boolean {
  const parsed = z.enum(['true', 'false']).default('false').safeParse(request.query[name]);
  if (parsed.success) return parsed.data === 'true';
  throw new ProblemError('bad-name', `${name} has to be true or false.`);
}

/** Parses the query parameter `against`, a version; undefined if it is absent. @throws ProblemError `bad-name`. */
export function againstOf(request: Request): string | undefined {
  const parsed = versionSchema.optional().safeParse(request.query.against);
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad-name', 'against has to be a version such as 1.2.3.');
}

/** Returns the writer and the entity tags of `If-Match`. @throws ProblemError `token-missing`, `token-wrong`, `token-expired`. */
export function writeContextOf(request: Request, authority: Authority): WriteContext {
  const { who, person, rights } = authority.grantOf(request);
  return {
    ...{ who, person },
    claims: rights?.some(({ remotes }) => remotes === '*') === true && !rights.some(({ may }) => may.includes('admin')),
    ifMatch: entityTags(request.get('if-match')),
  };
}

/**
 * Whether `If-None-Match` names this entity tag. Express's `request.fresh` would send the whole body to clients that add
 * `Cache-Control: no-cache` to every conditional request, as Node's `fetch` does.
 */
export function hasAlready(request: Request, etag: string): boolean {
  const tags = entityTags(request.get('if-none-match'));
  return tags?.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ?? false;
}

function entityTags(header: string | undefined): string[] | null {
  return header?.split(',').map((tag) => tag.trim()) ?? null;
}

/** Returns a parameter of the path. @throws ProblemError `bad-name`. */
export function parameter(request: Request, name: string, schema: z.ZodType<string>): string {
  const parsed = schema.safeParse(request.params[name]);
  if (parsed.success) return parsed.data;
  throw new ProblemError('bad-name', `The ${name} in the path is not one: ${reasonsOf(parsed.error).join(', ')}.`);
}
