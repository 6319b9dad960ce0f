import type { SearchState } from '@forecourt/search-state';
import * as z from 'zod';
import data from '../data/maker-programmes.json';

/** A make's programme in short (section 3, "Certified program content"). */
const shortSchema = z.strictObject({
  makeCode: z.string(),
  makeLabel: z.string(),
  /** Its key in the details. */
  productId: z.string(),
  linkText: z.string(),
  heading: z.string(),
  /** One line under the heading. */
  short: z.string(),
});

/** Answer of `GET /content/maker-programmes`. */
export const makerProgrammesSchema = z.strictObject({
  makers: z.array(shortSchema).max(2),
  /** A note on vehicles that third parties certify; null if the search is not about them. */
  thirdParty: z.string().nullable(),
});

/** Answer of `GET /content/maker-programmes/details`: paragraphs by product. */
export const makerDetailsSchema = z.strictObject({
  products: z.array(
    z.strictObject({ productId: z.string(), heading: z.string(), content: z.array(z.string()).min(1) }),
  ),
});

const { hiddenOn, thirdParty, makers } = z
  .strictObject({
    /** Brands that have a programme of their own. */
    hiddenOn: z.array(z.string()),
    thirdParty: z.string(),
    makers: z.array(shortSchema.extend({ sponsor: z.enum(['gm', 'stellantis']), content: z.array(z.string()).min(1) })),
  })
  .parse(data);

/**
 * Returns the programmes of a search's makes, one for each of the two sponsors (section 9); none on a brand with a
 * programme of its own.
 */
export function makerProgrammes(state: SearchState, brand: string): z.infer<typeof makerProgrammesSchema> {
  const named = hiddenOn.includes(brand) ? [] : makers.filter(({ makeCode }) => state.makeCode?.includes(makeCode));
  const first = named.filter(({ sponsor }, at) => named.findIndex((other) => other.sponsor === sponsor) === at);
  return {
    makers: first.map(({ sponsor: _sponsor, content: _content, ...short }) => short),
    thirdParty: state.listingType?.includes('3P_CERT') ? thirdParty : null,
  };
}

/** All programmes in full. */
export const makerDetails: z.infer<typeof makerDetailsSchema> = {
  products: makers.map(({ productId, heading, content }) => ({ productId, heading, content })),
};
