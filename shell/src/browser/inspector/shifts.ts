import { slotOf } from './findings';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources?: readonly { node: Node | null }[];
}

/** A part of the page that moved without input by the visitor. */
export interface Shift {
  /** Slots in which something moved; null stands for HTML outside of slots. */
  slots: readonly (string | null)[];
  value: number;
  /** Time since the start of the navigation, ms. */
  at: number;
}

/** Reports each layout shift, past ones included; none in browsers that do not measure them. */
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

/** Returns the slot around the moved node, or else the slots in it, which moved with it. */
function slotsOf(node: Node | null): (string | null)[] {
  const around = slotOf(node);
  if (around !== null || !(node instanceof Element)) return [around];
  const within = [...node.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot'));
  return within.length === 0 ? [null] : within;
}
