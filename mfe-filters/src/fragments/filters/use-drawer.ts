import { useLayer } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Where the side bar begins (base.css of `packages/ui`); the stacked layout keeps the drawer. */
const wide = '(min-width: 900px)';
export const overlayName = 'mfe-filters/filters';

/** The panel as a drawer over the page, on screens that are too narrow for a side bar. */
export function useDrawer(panel: RefObject<HTMLDialogElement | null>): { isOpen: boolean; open(): boolean } {
  const [isOpen, setOpen] = useState(false);
  const layOver = useLayer(panel, { name: overlayName, onClose: () => setOpen(false) });

  // A side bar has nothing to close: what was open is put away when the window grows.
  useEffect(() => {
    if (!isOpen) return;
    const query = window.matchMedia?.(wide);
    const put = () => {
      if (query?.matches) panel.current?.close('no-place');
    };
    query?.addEventListener('change', put);
    return () => query?.removeEventListener('change', put);
  }, [isOpen, panel]);

  return {
    isOpen,
    open() {
      const opened = layOver();
      if (opened) setOpen(true);
      return opened;
    },
  };
}
