/**
 * Types of the sources' data, by source name. The owner of a payload adds it by declaration merging, `declare module '@forecourt/contracts'
 * { interface Sources { … } }`: `packages/site` and `packages/listing` add those of the site, a remote's generated types its own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Sources {}

export type SourceName = keyof Sources & string;

/** Data of one page by source. An optional source that failed, timed out or has no data is absent (R72). */
export type SourceData = { readonly [N in SourceName]?: Sources[N] };
