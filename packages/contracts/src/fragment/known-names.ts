import type { SlotProps } from './fragment';
import type { OverlayName } from './overlay';

/**
 * Fragments that can be opened over a page, by `<remote>/<fragment>`, each with the type of its props, or `true` if they are not declared. Each
 * build of a remote generates types that add its own (`fragment-types.d.ts`); `fragment types pull` writes those of all other remotes of a brand.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Overlays {}

/** Name of a declared overlay: a misspelt one does not compile. */
export type KnownOverlay = keyof Overlays & OverlayName;

/**
 * Slots that fragments nest, by name: the `slots` of their definitions, each with the type of the props that the fragment in it receives, or
 * `true`. Their types are generated like those of overlays.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Slots {}

/** Name of a slot that a fragment of the program nests. */
export type KnownSlot = keyof Slots & string;

/** Answers of the sources that other remotes bring, by remote and source. A fragment can need its own remote's only; these are for reading. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RemoteSources {}

/** Of no name at all any props, as of a name whose props are not declared. */
type PropsIn<Declared> = [Declared] extends [never] ? SlotProps : Declared extends true ? SlotProps : Declared;

/** Props that an overlay accepts; any if its remote declares none. */
export type OverlayProps<N extends KnownOverlay> = PropsIn<Overlays[N]>;

/** Props that a slot passes to the fragment in it; any if its remote declares none. */
export type SlotPropsOf<N extends KnownSlot> = PropsIn<Slots[N]>;
