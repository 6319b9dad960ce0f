import type { FragmentDefinition } from '@forecourt/fragment-kit';

/** Server code of the remotes of the measured page, by remote and fragment; `bundle.ts` provides it. */
export declare const remotes: Readonly<Record<string, Readonly<Record<string, FragmentDefinition>>>>;
