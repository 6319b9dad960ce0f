import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the panel when the focused control disappears with the search that it started (a make, "Clear filters"):
 * the focus moves to the section's title, else to `fallback`.
 */
export function useRestoredFocus(fallback: RefObject<HTMLElement | null>) {
  const last = useRef<{ element: Element; section: HTMLElement | null } | null>(null);

  useEffect(() => {
    const lost = last.current;
    if (lost === null || lost.element.isConnected) return;
    last.current = null;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    (lost.section?.isConnected ? lost.section : fallback.current)?.focus();
  });

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = { element: target, section: outerSummary(target) };
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // A removed control may blur, too; if it still exists a moment later, the shopper left it.
      queueMicrotask(() => {
        if (last.current?.element === target && target.isConnected) last.current = null;
      });
    },
  };
}

function outerSummary(element: Element): HTMLElement | null {
  let details = element.closest('details');
  for (let outer = details; outer !== null; outer = outer.parentElement?.closest('details') ?? null) details = outer;
  return details?.querySelector('summary') ?? null;
}
