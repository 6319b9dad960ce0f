import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonsOf } from '@forecourt/service';
import * as z from 'zod';
import dealerCsv from '../../mappings/dealer-csv.json';
import googleVehicleListings from '../../mappings/google-vehicle-listings.json';
import homenet from '../../mappings/homenet.json';
import metaAutomotive from '../../mappings/meta-automotive.json';
import schemaOrgCar from '../../mappings/schema-org-car.json';

/** The facts that a feed can state about a listing and its seller. */
export const feedFields = [
  ...(['vin', 'stockNumber', 'year', 'make', 'model', 'trim', 'price', 'msrp'] as const),
  ...(['condition', 'certified', 'mileage', 'mileageUnit'] as const),
  ...(['exteriorColor', 'interiorColor', 'drive', 'fuel', 'transmission', 'engine', 'bodyStyle'] as const),
  ...(['doors', 'seats', 'mpgCity', 'mpgHighway', 'dealRating', 'specialOffer'] as const),
  ...(['sellerName', 'sellerType', 'sellerRating', 'sellerReviews', 'sellerPhone', 'sellerWebsite'] as const),
  ...(['sellerTagline', 'sellerContentId', 'sellerLogo', 'buyOnline', 'homeDelivery'] as const),
  ...(['modelRating', 'modelReviews', 'comfortRating', 'interiorRating', 'performanceRating'] as const),
  ...(['valueRating', 'exteriorRating', 'reliabilityRating'] as const),
  ...(['address', 'street', 'city', 'state', 'zip', 'images', 'moreImages', 'spin'] as const),
] as const;
export type FeedField = (typeof feedFields)[number];

/** Fields without which no listing can be created. */
export const neededFields = ['year', 'make', 'model', 'sellerName'] as const satisfies FeedField[];

const column = z.string().min(1);
const fieldSchema = z.union([column, z.array(column).min(1)]);
const mappingSchema = z
  .strictObject({
    /** The mapping's purpose, for people; no code reads it. */
    description: z.string().optional(),
    /** The file's format; by default the file's name decides. */
    format: z.enum(['csv', 'json', 'json-lines']).optional(),
    /** Separates the cells of CSV; by default a tab for `.tsv`, otherwise a comma. */
    delimiter: z.string().length(1).optional(),
    /** Columns that a CSV file must have: all that this mapping names, or only those of the fields that a listing needs. */
    requires: z.enum(['all', 'needed']).default('all'),
    /** Fields whose columns may be absent although the mapping `requires` all. */
    optional: z.array(z.enum(feedFields)).optional(),
    /** Values of `@type` that are vehicles; JSON objects of another type are skipped. */
    types: z.array(z.string()).default([]),
    /** Cells that mean "not known", compared without regard to case and surrounding spaces. */
    nullTokens: z.array(z.string()).default([]),
    /** The column, or path in a JSON object, of each field; of several, the first that is not empty counts. */
    fields: z.partialRecord(z.enum(feedFields), fieldSchema),
    /** Translations of a field's cells: `{ "sellerType": { "FSBO": "private" } }`. */
    values: z.partialRecord(z.enum(feedFields), z.record(z.string(), z.string())).default({}),
  })
  .refine(({ fields }) => neededFields.every((field) => fields[field] !== undefined), {
    message: `fields has to name the columns of ${neededFields.join(', ')}`,
  });

/** Describes how a feed's columns are read; the README explains every key. */
export type Mapping = z.infer<typeof mappingSchema>;

/** Mappings that are shipped with the marketplace, by name. */
const shipped: Readonly<Record<string, unknown>> = {
  'dealer-csv': dealerCsv,
  'google-vehicle-listings': googleVehicleListings,
  homenet,
  'meta-automotive': metaAutomotive,
  'schema-org-car': schemaOrgCar,
};

/** Loads a shipped mapping by its name, or one from a JSON file. @throws MappingError with the reason if it is invalid */
export function loadMapping(nameOrFile: string): Mapping {
  const parsed = mappingSchema.safeParse(
    Object.hasOwn(shipped, nameOrFile) ? shipped[nameOrFile] : readJson(nameOrFile),
  );
  if (parsed.success) return parsed.data;
  throw new MappingError(`The mapping ${nameOrFile} is not usable: ${reasonsOf(parsed.error).join('; ')}.`);
}

class MappingError extends Error {
  override name = 'MappingError';
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.resolve(file), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = Object.keys(shipped).join(', ');
    throw new MappingError(
      `There is no usable mapping ${file} (${reason}). Name a JSON file, or one that is shipped: ${known}.`,
    );
  }
}
