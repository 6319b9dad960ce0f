import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonsOf } from '@forecourt/service';
import * as z from 'zod';
import dealerCsv from '../../mappings/dealer-csv.json';
import googleVehicleListings from '../../mappings/google-vehicle-listings.json';
import homenet from '../../mappings/homenet.json';
import metaAutomotive from '../../mappings/meta-automotive.json';
import schemaOrgCar from '../../mappings/schema-org-car.json';

/** What a feed can say of a listing and its seller. */
export const feedFields = [
  ...(['vin', 'stockNumber', 'year', 'make', 'model', 'trim', 'price', 'msrp'] as const),
  ...(['condition', 'certified', 'mileage', 'mileageUnit'] as const),
  ...(['exteriorColor', 'interiorColor', 'drive', 'fuel', 'transmission', 'engine', 'bodyStyle'] as const),
  ...(['doors', 'seats', 'mpgCity', 'mpgHighway', 'dealRating'] as const),
  ...(['sellerName', 'sellerType', 'sellerRating', 'sellerReviews', 'sellerPhone', 'sellerWebsite'] as const),
  ...(['modelRating', 'modelReviews', 'comfortRating', 'interiorRating', 'performanceRating'] as const),
  ...(['valueRating', 'exteriorRating', 'reliabilityRating'] as const),
  ...(['address', 'street', 'city', 'state', 'zip', 'images', 'moreImages'] as const),
] as const;
export type FeedField = (typeof feedFields)[number];

/** Without these no listing can be made. */
export const neededFields = ['year', 'make', 'model', 'sellerName'] as const satisfies FeedField[];

const column = z.string().min(1);
const fieldSchema = z.union([column, z.array(column).min(1)]);
const mappingSchema = z
  .strictObject({
    /** What it is for; nothing reads it. */
    description: z.string().optional(),
    /** What the file is written in; without it the file's name says so. */
    format: z.enum(['csv', 'json', 'json-lines']).optional(),
    /** Between the cells of CSV; without it a tab for `.tsv`, else a comma. */
    delimiter: z.string().length(1).optional(),
    /** Which columns a CSV file has to have: every one that is named here, or those of the fields without which no listing can be made. */
    requires: z.enum(['all', 'needed']).default('all'),
    /** Fields without whose columns a file is read, too, where it `requires` all others. */
    optional: z.array(z.enum(feedFields)).optional(),
    /** Values of `@type` that are vehicles; JSON objects of another type are passed over. */
    types: z.array(z.string()).default([]),
    /** Cells that mean "not known", compared without regard to case and spaces around. */
    nullTokens: z.array(z.string()).default([]),
    /** The column, or path in a JSON object, of each field; of several the first that is not empty. */
    fields: z.partialRecord(z.enum(feedFields), fieldSchema),
    /** Cells of a field that mean another text: `{ "sellerType": { "FSBO": "private" } }`. */
    values: z.partialRecord(z.enum(feedFields), z.record(z.string(), z.string())).default({}),
  })
  .refine(({ fields }) => neededFields.every((field) => fields[field] !== undefined), {
    message: `fields has to name the columns of ${neededFields.join(', ')}`,
  });

/** How a feed's columns are read; the README explains every key. */
export type Mapping = z.infer<typeof mappingSchema>;

/** Mappings that come with the marketplace, by name. */
const shipped: Readonly<Record<string, unknown>> = {
  'dealer-csv': dealerCsv,
  'google-vehicle-listings': googleVehicleListings,
  homenet,
  'meta-automotive': metaAutomotive,
  'schema-org-car': schemaOrgCar,
};

/** A mapping by the name of a shipped one, or from a JSON file. @throws MappingError saying what is wrong with it. */
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
