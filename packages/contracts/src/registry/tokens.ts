/** Tokens of the registry: who may do what. The secret itself is told once and kept nowhere. */
import * as z from 'zod';
import { nameSchema } from '../names/names';

/**
 * What a token may do: change a kind of thing; publish versions that ask for what is a visitor's own (`personal`, besides `publish`); make
 * previews, which who may publish or promote may, too; tell how versions do; nothing but read; or everything, tokens included.
 */
export const deeds = [
  'publish',
  'personal',
  'promote',
  'place',
  'flags',
  'preview',
  'report',
  'read',
  'admin',
] as const;
export type Deed = (typeof deeds)[number];

const some = z.union([z.literal('*'), z.array(nameSchema).min(1).max(100)]);

export const tokenScopeSchema = z.strictObject({
  may: z.array(z.enum(deeds)).min(1),
  /** Remotes by name; `*` is every one that no other token published first. */
  remotes: some,
  brands: some,
  expiresAt: z.iso.datetime().nullable(),
});

/** Body of `POST /v1/tokens`. */
export const addTokenSchema = z.strictObject({ name: nameSchema, ...tokenScopeSchema.shape });

/** Answer to it: the only time that the secret is told. */
export const addedTokenSchema = z.object({ name: nameSchema, secret: z.string() });

const tokenViewSchema = tokenScopeSchema.extend({
  name: nameSchema,
  createdAt: z.iso.datetime(),
  /** Who made it. */
  createdBy: z.string(),
});

/** `GET /v1/tokens`, by name. */
export const tokensSchema = z.object({ tokens: z.array(tokenViewSchema) });

export type TokenScope = z.infer<typeof tokenScopeSchema>;
export type AddToken = z.infer<typeof addTokenSchema>;
export type AddedToken = z.infer<typeof addedTokenSchema>;
export type TokenView = z.infer<typeof tokenViewSchema>;
