import { moduleKey, moduleOf, type PlanSlot } from '@forecourt/contracts';
import type { RenderResult } from '@forecourt/renderer';
import type { TraceSpan } from '@forecourt/service';
import type { PageSlot } from '.';

/** Returns the attributes of a span that say which version it is about. */
const aboutOf = ({ slot, remote, version, fragment }: Pick<PlanSlot, 'slot' | 'remote' | 'version' | 'fragment'>) => ({
  'forecourt.slot': slot,
  'forecourt.fragment': fragment,
  'forecourt.module': moduleKey(remote, version),
});

/** Gives a slot of the layout a span, from now until its HTML is there. @param waitsFor sources of its own whose data has not arrived */
export function traceSlot(trace: TraceSpan, slot: PlanSlot, html: PageSlot['html'], waitsFor: readonly string[]): void {
  const span = trace.child(`slot ${slot.slot}`, { ...aboutOf(slot), 'forecourt.waits_for': [...waitsFor] });
  void html.then(({ outcome }) => {
    span.set({ 'forecourt.outcome': outcome });
    span.end();
  });
}

/**
 * Gives each fragment of a renderer's answer a span, and ends the span of the answer. The renderer has a clock of its own: its last fragment is
 * taken to have ended now.
 */
export function traceRender(span: TraceSpan, { rendered, failures }: RenderResult): void {
  const now = performance.now();
  const began = now - Math.max(0, ...rendered.map(({ at, ms }) => at + ms));
  for (const { key, fragment, slot, at, ms, ownMs } of rendered) {
    const about = aboutOf({ ...moduleOf(key), slot, fragment });
    span.child(`fragment ${fragment}`, { ...about, 'forecourt.own_ms': ownMs }, began + at).end(began + at + ms);
  }
  for (const { key, fragment, slot, reason } of failures)
    span.event('failed', { ...aboutOf({ ...moduleOf(key), slot, fragment }), 'forecourt.reason': reason });
  span.end(now);
}

/** Notes on the span of a page that a slot was missing when its place was sent. */
export function traceLate(trace: TraceSpan, slot: PlanSlot, outcome: string): void {
  trace.event('late', { ...aboutOf(slot), 'forecourt.outcome': outcome });
}
