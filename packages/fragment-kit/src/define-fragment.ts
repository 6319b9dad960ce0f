import type {
  BrandView,
  DataOf,
  HydratePolicy,
  KnownSlot,
  Need,
  OverlayLook,
  PageView,
  SlotProps,
  SourceName,
} from '@forecourt/contracts';
import type { Intent, SearchState } from '@forecourt/search-state';
import type { ReactNode } from 'react';

/** Inputs of a fragment, which is a pure function of them. */
export interface FragmentProps<N extends Need = SourceName> {
  state: SearchState;
  /** Data of the needed sources, or the fields of their needed parts; an optional source may be absent. */
  data: DataOf<N>;
  brand: BrandView;
  dispatch(intent: Intent): void;
  /** Props from the layout and the enclosing fragment, whose values win; of an overlay, those of its link. */
  slot: SlotProps;
}

/** The settled search, with the data of a fragment's needs: all that its model may depend on, besides the props of its slot. */
export type FragmentView<N extends Need = SourceName> = Omit<PageView, 'data'> & { data: DataOf<N> };

export interface FragmentDefinition<N extends Need = SourceName> {
  /** Unique within the remote, and the key under which the remote exposes it. */
  name: string;
  /**
   * Sources whose data it waits for before it renders. A part of a source (`listing.total`) is less to read on the server, and its HTML is
   * cached for all searches whose answers have the same part.
   */
  needs: readonly N[];
  /** Default: `interaction`. Every other policy except `never` is an exception, which the gate counts. */
  hydrate: HydratePolicy;
  /** Nested slots that it may render with `<Slot>`. */
  slots?: readonly KnownSlot[];
  /** Placement and size over any page, if it can be opened as an overlay (`OverlayLink`). Its Component renders an `<Overlay>`. */
  overlay?: OverlayLook;
  /** Computes the texts, links and choices that the Component shows, once for each search: a pure function, which knows no React. */
  model?: (view: FragmentView<N>, slot: SlotProps) => unknown;
  /** Renders synchronously: no I/O, no suspending. No `style` attributes either, because the page's security policy refuses them. */
  Component: (props: FragmentProps<N> & { model: never }) => ReactNode;
  /** Static; shown if the fragment fails. It reserves the space of the fragment. */
  Fallback: () => ReactNode;
}

/** A definition as teams write it: the Component gets the model's result, and `hydrate` is optional. */
type Written<N extends Need, M> = Omit<FragmentDefinition<N>, 'hydrate' | 'model' | 'Component'> &
  Partial<Pick<FragmentDefinition<N>, 'hydrate'>> & {
    model?: (view: FragmentView<NoInfer<N>>, slot: SlotProps) => M;
    Component: (props: FragmentProps<N> & { model: NoInfer<M> }) => ReactNode;
  };

/** Validates, completes and freezes a definition. @throws if `name` is not lower-case words joined by hyphens */
export function defineFragment<const N extends Need, M = undefined>(definition: Written<N, M>): FragmentDefinition<N> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(definition.name)) {
    throw new Error(
      `defineFragment: "${definition.name}" is not a fragment name; use lower-case words joined by hyphens.`,
    );
  }
  return Object.freeze({ hydrate: 'interaction', ...definition } satisfies FragmentDefinition<N>);
}
