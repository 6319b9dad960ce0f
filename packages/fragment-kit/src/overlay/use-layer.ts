import type { CloseReason } from '@forecourt/contracts';
import type { RefObject } from 'react';
import { useHost } from '../environment';

/**
 * Lays a dialog of the fragment's own over the page, on the same stack as every overlay. It closes with `dialog.close(reason)`.
 * @returns the function that opens it: false where that cannot be done, so that a link may take its course
 */
export function useLayer(
  dialog: RefObject<HTMLDialogElement | null>,
  layer: { name: string; onClose?(reason: CloseReason): void },
): () => boolean {
  const { openLayer } = useHost();
  return () => {
    if (openLayer === undefined || dialog.current === null) return false;
    openLayer(dialog.current, layer);
    return true;
  };
}
