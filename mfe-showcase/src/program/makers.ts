import type { SourceData } from '@forecourt/contracts';
import * as read from './read';

/** A maker's certified programme in short, with the id of its details. */
export interface MakerProgramme {
  makeCode: string;
  makeLabel: string;
  productId: string;
  linkText: string;
  heading: string;
  short: string;
}

/** A maker's programme in full. */
export interface MakerDetails {
  productId: string;
  heading: string;
  content: readonly string[];
}

declare module '@forecourt/contracts' {
  interface Sources {
    'maker-programmes': { makers: readonly MakerProgramme[]; thirdParty: string | null };
    'maker-details': { products: readonly MakerDetails[] };
  }
}

const texts = ['makeCode', 'makeLabel', 'productId', 'linkText', 'heading', 'short'] as const;
/** Maximum number of sponsor tiles (section 9). */
const mostMakers = 2;

/** Parses the programmes of a search's makes, and the note on third parties; empty for an invalid answer. */
export function makersOf(data: Pick<SourceData, 'maker-programmes'>): {
  makers: readonly MakerProgramme[];
  thirdParty: string | undefined;
} {
  const { makers, thirdParty } = read.fieldsOf(data['maker-programmes']);
  const usable = read
    .listOf(makers)
    .filter((maker): maker is Readonly<Record<string, unknown>> & MakerProgramme =>
      texts.every((name) => read.isText(maker[name])),
    );
  return { makers: usable.slice(0, mostMakers), thirdParty: read.isText(thirdParty) ? thirdParty : undefined };
}

/** Returns a programme in full; undefined if there is none of this name. */
export function productOf(data: Pick<SourceData, 'maker-details'>, productId: unknown): MakerDetails | undefined {
  const { products } = read.fieldsOf(data['maker-details']);
  const found = read.listOf(products).find((product) => product.productId === productId);
  if (found === undefined || !read.isText(found.productId) || !read.isText(found.heading)) return undefined;
  const { heading, content } = found;
  return { productId: found.productId, heading, content: (Array.isArray(content) ? content : []).filter(read.isText) };
}
