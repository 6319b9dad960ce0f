import type { FragmentDefinition } from '@forecourt/fragment-kit';

/** What the remotes of the measured page run on servers, by remote and fragment; `bundle.ts` puts it here. */
export declare const remotes: Readonly<Record<string, Readonly<Record<string, FragmentDefinition>>>>;
