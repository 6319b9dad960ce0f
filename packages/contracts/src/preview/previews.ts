/** Previews: links with which one browser is served other versions than everybody else. The registry signs them, shells read them. */
import { samePath } from '@forecourt/search-state';
import * as z from 'zod';
import { layoutSchema } from '../brand/layout';
import { linkIdSchema, nameSchema, versionSchema } from '../names/names';
import { reasonSchema } from '../registry/registry';
import { sessionKeySchema } from './dev-sessions';

/** Longest validity of a link, hours. A tester who needs longer requests another link, so that no test link works for a year. */
export const longestPreviewHours = 24;

/** Path and query of a page of the site. */
const pathSchema = z
  .string()
  .max(1000)
  .refine((path) => samePath(path) !== undefined, 'a path of the site, such as /cars-for-sale/all');

/** An origin of letters that may stand in a policy. */
const originSchema = z.string().regex(/^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/);

const shown = {
  /** remote → version, in place of the channels' versions. */
  versions: z
    .record(nameSchema, versionSchema)
    .refine((all) => Object.keys(all).length <= 20, 'at most 20 versions at once'),
  /** Page that the link leads to. */
  page: pathSchema,
  /** Layout of one page type, in place of the one that visitors get. */
  layout: z.strictObject({ pageType: nameSchema, layout: layoutSchema }).optional(),
};

/** Content of a link, and of the cookie that it sets. */
export const previewSchema = z.strictObject({
  ...shown,
  /** Names it in the registry's list, for its revocation; absent of links to sessions of `fragment dev`, which end with the session. */
  id: linkIdSchema.optional(),
  /** remote → session of `fragment dev` whose last build it shows. */
  dev: z.record(nameSchema, sessionKeySchema).optional(),
  /** Origin whose pages may show the previewed pages in a frame; nobody may if it is absent. */
  framedBy: originSchema.optional(),
  /** The brand's host names, without port; the link is invalid on others. */
  hosts: z.array(z.string().min(1).max(253)).min(1).max(40),
  /** Epoch seconds. */
  expires: z.int(),
});

/** Body of `POST /v1/previews`. */
export const previewRequestSchema = z
  .strictObject({
    ...shown,
    versions: shown.versions.default({}),
    page: shown.page.default('/cars-for-sale/all'),
    brand: nameSchema,
    hours: z.number().gt(0).lte(longestPreviewHours).default(8),
    /** Whether to create a second link, for a frame in the registry's console. */
    framed: z.boolean().default(false),
  })
  .refine(
    ({ versions, layout }) => Object.keys(versions).length > 0 || layout !== undefined,
    'name a version or a layout',
  );

/** Answer to `POST /v1/previews`. */
export const previewLinkSchema = z.object({
  id: linkIdSchema,
  url: z.url(),
  /** For a frame in the console; absent if none was requested, or if console and site have one origin. */
  frameUrl: z.url().optional(),
  expiresAt: z.iso.datetime(),
});

/** A valid link as the registry stores it: without the link itself, because readers of the list could open it. */
export const listedPreviewSchema = z.object({
  brand: nameSchema,
  page: pathSchema,
  versions: z.record(nameSchema, versionSchema),
  /** Type of the pages whose layout it replaces. */
  pageType: nameSchema.optional(),
  /** Whether the console made it, of a page's draft. */
  isDraft: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Name of the token, or the address that sent the request. */
  createdBy: z.string(),
  /** Person who uses the token, if the token's name is another. */
  person: z.string().optional(),
  expiresAt: z.iso.datetime(),
});

/** Answer to `GET /v1/previews`: the valid links, the newest first. */
export const previewsSchema = z.object({
  previews: z.array(z.object({ id: linkIdSchema, ...listedPreviewSchema.shape })),
});

/** Body of `DELETE /v1/previews/{id}`. */
export const revokePreviewSchema = z.strictObject({ why: reasonSchema.optional() });

export type Preview = z.infer<typeof previewSchema>;
export type PreviewRequest = z.input<typeof previewRequestSchema>;
export type PreviewLink = z.infer<typeof previewLinkSchema>;
export type ListedPreview = z.infer<typeof listedPreviewSchema>;
export type Previews = z.infer<typeof previewsSchema>;
