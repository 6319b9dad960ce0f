import { checkMarkup, type ModuleKey, type PageView, type SlotProps } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { fillSlot, renderOnServer } from '@forecourt/fragment-kit/server';
import type { FailureReason } from '../../failure';
import {
  maxNesting,
  maxSlotHtml,
  type RenderJob,
  type RenderResult,
  type SlotFailure,
  type SlotJob,
  type SlotRender,
} from './protocol';

/** Looks a fragment up among the loaded modules. */
export type FindFragment = (key: ModuleKey, fragment: string) => FragmentDefinition | undefined;

class SlotError extends Error {
  constructor(
    readonly reason: FailureReason,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Renders the slots of one page, each for itself: one that throws gets its fallback and the others never notice. Nested
 * slots are filled depth first. `onSlot` is told which slot runs, for whoever watches from outside.
 */
export function renderSlots(
  job: RenderJob,
  view: PageView,
  tools: { find: FindFragment; onSlot: (slot: SlotJob) => void },
): Omit<RenderResult, 'heapBytes'> {
  const failures: SlotFailure[] = [];
  const succeeded = new Set<ModuleKey>();

  function render(slot: SlotJob, props: SlotProps | undefined, depth: number): string {
    if (depth > maxNesting) throw new SlotError('threw', `slots are nested deeper than ${maxNesting}`);
    const fragment = tools.find(slot.key, slot.fragment);
    if (fragment === undefined) throw new SlotError('not-loaded', `${slot.key} offers no fragment "${slot.fragment}"`);
    tools.onSlot(slot);
    const { html, nested } = renderOnServer({ fragment, view, slot: slot.slot, props });
    if (html.length > maxSlotHtml)
      throw new SlotError('too-large', `rendered ${html.length} characters; ${maxSlotHtml} is the limit`);
    const wrong = checkMarkup(html, nested);
    if (wrong !== null) throw new SlotError('bad-markup', `a slot may not send ${wrong}`);
    let filled = html;
    for (const child of nested) {
      const childJob = Object.hasOwn(job.nested, child.slot) ? job.nested[child.slot] : undefined;
      if (childJob === undefined) filled = fillSlot(filled, child.marker, 'data-outcome="empty"', '');
      else {
        const inner = attempt(childJob, child.props, depth + 1);
        filled = fillSlot(filled, child.marker, `${childJob.attributes} data-outcome="${inner.outcome}"`, inner.html);
      }
    }
    succeeded.add(slot.key);
    return filled;
  }

  function attempt(
    slot: SlotJob,
    props: SlotProps | undefined,
    depth: number,
  ): { outcome: SlotRender['outcome']; html: string } {
    if (slot.broken) return { outcome: 'fallback', html: slot.fallback };
    if (slot.pending) return { outcome: 'late', html: '' };
    try {
      const html = render(slot, props, depth);
      return { outcome: html === '' ? 'empty' : 'ok', html };
    } catch (error) {
      failures.push({
        slot: slot.slot,
        key: slot.key,
        reason: error instanceof SlotError ? error.reason : 'threw',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      return { outcome: 'fallback', html: slot.fallback };
    }
  }

  const slots = job.roots.map((root) => ({ slot: root.slot, ...attempt(root, undefined, 0) }));
  for (const failure of failures) succeeded.delete(failure.key);
  return { id: job.id, slots, failures, succeeded: [...succeeded] };
}
