/** What a renderer and who started it say to each other: a message, and the texts that go with it, see `frames.ts`. */
import type { ModuleKey, SlotProps } from '@forecourt/contracts';
import type { RendererEnd } from './death';

/** One slot that a render is asked for, or that another slot may open. */
export interface SlotJob {
  slot: string;
  key: ModuleKey;
  fragment: string;
  /** Sources that the fragment declares: it is given no others. */
  needs: readonly string[];
  /** Nested slots that the fragment declares: it may open no others. */
  nests: readonly string[];
  /** Attributes of the slot's element once it is filled, without `data-outcome`. */
  attributes: string;
  /** What the layout gives the fragment; a fragment that nests the slot has the last word on what it gives itself. */
  props?: SlotProps;
  /** Static HTML for when it fails. */
  fallback: string;
  /** Known to fail: show the fallback without trying. */
  broken?: boolean;
  /** Its data is not there yet: leave its place, the browser fills it. For nested slots; those of the layout are rendered later. */
  pending?: boolean;
}

/** Everything one page asks of a renderer in one message. */
export interface RenderJob {
  id: number;
  /** Slots of the layout to render now. */
  roots: readonly SlotJob[];
  /** Nested slots by name, that the roots may open. */
  nested: Readonly<Record<string, SlotJob>>;
}

export type ToRenderer =
  /** One text: the module's code; `isRead` where another renderer has read it and found nothing wrong. */
  | { type: 'load'; key: ModuleKey; isRead: boolean }
  | { type: 'unload'; key: ModuleKey }
  /** Asked whether or not it is said to be at work; answered at once, or when every realm is warm. */
  | { type: 'ping'; id: number; whenWarm: boolean }
  /** Answered by a pong once its garbage was collected. */
  | { type: 'weigh'; id: number }
  /** Texts: the view's `rest` and `apart`, then the data of each source. */
  | { type: 'render'; job: RenderJob; sources: readonly string[] };

/** Why a slot that was rendered shows its fallback. */
export type SlotFailureReason =
  | 'threw'
  | 'too-large'
  | 'bad-markup'
  | 'not-loaded'
  | Exclude<RendererEnd, 'killed' | 'starved'>
  /** There was none for the page, in time or at all; no slot is to blame. */
  | 'no-renderer';

export interface SlotFailure {
  slot: string;
  key: ModuleKey;
  fragment: string;
  reason: SlotFailureReason;
  message: string;
}

/**
 * `fallback`: the fragment failed. `late`: its HTML follows at the end of the document. `deferred`: the site had no renderer for it, which no
 * fragment is to blame for (R75); the browser asks for it again.
 */
export type SlotOutcome = 'ok' | 'empty' | 'fallback' | 'late' | 'deferred';

export interface SlotRender {
  slot: string;
  outcome: SlotOutcome;
  html: string;
  /** How long it took, with what is nested in it; absent where nothing was rendered. */
  ms?: number;
}

/** A fragment of a version that rendered well. */
export interface Rendered {
  key: ModuleKey;
  fragment: string;
  /** How long its own code ran, without what is nested in it and what it waited for: time on a processor, ms (R75). */
  ownMs: number;
}

export interface RenderResult {
  id: number;
  slots: readonly SlotRender[];
  /** Of roots and of nested slots. */
  failures: readonly SlotFailure[];
  rendered: readonly Rendered[];
  heapBytes: number;
}

/** What a version did besides rendering: promises that nobody waits for, timers that will never ring, lines for the console. */
export interface Stray {
  key: ModuleKey;
  kind: 'rejection' | 'timer' | 'console';
  message: string;
}

export type FromRenderer =
  | { type: 'ready' }
  /** `heapBytes` where it was weighed. */
  | { type: 'pong'; id: number; heapBytes?: number }
  | { type: 'loaded'; key: ModuleKey; error: string | null }
  /** The slots' HTML follows as texts, in the order of `slots`. */
  | { type: 'rendered'; result: Omit<RenderResult, 'slots'> & { slots: readonly Omit<SlotRender, 'html'>[] } }
  | { type: 'stray'; stray: Stray };

/** A renderer refuses slots nested deeper than this. */
export const maxNesting = 4;

/** Longest HTML of one slot, in UTF-16 units. */
export const maxSlotHtml = 1_000_000;
