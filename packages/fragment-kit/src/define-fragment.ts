import type {
  BrandView,
  HydratePolicy,
  KnownSlot,
  OverlayLook,
  SlotProps,
  SourceData,
  SourceName,
} from '@forecourt/contracts';
import type { Intent, SearchState } from '@forecourt/search-state';
import type { ComponentType, ReactNode } from 'react';

/** What a fragment is a pure function of. */
export interface FragmentProps<N extends SourceName = SourceName> {
  state: SearchState;
  /** The needed sources; one that is optional may be absent. */
  data: Pick<SourceData, N>;
  brand: BrandView;
  dispatch(intent: Intent): void;
  /** What the enclosing fragment handed to this slot; empty for a slot of the layout. */
  slot: SlotProps;
}

export interface FragmentDefinition<N extends SourceName = SourceName> {
  /** Unique within the remote; the key under which the remote exposes it. */
  name: string;
  /** Sources that must be there before it renders. */
  needs: readonly N[];
  hydrate: HydratePolicy;
  /** Nested slots that it may render with `<Slot>`. */
  slots?: readonly KnownSlot[];
  /** That it can be opened over any page (`OverlayLink`), and how it stands there. Its Component renders an `<Overlay>`. */
  overlay?: OverlayLook;
  /** Renders synchronously: no I/O, no suspending. No `style` attributes either, the page's security policy refuses them. */
  Component: ComponentType<FragmentProps<N>>;
  /** Static; shown when the fragment fails. Keeps the space that the fragment would take. */
  Fallback: () => ReactNode;
}

/** Checks and freezes a definition. @throws when `name` is not lower-case words joined by hyphens. */
export function defineFragment<const N extends SourceName>(definition: FragmentDefinition<N>): FragmentDefinition<N> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(definition.name)) {
    throw new Error(
      `defineFragment: "${definition.name}" is not a fragment name; use lower-case words joined by hyphens.`,
    );
  }
  return Object.freeze(definition);
}
