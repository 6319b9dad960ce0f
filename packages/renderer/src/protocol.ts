/** The protocol between a renderer and its parent: messages, each with texts, see `frames.ts`. */
import type { ModuleKey, SlotProps } from '@forecourt/contracts';
import type { RendererEnd } from './death';

/** A slot to render, or one that another slot may nest. */
export interface SlotJob {
  slot: string;
  key: ModuleKey;
  fragment: string;
  /** Sources, and parts of sources, that the fragment declares: it receives no others. */
  needs: readonly string[];
  /** Nested slots that the fragment declares: it may nest no others. */
  nests: readonly string[];
  /** Attributes of the slot's element once it is filled, without `data-outcome`. */
  attributes: string;
  /** Props from the layout; props from a fragment that nests the slot override them. */
  props?: SlotProps;
  /** Static HTML to show if it fails. */
  fallback: string;
  /** Known to fail: show the fallback without trying. */
  broken?: boolean;
  /** Its data has not arrived: leave its place for the browser to fill. For nested slots; the layout's slots are rendered later. */
  pending?: boolean;
}

/** Slots of one page. */
export interface SlotList {
  /** Slots of the layout to render now. */
  roots: readonly SlotJob[];
  /** Slots by name that the roots may nest. */
  nested: Readonly<Record<string, SlotJob>>;
}

/** A render request for one page. */
export interface RenderJob extends SlotList {
  id: number;
}

export type ToRenderer =
  /** One text: the module's code; `isRead` if another renderer has parsed it without a fault. */
  | { type: 'load'; key: ModuleKey; isRead: boolean }
  | { type: 'unload'; key: ModuleKey }
  /** Sent at any time; answered at once, or when every realm is warm. */
  | { type: 'ping'; id: number; whenWarm: boolean }
  /** Answered by a pong after garbage collection. */
  | { type: 'weigh'; id: number }
  /**
   * Texts: the list of slots and the reference data as JSON, each empty if the renderer has it in its place; the view's `own`; the data of
   * each source, or part of one, that a slot declares.
   */
  | { type: 'render'; id: number; list: number; reference: number; sources: readonly string[] };

/** Reasons why a rendered slot shows its fallback. */
export type SlotFailureReason =
  | 'threw'
  | 'too-large'
  | 'bad-markup'
  | 'not-loaded'
  | Exclude<RendererEnd, 'killed' | 'starved'>
  /** No renderer was available in time; no slot is to blame. */
  | 'no-renderer';

export interface SlotFailure {
  slot: string;
  key: ModuleKey;
  fragment: string;
  reason: SlotFailureReason;
  message: string;
}

/**
 * `fallback`: the fragment failed. `late`: its HTML follows at the end of the document. `deferred`: the site had no renderer for it, which is no
 * fragment's fault (R75); the browser requests it again.
 */
export type SlotOutcome = 'ok' | 'empty' | 'fallback' | 'late' | 'deferred';

export interface SlotRender {
  slot: string;
  outcome: SlotOutcome;
  html: string;
  /** Duration including nested slots, ms; absent if nothing was rendered. */
  ms?: number;
}

/** A successful rendering of a version's fragment. */
export interface Rendered {
  key: ModuleKey;
  fragment: string;
  slot: string;
  /** Start since that of the page's first slot, and duration including nested slots, ms. */
  at: number;
  ms: number;
  /** Processor time of its own code, without nested slots and waiting, ms (R75). */
  ownMs: number;
}

export interface RenderResult {
  id: number;
  slots: readonly SlotRender[];
  /** Results of roots and of nested slots. */
  failures: readonly SlotFailure[];
  rendered: readonly Rendered[];
  heapBytes: number;
}

/** What a version did besides rendering: unhandled rejections, timers that never fire, lines for the console. */
export interface SideEffect {
  key: ModuleKey;
  kind: 'rejection' | 'timer' | 'console';
  message: string;
}

export type FromRenderer =
  | { type: 'ready' }
  /** `heapBytes` if it was measured. */
  | { type: 'pong'; id: number; heapBytes?: number }
  | { type: 'loaded'; key: ModuleKey; error: string | null }
  /** The slots' HTML follows as texts, in the order of `slots`. */
  | { type: 'rendered'; result: Omit<RenderResult, 'slots'> & { slots: readonly Omit<SlotRender, 'html'>[] } }
  | { type: 'side-effect'; sideEffect: SideEffect };

/** A renderer refuses slots nested deeper than this. */
export const maxNesting = 4;

/** Maximum HTML of one slot, in UTF-16 units. */
export const maxSlotHtml = 1_000_000;
