import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';
import { flagsChangeSchema, layoutChangeSchema } from './layout-changes';
import { channelSchema } from './registry';
import { tokenScopeSchema } from './tokens';

const written = {
  /** The revision that this change made. */
  revision: z.int().min(1),
  at: z.iso.datetime(),
  /** Name of the token, or the address that the request came from. */
  who: z.string(),
};

/** What was done to a remote, and what each brand served of it before and after. */
export const channelEntrySchema = z.strictObject({
  ...written,
  /** `take-off`: a version failed and there was none to go back to; `stays`: likewise, and it is better than nothing. */
  action: z.enum(['publish', 'promote', 'canary', 'stop-canary', 'rollback', 'take-off', 'stays']),
  remote: nameSchema,
  /** The version that was published, promoted or made a canary; null where the action names none. */
  version: versionSchema.nullable(),
  /** `to` is null where a brand serves none any more. */
  changes: z.array(z.strictObject({ brand: nameSchema, from: channelSchema.nullable(), to: channelSchema.nullable() })),
  /** Why, where nobody has chosen it. */
  why: z.string().max(500).optional(),
});

/** What was done to the layout of a type of page. */
const layoutEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['place', 'unplace', 'set-layout', 'stop-layout-canary', 'rollback-layout']),
  page: nameSchema,
  changes: z.array(layoutChangeSchema),
});

/** What was done to the flags of brands. */
const flagsEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['set-flags', 'rollback-flags']),
  changes: z.array(flagsChangeSchema),
});

/** What was done to a brand; `begin-brand` is one that came with the site and served nothing yet. */
const brandEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['set-brand', 'rollback-brand', 'remove-brand', 'begin-brand']),
  brand: nameSchema,
  /** Of the brand's data, before and after; 0 where there is none. */
  from: z.int().min(0),
  to: z.int().min(0),
  /** `mfe-ads@1.0.0`, …: what its channels began with. */
  serves: z.array(z.string()),
});

/** A token that was made or revoked, and what it may do. */
const tokenEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['add-token', 'revoke-token']),
  token: nameSchema,
  scope: tokenScopeSchema,
});

/** A link by which versions can be seen that a brand does not serve. */
const previewEntrySchema = z.strictObject({
  ...written,
  action: z.literal('preview'),
  brand: nameSchema,
  /** remote → version, those that the brand does not serve. */
  unserved: z.record(nameSchema, versionSchema),
  expiresAt: z.iso.datetime(),
});

/** One line of the audit log: who did what, when, and what each brand had before and after. */
export const auditEntrySchema = z.discriminatedUnion('action', [
  channelEntrySchema,
  layoutEntrySchema,
  flagsEntrySchema,
  brandEntrySchema,
  tokenEntrySchema,
  previewEntrySchema,
]);

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditAction = AuditEntry['action'];
export type ChannelEntry = z.infer<typeof channelEntrySchema>;
export type LayoutEntry = z.infer<typeof layoutEntrySchema>;
export type PreviewEntry = z.infer<typeof previewEntrySchema>;
export type TokenEntry = z.infer<typeof tokenEntrySchema>;
export type BrandEntry = z.infer<typeof brandEntrySchema>;
export type FlagsEntry = z.infer<typeof flagsEntrySchema>;
