import { slotOf } from './findings';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node: Node | null }[];
}

/** A part of the page that moved without the visitor having done anything. */
export interface Shift {
  /** Slots in which something moved; null is what stands in none. */
  slots: readonly (string | null)[];
  value: number;
  /** Since the page was asked for, ms. */
  at: number;
}

/** Tells of each layout shift, also of those that have been. Browsers that measure none tell of none. */
export function watchShifts(onShift: (shift: Shift) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return () => {};
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const slots = [...new Set((entry.sources ?? []).flatMap(({ node }) => slotsOf(node)))];
      onShift({ slots, value: entry.value, at: entry.startTime });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  return () => observer.disconnect();
}

/** The slot around what moved; else those in it, which moved with it. */
function slotsOf(node: Node | null): (string | null)[] {
  const around = slotOf(node);
  if (around !== null || !(node instanceof Element)) return [around];
  const within = [...node.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'));
  return within.length === 0 ? [null] : within;
}
