import { useEmit } from '@forecourt/fragment-kit';
import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useState } from 'react';

/** Where the side bar begins (base.css of `packages/ui`); the stacked layout keeps the drawer. */
const wide = '(min-width: 900px)';
const overlay = { name: 'filters' };

/**
 * What script adds to the panel as a drawer. It opens and closes by itself (popover); here it becomes a modal: the focus goes in, Tab
 * stays inside, the other fragments know that they are covered.
 */
export function useDrawer(panel: RefObject<HTMLElement | null>, titleId: string) {
  const emit = useEmit();
  const [open, setOpen] = useState(false);
  const hide = () => panel.current?.hidePopover?.();

  // A side bar has nothing to close: what was open is put away when the window grows.
  useEffect(() => {
    const query = window.matchMedia?.(wide);
    const put = () => {
      if (query?.matches && panel.current?.matches(':popover-open')) panel.current.hidePopover();
    };
    query?.addEventListener('change', put);
    return () => query?.removeEventListener('change', put);
  }, [panel]);

  return {
    open,
    hide,
    attributes: {
      ...(open && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId }),
      onToggle(event: ToggleEvent<HTMLElement>) {
        // Sections inside toggle as well.
        if (event.target !== event.currentTarget) return;
        const opened = event.newState === 'open';
        setOpen(opened);
        emit({ type: opened ? 'overlay-opened' : 'overlay-closed', detail: overlay });
        if (opened && !event.currentTarget.contains(document.activeElement)) tabStops(event.currentTarget)[0]?.focus();
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (!open || event.key !== 'Tab') return;
        const stops = tabStops(event.currentTarget);
        const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
        if (document.activeElement !== from) return;
        event.preventDefault();
        to?.focus();
      },
    },
  };
}

const focusable = 'a[href], button, input:not([type=hidden]), select, summary';

/** What Tab stops at, in its order; what is in a closed section does not count. */
function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => !element.matches(':disabled') && (element.checkVisibility?.() ?? true),
  );
}
