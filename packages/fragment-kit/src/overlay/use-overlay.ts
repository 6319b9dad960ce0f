import type { CloseReason } from '@forecourt/contracts';
import { useHost } from '../environment';

/** What a fragment that stands over the page can do about that; null where it stands on a page. */
export function useOverlay(): { close(reason: CloseReason): void } | null {
  return useHost().overlay ?? null;
}
