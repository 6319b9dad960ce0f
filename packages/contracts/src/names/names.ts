import * as z from 'zod';

/** Lower-case words joined by hyphens; safe as a folder, a path segment and an attribute value. */
export const nameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(64);

/**
 * A person: a name, or what an OpenID provider calls them, such as their email address. In lower case and without blanks, so that nobody is two
 * persons, and no two look the same.
 */
export const personSchema = z
  .string()
  .regex(/^[^\p{C}\p{Z}\p{Lu}]+$/u, 'a name or an email address, in lower case and without blanks')
  .max(200);

/** A need of a fragment: the name of a source (`listing`) or of a part of one (`listing.total`). */
export const needSchema = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*(\.[a-z][a-z0-9]*(-[a-z0-9]+)*)?$/, 'a source’s name, or <source>.<part>')
  .max(129);

/** A full semver version, `1.2.3` or `1.2.3-beta.1`; without build metadata, so that one version has one spelling. */
export const versionSchema = z
  .string()
  .max(64)
  .regex(
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/,
    'a semver version such as 1.2.3',
  );

/** Returns the text that the versions of a session's builds begin with: `1.2.3` → `1.2.3-dev.x1f0`, `1.2.3-beta.1` → `1.2.3-beta.1.dev.x1f0`. */
export function devPrefix(version: string, session: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}dev.${session}`;
}

/** Whether a version is a build of a session of `fragment dev`, which is shown to one browser and never published. */
export function isDevVersion(version: string): boolean {
  return /[-.]dev\.x[0-9a-f]{8}\.\d+$/.test(version);
}

/** Subresource-integrity value, sha384 in base64. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'sha384-<base64>');

/** Relative path inside a version's folder: no leading slash; no empty, dot or dot-dot segment. */
export const filePathSchema = z
  .string()
  .max(200)
  .regex(/^(?!.*(^|\/)\.{1,2}(\/|$))[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/, 'a relative path without dot segments');

/**
 * When a fragment's React root hydrates: at once; when idle; when near the viewport; once the page was scrolled; when idle on a device that
 * remembers something, and otherwise on interaction; when idle after the visitor has scrolled, or has touched any slot and got its answer,
 * or on such a device; on interaction, the default; or never.
 */
export const hydratePolicies = [
  'load',
  'idle',
  'visible',
  'scroll',
  'remembered',
  'touched',
  'interaction',
  'never',
] as const;
export type HydratePolicy = (typeof hydratePolicies)[number];

/** Names a preview link, in the link and in the registry's list; whoever knows the id can neither open nor forge the link. */
export const linkIdSchema = z
  .string()
  .regex(/^[0-9a-f]{12}$/, '12 hexadecimal digits, as `fragment preview list` shows them');
