import type { OverlayName } from './overlay';

/**
 * Fragments that can be opened over a page, by `<remote>/<fragment>`. Each build of a remote generates types that add its
 * own (`fragment-types.d.ts`); an overlay of a remote in another repository is added by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Overlays {}

/** Name of a declared overlay: a misspelt one does not compile. */
export type KnownOverlay = keyof Overlays & OverlayName;

/** Slots that fragments nest, by name: the `slots` of their definitions. The generated types of each remote add its own. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Slots {}

/** Name of a slot that a fragment of the program nests. */
export type KnownSlot = keyof Slots & string;
