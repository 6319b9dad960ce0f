import type { ModuleKey } from '@forecourt/contracts';
import type { FailureReason } from '../../failure';

/** One slot that a render is asked for, or that another slot may open. */
export interface SlotJob {
  slot: string;
  key: ModuleKey;
  fragment: string;
  /** Attributes of the slot's element once it is filled, without `data-outcome`. */
  attributes: string;
  /** Static HTML for when it fails. */
  fallback: string;
  /** Known to fail: show the fallback without trying. */
  broken?: boolean;
  /** Its data is not there yet: leave its place, the browser fills it. For nested slots; those of the layout are rendered later. */
  pending?: boolean;
}

/** Everything one page asks of a worker in one message. */
export interface RenderJob {
  id: number;
  /** The packed page view as JSON, serialised once and used for the document too. */
  view: string;
  /** Slots of the layout to render now. */
  roots: readonly SlotJob[];
  /** Nested slots by name, that the roots may open. */
  nested: Readonly<Record<string, SlotJob>>;
}

export type ToWorker =
  | { type: 'load'; key: ModuleKey; code: string }
  | { type: 'unload'; key: ModuleKey }
  | { type: 'render'; job: RenderJob };

export interface SlotFailure {
  slot: string;
  key: ModuleKey;
  reason: FailureReason;
  message: string;
}

export interface SlotRender {
  slot: string;
  outcome: 'ok' | 'empty' | 'fallback' | 'late';
  html: string;
}

export interface RenderResult {
  id: number;
  slots: readonly SlotRender[];
  /** Of roots and of nested slots. */
  failures: readonly SlotFailure[];
  /** Versions whose nested slots rendered well; a breaker counts them as successes. */
  succeeded: readonly ModuleKey[];
  heapBytes: number;
}

export type FromWorker =
  | { type: 'ready'; kernelThread: number | null }
  | { type: 'loaded'; key: ModuleKey; error: string | null }
  | { type: 'rendered'; result: RenderResult }
  /** A fragment left a promise to reject on its own. */
  | { type: 'stray-rejection'; message: string };

/** Cells of the shared integers through which the main thread sees what a worker is doing. */
export const cells = {
  /** 0 idle, 1 loading a module, n + 2: rendering the n-th of a job's roots and nested slots, see `slotOrder`. */
  activity: 0,
  /** Counts the activities begun, so that two runs of one slot are told apart. */
  sequence: 1,
  length: 2,
} as const;

/** A worker refuses slots nested deeper than this. */
export const maxNesting = 4;

/** Longest HTML of one slot, in UTF-16 units. */
export const maxSlotHtml = 1_000_000;

/** The slots of a job in the order in which their activities are numbered. */
export function slotOrder(job: RenderJob): readonly SlotJob[] {
  return [...job.roots, ...Object.values(job.nested)];
}
