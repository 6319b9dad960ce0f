/**
 * What sources deliver, by name. Empty here: whoever owns a payload adds it by declaration merging,
 * `declare module '@forecourt/contracts' { interface Sources { … } }`, in its own code.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a type alias cannot be added to
export interface Sources {}

export type SourceName = keyof Sources & string;

/** Data of one page by source. An optional source that failed, timed out or has nothing is absent (R72). */
export type SourceData = { readonly [N in SourceName]?: Sources[N] };
