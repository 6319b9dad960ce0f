import * as z from 'zod';
import { linkIdSchema, nameSchema, personSchema, versionSchema } from '../names/names';
import { flagsChangeSchema, layoutChangeSchema } from './layout-changes';
import { channelSchema } from './registry';
import { rehearsedSchema } from './rehearsal';
import { tokenScopeSchema } from './tokens';

const written = {
  /** Revision that this change created. */
  revision: z.int().min(1),
  at: z.iso.datetime(),
  /** Name of the token, `openid:` and the identifier of a person whom the OpenID provider named, or the address that sent the request. */
  who: z.string(),
  /** Person who uses the token or the session, if that is not its name. */
  person: z.string().optional(),
};

/** A change of a remote, and what each brand served of it before and after. */
export const channelEntrySchema = z.strictObject({
  ...written,
  /** `take-off`: a version failed and there was no earlier one to restore; `stays`: the same, but it is better than nothing and stays live. */
  action: z.enum(['publish', 'promote', 'canary', 'stop-canary', 'rollback', 'take-off', 'stays']),
  remote: nameSchema,
  /** The version that was published, promoted or made a canary; null if the action names none. */
  version: versionSchema.nullable(),
  /** `to` is null if the brand serves no version any more. */
  changes: z.array(z.strictObject({ brand: nameSchema, from: channelSchema.nullable(), to: channelSchema.nullable() })),
  /** Reason that the person gave, or for which the registry took the action by itself, or for which a publisher forced a version. */
  why: z.string().max(500).optional(),
  /** Outcome of the rehearsal that the promotion asked for. */
  rehearsed: rehearsedSchema.optional(),
});

/** A change of the layout of a type of page. */
const layoutEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['place', 'unplace', 'set-layout', 'stop-layout-canary', 'rollback-layout']),
  page: nameSchema,
  changes: z.array(layoutChangeSchema),
  /** Reason that the person gave. */
  why: z.string().max(500).optional(),
});

/** A change of brands' flags. */
const flagsEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['set-flags', 'rollback-flags']),
  changes: z.array(flagsChangeSchema),
  /** Reason that the person gave; entries from before changes of flags had reasons are without it. */
  why: z.string().max(500).optional(),
});

/** A change of a brand; `begin-brand` is for one that came with the site and served nothing yet. */
const brandEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['set-brand', 'rollback-brand', 'remove-brand', 'begin-brand']),
  brand: nameSchema,
  /** Versions of the brand's data before and after; 0 for no data in the registry. */
  from: z.int().min(0),
  to: z.int().min(0),
  /** Versions that its channels started with: `mfe-ads@1.0.0`, …. */
  serves: z.array(z.string()),
  /** Reason that the person gave. */
  why: z.string().max(500).optional(),
});

/** A token that was created or revoked, and its scope. */
const tokenEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['add-token', 'revoke-token']),
  token: nameSchema,
  scope: tokenScopeSchema,
});

/** A preview link that was issued, or revoked. */
const previewEntrySchema = z.strictObject({
  ...written,
  action: z.enum(['preview', 'revoke-preview']),
  /** Absent of links to sessions of `fragment dev`, and of links from before the registry stored them. */
  link: linkIdSchema.optional(),
  brand: nameSchema,
  /** remote → version, for the versions that the brand did not serve when the link was issued. */
  unserved: z.record(nameSchema, versionSchema),
  expiresAt: z.iso.datetime(),
  /** Reason that the person gave. */
  why: z.string().max(500).optional(),
});

/** An approval of a version for brands that need one. */
const approvalEntrySchema = z.strictObject({
  ...written,
  action: z.literal('approve'),
  /** `mfe-ads@1.0.0` */
  approved: z.string(),
  person: personSchema,
  brands: z.array(nameSchema),
  /** Reason that the person gave. */
  why: z.string().max(500).optional(),
});

/** One entry of the audit log: who did what, when, and what each brand had before and after. */
export const auditEntrySchema = z.discriminatedUnion('action', [
  channelEntrySchema,
  layoutEntrySchema,
  flagsEntrySchema,
  brandEntrySchema,
  tokenEntrySchema,
  previewEntrySchema,
  approvalEntrySchema,
]);

export type AuditEntry = z.infer<typeof auditEntrySchema>;
export type AuditAction = AuditEntry['action'];
export type ChannelEntry = z.infer<typeof channelEntrySchema>;
export type LayoutEntry = z.infer<typeof layoutEntrySchema>;
export type ApprovalEntry = z.infer<typeof approvalEntrySchema>;
export type PreviewEntry = z.infer<typeof previewEntrySchema>;
export type TokenEntry = z.infer<typeof tokenEntrySchema>;
export type BrandEntry = z.infer<typeof brandEntrySchema>;
export type FlagsEntry = z.infer<typeof flagsEntrySchema>;
