import type { ModuleKey, SlotProps } from '@forecourt/contracts';
import { checkMarkup } from '@forecourt/contracts/markup';
import { type Filling, fillSlots } from '@forecourt/fragment-kit/nested-slots';
import {
  maxNesting,
  maxSlotHtml,
  type Rendered,
  type RenderJob,
  type RenderResult,
  type SlotFailure,
  type SlotFailureReason,
  type SlotJob,
  type SlotRender,
} from '../protocol';
import type { Realm } from './realm';

const { cpuUsage } = process;

/** Returns this process's processor time, ms. */
function processorMs(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}

class SlotError extends Error {
  constructor(
    readonly reason: SlotFailureReason,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Renders the slots of one page independently: a slot that throws gets its fallback and does not affect the others. Nested
 * slots are filled depth first. `onSlot` receives the running slot, for the watchdog.
 */
export function renderSlots(
  job: RenderJob,
  tools: { realm: (key: ModuleKey) => Realm | undefined; onSlot: (slot: SlotJob) => void },
): Omit<RenderResult, 'heapBytes'> {
  const failures: SlotFailure[] = [];
  const rendered: Rendered[] = [];
  const began = performance.now();

  function render(slot: SlotJob, props: SlotProps | undefined, depth: number): string {
    const { key, fragment } = slot;
    if (depth > maxNesting) throw new SlotError('threw', `slots are nested deeper than ${maxNesting}`);
    tools.onSlot(slot);
    const realm = tools.realm(key);
    if (realm === undefined || !realm.has(fragment))
      throw new SlotError('not-loaded', `${key} offers no fragment "${fragment}"`);
    const start = performance.now();
    const before = processorMs();
    const { html, nested } = realm.render(fragment, slot.slot, props);
    const ownMs = processorMs() - before;
    if (html.length > maxSlotHtml)
      throw new SlotError('too-large', `rendered ${html.length} characters; ${maxSlotHtml} is the limit`);
    const wrong = checkMarkup(html, nested);
    if (wrong !== null) throw new SlotError('bad-markup', `a slot may not send ${wrong}`);
    const fillings = new Map<string, Filling>();
    for (const child of nested) {
      const isDeclared = slot.nests.includes(child.slot) && Object.hasOwn(job.nested, child.slot);
      const childJob = isDeclared ? job.nested[child.slot] : undefined;
      if (childJob === undefined) fillings.set(child.marker, { attributes: 'data-outcome="empty"', html: '' });
      else {
        const inner = attempt(childJob, { ...childJob.props, ...child.props }, depth + 1);
        const attributes = `${childJob.attributes} data-outcome="${inner.outcome}"`;
        fillings.set(child.marker, { attributes, html: inner.html });
      }
    }
    const filled = fillSlots(html, fillings);
    rendered.push({ key, fragment, slot: slot.slot, at: start - began, ms: performance.now() - start, ownMs });
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
        fragment: slot.fragment,
        reason: error instanceof SlotError ? error.reason : 'threw',
        message: error instanceof Error ? error.message : 'threw a value that is not an error',
      });
      return { outcome: 'fallback', html: slot.fallback };
    }
  }

  const slots = job.roots.map((root) => {
    const start = performance.now();
    const render = attempt(root, root.props, 0);
    return { slot: root.slot, ...render, ms: performance.now() - start };
  });
  return { id: job.id, slots, failures, rendered };
}
