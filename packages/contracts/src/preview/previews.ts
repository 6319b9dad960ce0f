/** Previews: links with which one browser is served other versions than everybody else. The registry signs them, shells read them. */
import { samePath } from '@forecourt/search-state';
import * as z from 'zod';
import { nameSchema, versionSchema } from '../names/names';
import { sessionKeySchema } from './dev-sessions';

/** Longest validity of a link, hours. A tester who needs longer requests another link, so that no test link works for a year. */
export const longestPreviewHours = 24;

/** Path and query of a page of the site. */
const pathSchema = z
  .string()
  .max(1000)
  .refine((path) => samePath(path) !== undefined, 'a path of the site, such as /cars-for-sale/all');

const shown = {
  /** remote → version, in place of the channels' versions. */
  versions: z
    .record(nameSchema, versionSchema)
    .refine((all) => Object.keys(all).length <= 20, 'at most 20 versions at once'),
  /** Page that the link leads to. */
  page: pathSchema,
};

/** Content of a link, and of the cookie that it sets. */
export const previewSchema = z.strictObject({
  ...shown,
  /** remote → session of `fragment dev` whose last build it shows. */
  dev: z.record(nameSchema, sessionKeySchema).optional(),
  /** The brand's host names, without port; the link is invalid on others. */
  hosts: z.array(z.string().min(1).max(253)).min(1).max(40),
  /** Epoch seconds. */
  expires: z.int(),
});

/** Body of `POST /v1/previews`. */
export const previewRequestSchema = z
  .strictObject({
    ...shown,
    page: shown.page.default('/cars-for-sale/all'),
    brand: nameSchema,
    hours: z.number().gt(0).lte(longestPreviewHours).default(8),
  })
  .refine(({ versions }) => Object.keys(versions).length > 0, 'name a version');

/** Answer to `POST /v1/previews`. */
export const previewLinkSchema = z.object({ url: z.url(), expiresAt: z.iso.datetime() });

export type Preview = z.infer<typeof previewSchema>;
export type PreviewRequest = z.input<typeof previewRequestSchema>;
export type PreviewLink = z.infer<typeof previewLinkSchema>;
