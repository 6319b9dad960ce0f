/** Step 6: the document, streamed: head at once, slots in document order, late ones at the end, state once. */
import type { Arrangement, Brand, PlanSlot, SourceData } from '@forecourt/contracts';
import type { SlotRender } from '@forecourt/renderer';
import type { Inspection } from '../inspection';
import { slotAttributes } from '../slot-attributes';
import { type Chrome, layoutParts } from './layout';
import { type HostScript, inspectionScript, inspectorScript, lateSlot, stateScripts } from './state-script';
import { jsonLdScript } from './structured-data';

/** Output of a page; `gone` is true once the client has left. */
export interface PageSink {
  write(html: string): void;
  /** Sends what was written since the last flush; nothing is sent before. */
  flush(): void;
  readonly gone: boolean;
}

/** Reason why a slot is missing when its place is sent: its deadline has passed, or it is left to the browser. */
type LateOutcome = 'late' | 'deferred';

export interface PageContent {
  chrome: Chrome;
  brand: Brand;
  /** Canonical path and query of the page; null if it has none. */
  here: string | null;
  arrangement: Arrangement;
  head: string;
  /** Returns plain objects from the data that has arrived by now, one script each; after the slots, so that they never delay visible content. */
  jsonLd: () => readonly unknown[];
  /** Slots of the layout, each with a promise of its HTML. */
  slots: readonly { slot: PlanSlot; html: Promise<SlotRender> }[];
  /** Resolves at the deadline of the slots. */
  deadline: Promise<void>;
  /** Returns the names of the page's files as JSON, its view from the data that has arrived by now. */
  names: () => string;
  /** Returns nested slots whose data has not arrived by now and is needed by no other slot, each with the promise that ends the wait. */
  awaited: () => readonly { slot: PlanSlot; done: Promise<unknown> }[];
  /** Sources of the page's subject. */
  requires: readonly string[];
  /** Returns the data that has arrived by now, by source. */
  data: () => SourceData;
  starter: string;
  /** The script after each late slot. */
  lateSlot: string;
  /** Counts a slot that is missing when its place is sent. */
  countLate: (slot: PlanSlot, outcome: LateOutcome) => void;
  /** On a tester's page; `inspection` is called when the page is complete. */
  inspector?: { script: HostScript; inspection: () => Inspection };
}

export async function sendPage(sink: PageSink, page: PageContent): Promise<void> {
  const late: { slot: PlanSlot; html: Promise<SlotRender> }[] = [];
  const pending = new Map(page.slots.map(({ slot, html }) => [slot.slot, html]));
  const atDeadline = page.deadline.then(() => null);

  sink.write(page.head);
  const slots = page.slots.map(({ slot }) => slot);
  for (const part of layoutParts(page.chrome, page, slots)) {
    if (typeof part === 'string') {
      sink.write(part);
      continue;
    }
    const html = pending.get(part.slot)!;
    const render = await settledNow(html, sink, atDeadline);
    if (sink.gone) return;
    if (render === null) late.push({ slot: part, html });
    if (render !== null && render.outcome !== 'deferred') sink.write(slotElement(part, render));
    else {
      const outcome = render === null ? 'late' : 'deferred';
      page.countLate(part, outcome);
      sink.write(roomFor(part, outcome, page.requires));
    }
  }
  sink.write(page.chrome.footer(page.brand));
  for (const value of page.jsonLd()) sink.write(jsonLdScript(value));
  const awaited = page.awaited();
  const sent = new Set(Object.keys(page.data()));
  sink.write(stateScripts({ names: page.names(), starter: page.starter }));
  if (page.inspector !== undefined) sink.write(inspectorScript(page.inspector.script));
  sink.flush();
  const send = (slot: PlanSlot, { outcome, html }: Pick<SlotRender, 'outcome' | 'html'>) => {
    if (sink.gone) return;
    const isExtra = isBeside(slot, page.requires);
    const data = Object.entries(page.data()).filter(([name]) => slot.needs.includes(name) && !sent.has(name));
    for (const [name] of data) sent.add(name);
    const content = outcome === 'deferred' ? slot.fallback : html;
    const brought = { slot: slot.slot, outcome, html: content, data: Object.fromEntries(data), isExtra };
    sink.write(lateSlot({ ...brought, script: page.lateSlot }));
    sink.flush();
  };
  await Promise.all([
    ...late.map(async ({ slot, html }) => send(slot, await html)),
    // The browser renders these: their places are in another slot, which has been sent.
    ...awaited.map(({ slot, done }) => done.then(() => send(slot, { outcome: 'late', html: '' }))),
  ]);
  if (page.inspector !== undefined) sink.write(inspectionScript(page.inspector.inspection()));
  sink.write('</body></html>');
  sink.flush();
}

/**
 * Whether a slot is not part of the page's subject, and waited for data that the subject does not need; it may be inserted while its place
 * is out of view. On a page without required sources every slot may be the subject; slots of the header have reserved space, and are on
 * every page.
 */
function isBeside({ region, needs }: PlanSlot, requires: readonly string[]): boolean {
  if (requires.length === 0 || region === null || region === 'header') return false;
  return needs.length > 0 && !needs.some((name) => requires.includes(name));
}

/** Waits for a slot until the deadline; sends what is before it in the meantime. */
async function settledNow(
  html: Promise<SlotRender>,
  sink: PageSink,
  deadline: Promise<null>,
): Promise<SlotRender | null> {
  const now = await Promise.race([html, Promise.resolve('wait' as const)]);
  if (now !== 'wait') return now;
  sink.flush();
  return Promise.race([html, deadline]);
}

/** Returns the target of skip links to a slot; ids with this prefix are the host's. */
export function slotId(slot: string): string {
  return `fc-slot-${slot}`;
}

function slotElement(slot: PlanSlot, { outcome, html }: Pick<SlotRender, 'outcome' | 'html'>, more = ''): string {
  return `<div id="${slotId(slot.slot)}" data-slot="${slot.slot}" ${slotAttributes(slot)} data-outcome="${outcome}"${more}>${html}</div>`;
}

/**
 * Returns the place of a slot that comes later; a deferred one shows its fallback without script. A place of the page's subject hides
 * everything below it until then.
 */
function roomFor(slot: PlanSlot, outcome: LateOutcome, requires: readonly string[]): string {
  return slotElement(
    slot,
    { outcome, html: outcome === 'deferred' ? slot.fallback : '' },
    isBeside(slot, requires) ? '' : ' data-due',
  );
}
