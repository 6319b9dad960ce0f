import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in the panel when the control that has it goes away with the search that it asked for (a make, "Clear filters"):
 * it goes to the title of the section, else to `fallback`.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
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
      // A control that is taken away may blur too; one that is still there in a moment was left.
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
