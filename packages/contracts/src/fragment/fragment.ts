import type { Intent, ReferenceData, SearchState } from '@forecourt/search-state';
import type { BrandView } from '../brand/brand';
import type { BusEvent } from './events';
import type { CloseReason, OverlayName } from './overlay';
import type { SourceData } from './sources';

/**
 * One settled search as every fragment of a page sees it: the same object on the server, at hydration and after each
 * intent, so that no two fragments ever disagree.
 */
export interface PageView {
  /** The type of the page, `results`. */
  page: string;
  /** What the address says besides the search, `{ id }` of a vehicle's page; empty where it says nothing. */
  params: Readonly<Record<string, string>>;
  state: SearchState;
  /** Canonical path and query of `state`. */
  url: string;
  data: SourceData;
  /** Sources whose data is the last known one, for their upstream does not answer now; absent where there are none. */
  stale?: readonly string[];
  brand: BrandView;
  reference: ReferenceData;
  /** The day on which the server rendered, `2026-11-22` (UTC): the one clock of fragments, so that server and browser agree (R33). */
  today: string;
  /** `loading` while the search for a newer state is under way, `failed` when the latest one failed. */
  status: 'ready' | 'loading' | 'failed';
  /** Whether what is loading, or has failed, is one more page of what is shown. */
  appending?: boolean;
}

/** What the host lends a fragment: plain functions, so that any build of a remote works with any build of the host. */
export interface FragmentHost {
  readonly view: PageView;
  /** What the server rendered with: hydration starts from it, whatever has happened since. `view` where absent. */
  readonly initialView?: PageView;
  /** Calls back after each change of `view`; returns the unsubscribe. */
  subscribe(onChange: () => void): () => void;
  dispatch(intent: Intent): void;
  emit(event: BusEvent): void;
  /** Calls back for each event of a type; returns the unsubscribe. */
  on<T extends BusEvent['type']>(
    type: T,
    listener: (detail: Extract<BusEvent, { type: T }>['detail']) => void,
  ): () => void;
  /** The browser host takes over a nested slot's element and fills it; returns the undo. Absent on the server. */
  mountSlot?(element: HTMLElement, slot: string, props: SlotProps): () => void;
  /**
   * Lays a `<dialog>` over the page, on the one stack of the site: modal, with Escape, back button, focus and scroll lock. Ends with the
   * dialog's `close`; `onClose` says why. Absent on the server and on hosts that cannot.
   */
  openLayer?(dialog: HTMLDialogElement, layer: { name: string; onClose?(reason: CloseReason): void }): void;
  /** Loads the overlay and opens it. Absent on the server and on hosts that cannot: then its page is opened. */
  openOverlay?(name: OverlayName, props: SlotProps): void;
  /** Of a fragment that stands over the page; absent on a page. */
  readonly overlay?: { close(reason: CloseReason): void };
  /** The server notes a nested slot and returns the marker that its HTML will replace. Absent in the browser. */
  nestSlot?(slot: string, props: SlotProps): string;
}

/** Plain JSON that a fragment hands to a slot nested in it. */
export type SlotProps = Readonly<Record<string, string | number | boolean | null>>;
