import type { Ads, ListingResponse, Showcase } from './listing';

/**
 * What the named sources of the shell's table deliver. A remote that brings a source of its own in its manifest adds its
 * payload here by declaration merging, in its own code.
 */
export interface Sources {
  listing: ListingResponse;
  showcase: Showcase;
  ads: Ads;
}

export type SourceName = keyof Sources & string;

/** Data of one page by source. An optional source that failed, timed out or has nothing is absent (R72). */
export type SourceData = { readonly [N in SourceName]?: Sources[N] };
