import type { CloseReason } from '@forecourt/contracts';
import type { RefObject } from 'react';
import { useHost } from '../environment';

/**
 * Shows a dialog of the fragment's own over the page, on the same stack as every overlay. It closes with
 * `dialog.close(reason)`.
 * @returns the function that opens it: false if that is impossible, so that a link is followed instead
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
