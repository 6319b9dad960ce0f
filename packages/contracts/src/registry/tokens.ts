/** Tokens of the registry: permissions and their scope. A secret is returned once and never stored. */
import * as z from 'zod';
import { nameSchema, personSchema } from '../names/names';

/**
 * Permissions of a token: to change one kind of thing; to publish versions that request a visitor's personal
 * data (`personal`, in addition to `publish`); to create previews, which `publish` and `promote` include; to
 * approve versions for brands that need it; report how versions perform; only to read; or everything, including tokens.
 */
export const permissions = [
  'publish',
  'personal',
  'promote',
  'approve',
  'place',
  'flags',
  'preview',
  'report',
  'read',
  'admin',
] as const;
export type Permission = (typeof permissions)[number];

const some = z.union([z.literal('*'), z.array(nameSchema).min(1).max(100)]);

export const tokenScopeSchema = z.strictObject({
  may: z.array(z.enum(permissions)).min(1),
  /** Names of remotes; `*` stands for every remote that no other token published first. */
  remotes: some,
  brands: some,
  /** Person who uses it; the token's own name if absent. Two tokens of one person are not two persons to a brand that needs approvals. */
  person: personSchema.optional(),
  expiresAt: z.iso.datetime().nullable(),
});

/** Permissions, and the remotes and brands that they are for. */
export const rightsSchema = tokenScopeSchema.pick({ may: true, remotes: true, brands: true });

/** Body of `POST /v1/tokens`. */
export const addTokenSchema = z.strictObject({ name: nameSchema, ...tokenScopeSchema.shape });

/** Answer to `POST /v1/tokens`, the only one with the secret. */
export const addedTokenSchema = z.object({ name: nameSchema, secret: z.string() });

const tokenViewSchema = tokenScopeSchema.extend({
  name: nameSchema,
  createdAt: z.iso.datetime(),
  /** Who created it, as in the audit log. */
  createdBy: z.string(),
});

/** `GET /v1/tokens`, by name. */
export const tokensSchema = z.object({ tokens: z.array(tokenViewSchema) });

export type TokenScope = z.infer<typeof tokenScopeSchema>;
export type Rights = z.infer<typeof rightsSchema>;
export type AddToken = z.infer<typeof addTokenSchema>;
export type AddedToken = z.infer<typeof addedTokenSchema>;
export type TokenView = z.infer<typeof tokenViewSchema>;
