/** Requests and answers of the registry about brands. */
import * as z from 'zod';
import { brandSchema, storedBrandSchema } from '../brand/brand-data';
import { colorNames, colorSchema } from '../brand/theme';
import { nameSchema } from '../names/names';
import { sinceSchema } from './live';
import { reasonSchema } from './registry';

const why = reasonSchema.optional();

/** Body of `PUT /v1/brands/{brand}`. A new brand's channels start with the versions of the brand `from`, by default of the first brand. */
export const setBrandSchema = z.strictObject({ brand: brandSchema, from: nameSchema.optional(), why });

/** Body of `POST /v1/brands/{brand}/copies`: a new brand with the present layouts, links, flags and versions of that one. */
export const copyBrandSchema = z.strictObject({
  ...brandSchema.pick({ id: true, name: true, hosts: true }).shape,
  /** Default: the model's. */
  tagline: brandSchema.shape.tagline.optional(),
  /** Colours that differ from the model's, by the names of their properties without `--fc-color-`. */
  colors: z.partialRecord(z.enum(colorNames), colorSchema).default({}),
  why,
});

/** Body of a rollback of a brand: the version to restore, by default the one before. */
export const rollbackBrandSchema = z.strictObject({ to: z.int().min(1).optional(), why });

/** Body of a removal of a brand. */
export const removeBrandSchema = z.strictObject({ why });

/** Answer to every change of a brand. */
export const brandChangedSchema = z.object({
  revision: z.int(),
  brand: nameSchema,
  version: z.int(),
  /** Versions that its channels started with, `mfe-ads@1.0.0`, …; empty for an existing brand. */
  serves: z.array(z.string()),
  /** Effects of the change, one line each; empty if everything was like that already. */
  what: z.array(z.string()),
});

/** Answer to a copy. */
export const brandCopiedSchema = brandChangedSchema.extend({ data: brandSchema });

/** The last change of a brand's data, layouts or flags. */
export const lastChangeSchema = sinceSchema.extend({ action: nameSchema });

/** `GET /v1/brands`: the brands that have channels, or may have them. */
export const brandsSchema = z.object({
  brands: z.array(nameSchema),
  /** In the same order; only with `details`. */
  details: z
    .array(
      z.object({
        brand: nameSchema,
        name: z.string(),
        hosts: z.array(z.string()).readonly(),
        mark: z.string(),
        /** Version of its data; 0 for a brand that comes with the site. */
        version: z.int(),
        /** Page types for which it has a layout. */
        pages: z.array(nameSchema),
        /** Flags whose value differs from the brand's own. */
        changedFlags: z.array(z.string()),
        /** null if that was before the registry stored this. */
        lastChange: lastChangeSchema.nullable(),
      }),
    )
    .optional(),
});

/** `GET /v1/brands/{brand}` */
export const brandViewSchema = z.object({
  /** 0 for a brand that comes with the site. */
  version: z.int(),
  brand: storedBrandSchema,
  /** The contrast of each pair of its colours that are shown on one another, in light and in dark. */
  contrasts: z.array(
    z.object({
      /** Names of the colours: `text on bg`. */
      pair: z.string(),
      mode: z.enum(['light', 'dark']),
      /** By WCAG 2.2, 1 to 21. */
      ratio: z.number(),
      /** The lowest allowed ratio: 4.5 for text, 3 for other visible elements. */
      least: z.number(),
    }),
  ),
});

/** `GET /v1/brands/{brand}/history`, also of a removed brand. */
export const brandHistorySchema = z.object({
  brand: nameSchema,
  /** Version of its present data; 0 for a brand that comes with the site. */
  version: z.int(),
  isRemoved: z.boolean(),
  /** The versions that a rollback can restore, the latest first. */
  earlier: z.array(
    z.object({
      version: z.int(),
      /** Effects of a rollback to this version, one line each. */
      what: z.array(z.string()),
    }),
  ),
});

export type SetBrand = z.infer<typeof setBrandSchema>;
export type CopyBrand = z.infer<typeof copyBrandSchema>;
export type RollbackBrand = z.infer<typeof rollbackBrandSchema>;
export type RemoveBrand = z.infer<typeof removeBrandSchema>;
export type BrandHistory = z.infer<typeof brandHistorySchema>;
export type BrandChanged = z.infer<typeof brandChangedSchema>;
export type BrandCopied = z.infer<typeof brandCopiedSchema>;
export type LastChange = z.infer<typeof lastChangeSchema>;
export type Brands = z.infer<typeof brandsSchema>;
export type BrandDetails = NonNullable<Brands['details']>[number];
export type BrandDataView = z.infer<typeof brandViewSchema>;
