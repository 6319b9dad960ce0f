import { useLayer } from '@forecourt/fragment-kit';
import { type RefObject, useEffect, useState } from 'react';

/** Whether the page has a side bar at its present width: CSS alone decides (`document/layout.css` of `packages/ui`). */
const isSideBar = (panel: Element) => getComputedStyle(panel).getPropertyValue('--when-sidebar') === 'block';
const overlayName = 'mfe-filters/filters';

/** Opens and closes the panel as a drawer over the page, on screens that are too narrow for a side bar. */
export function useDrawer(panel: RefObject<HTMLDialogElement | null>): { isOpen: boolean; open(): boolean } {
  const [isOpen, setOpen] = useState(false);
  const layOver = useLayer(panel, { name: overlayName, onClose: () => setOpen(false) });

  // A side bar cannot be closed: the drawer closes when the window grows.
  useEffect(() => {
    if (!isOpen) return;
    const put = () => {
      if (panel.current !== null && isSideBar(panel.current)) panel.current.close('no-place');
    };
    window.addEventListener('resize', put);
    return () => window.removeEventListener('resize', put);
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
