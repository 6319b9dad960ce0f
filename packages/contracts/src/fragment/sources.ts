/**
 * Types of the sources' data, by source name. The owner of a payload adds it by declaration merging, `declare module '@forecourt/contracts'
 * { interface Sources { … } }`: `packages/site` and `packages/listing` add those of the site, a remote's generated types its own.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Sources {}

export type SourceName = keyof Sources & string;

/** Types of parts of sources, by `<source>.<part>`, added like those of sources: for fragments that read no more of one. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface SourceParts {}

/** An entry of a fragment's `needs`: a source, or a part of one. */
export type Need = SourceName | (keyof SourceParts & string);

/** The data of a need: a whole source, or the fields of its part. */
export type NeededData<N extends Need> = N extends SourceName
  ? Sources[N]
  : N extends keyof SourceParts
    ? SourceParts[N]
    : never;

type SourceOf<N extends Need> = N extends `${infer S extends SourceName}.${string}` ? S : Extract<N, SourceName>;

/** Combines the parts of one source. */
type Together<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer All) => void ? All : never;

/** Data of one page by source. An optional source that failed, timed out or has no data is absent (R72). */
export type SourceData = { readonly [N in SourceName]?: Sources[N] };

/** Data of a fragment's needs by source; of a source of which it needs parts, their fields. */
export type DataOf<N extends Need> = {
  readonly [S in SourceOf<N>]?: S extends N ? Sources[S] : Together<NeededData<Extract<N, `${S}.${string}`>>>;
};
