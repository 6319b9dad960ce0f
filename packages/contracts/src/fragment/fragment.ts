import type { Intent, ReferenceData, SearchState } from '@forecourt/search-state';
import type { BrandView } from '../brand/brand';
import type { BusEvent } from './events';
import type { CloseReason, OverlayName } from './overlay';
import type { SourceData } from './sources';

/**
 * One settled search as every fragment of a page receives it: the same object on the server, at
 * hydration and after each intent, so that no two fragments ever disagree.
 */
export interface PageView {
  /** Type of the page, such as `results`. */
  page: string;
  /** Parameters of the URL besides the search, such as `{ id }` of a vehicle's page; may be empty. */
  params: Readonly<Record<string, string>>;
  state: SearchState;
  /** Canonical path and query of `state`. */
  url: string;
  data: SourceData;
  /** Sources whose data is their last known answer, because their upstream does not respond now; absent if there are none. */
  stale?: readonly string[];
  brand: BrandView;
  reference: ReferenceData;
  /** Day on which the server rendered, `2026-11-22` (UTC): the only clock of fragments, so that server and browser agree (R33). */
  today: string;
  /** `loading` while a search for a newer state is pending, `failed` if the latest one failed. */
  status: 'ready' | 'loading' | 'failed';
  /** Whether the data that is loading, or that failed to load, is one more page to append. */
  appending?: boolean;
}

/** What the host provides to a fragment: plain functions, so that any build of a remote works with any build of the host. */
export interface FragmentHost {
  readonly view: PageView;
  /** The view that the server rendered with. Hydration starts from it, even if `view` has changed since. When absent, it is `view`. */
  readonly initialView?: PageView;
  /** Calls back after each change of `view`; returns the unsubscribe function. */
  subscribe(onChange: () => void): () => void;
  dispatch(intent: Intent): void;
  emit(event: BusEvent): void;
  /** Calls back for each event of a type; returns the unsubscribe function. */
  on<T extends BusEvent['type']>(
    type: T,
    listener: (detail: Extract<BusEvent, { type: T }>['detail']) => void,
  ): () => void;
  /** Takes over a nested slot's element and fills it; returns the function that undoes it. Absent on the server. */
  mountSlot?(element: HTMLElement, slot: string, props: SlotProps): () => void;
  /**
   * Shows a `<dialog>` over the page, on the site's only stack of layers: modal, with Escape, back button, focus and scroll lock. The
   * dialog's `close` ends it; `onClose` receives the reason. Absent on the server and on hosts that cannot show layers.
   */
  openLayer?(dialog: HTMLDialogElement, layer: { name: string; onClose?(reason: CloseReason): void }): void;
  /** Loads the overlay and opens it. Absent on the server and on hosts that cannot open overlays: then the overlay's own page is opened. */
  openOverlay?(name: OverlayName, props: SlotProps): void;
  /** Closes the fragment if it is an overlay; absent on a page. */
  readonly overlay?: { close(reason: CloseReason): void };
  /** Registers a nested slot and returns the marker that the slot's HTML will replace. Absent in the browser. */
  nestSlot?(slot: string, props: SlotProps): string;
}

/** Plain JSON that a fragment passes to a slot nested in it. */
export type SlotProps = Readonly<Record<string, string | number | boolean | null>>;
