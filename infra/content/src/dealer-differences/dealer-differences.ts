import { type DealerDifference, dealerDifferenceSchema } from '@forecourt/listing';
import * as z from 'zod';
import data from '../../data/dealer-differences.json';
import { readWords } from './read-words';

/** As dealers hand it in. */
const dataSchema = z.record(
  z.string(),
  z.strictObject({
    title: z.string(),
    html: z.string(),
    image: z.strictObject({ src: z.string(), alt: z.string() }).optional(),
  }),
);

/** What dealers say sets them apart, by the id of the content (`dealerDiff.contentId`). */
export const dealerDifferences: ReadonlyMap<string, DealerDifference> = new Map(
  Object.entries(dataSchema.parse(data)).map(([id, { html, ...rest }]) => [
    id,
    dealerDifferenceSchema.parse({ ...rest, words: readWords(html) }),
  ]),
);
