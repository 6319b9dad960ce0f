import { type DealerDifference, dealerDifferenceSchema } from '@forecourt/listing';
import * as z from 'zod';
import data from '../../data/dealer-differences.json';
import { readWords } from './read-words';

/** The form in which dealers submit it. */
const dataSchema = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    html: z.string(),
    image: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
  }),
);

/** Dealers' own descriptions, by the id of the content (`dealerDiff.contentId`). */
export const dealerDifferences: ReadonlyMap<string, DealerDifference> = new Map(
  Object.entries(dataSchema.parse(data)).map(([id, { html, ...rest }]) => [
    id,
    dealerDifferenceSchema.parse({ ...rest, words: readWords(html) }),
  ]),
);
