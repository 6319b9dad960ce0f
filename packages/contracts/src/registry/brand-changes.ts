/** Requests and answers of the registry about brands. */
import * as z from 'zod';
import { brandSchema, storedBrandSchema } from '../brand/brand-data';
import { nameSchema } from '../names/names';

/** Body of `PUT /v1/brands/{brand}`. A new brand's channels start with the versions of the brand `from`, by default of the first brand. */
export const setBrandSchema = z.strictObject({ brand: brandSchema, from: nameSchema.optional() });

/** Answer to every change of a brand. */
export const brandChangedSchema = z.object({
  revision: z.int(),
  brand: nameSchema,
  version: z.int(),
  /** Versions that its channels started with, `mfe-ads@1.0.0`, …; empty for an existing brand. */
  serves: z.array(z.string()),
});

/** `GET /v1/brands/{brand}` */
export const brandViewSchema = z.object({
  /** 0 for a brand that comes with the site. */
  version: z.int(),
  brand: storedBrandSchema,
});

export type SetBrand = z.infer<typeof setBrandSchema>;
export type BrandChanged = z.infer<typeof brandChangedSchema>;
export type BrandDataView = z.infer<typeof brandViewSchema>;
