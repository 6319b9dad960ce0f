import type { Ads } from './ads';

/**
 * What sources deliver, by name. Empty but for what the platform itself knows: whoever owns a payload adds it here by declaration
 * merging, `declare module '@forecourt/contracts' { interface Sources { … } }`, in its own code.
 */
export interface Sources {
  ads: Ads;
}

export type SourceName = keyof Sources & string;

/** Data of one page by source. An optional source that failed, timed out or has nothing is absent (R72). */
export type SourceData = { readonly [N in SourceName]?: Sources[N] };
