import { useEffect, useState } from 'react';

/** `hidden-now`: by a click in this document, which may still be undone. */
export type Visibility = 'shown' | 'hidden-now' | 'hidden';

const keyOf = (ownerId: string) => `fc-showcase-hidden-${ownerId}`;

/**
 * Whether the shopper has hidden this dealer in this session. Read after hydration, because the server does not know it. A
 * browser that refuses its storage only forgets.
 */
export function useHidden(ownerId: string): { visibility: Visibility; hide(): void; show(): void } {
  const [hidden, setHidden] = useState<{ ownerId: string; by: Visibility }>({ ownerId, by: 'shown' });

  useEffect(() => {
    const stored = storage()?.getItem(keyOf(ownerId)) === '1';
    setHidden({ ownerId, by: stored ? 'hidden' : 'shown' });
  }, [ownerId]);

  return {
    visibility: hidden.ownerId === ownerId ? hidden.by : 'shown',
    hide() {
      storage()?.setItem(keyOf(ownerId), '1');
      setHidden({ ownerId, by: 'hidden-now' });
    },
    show() {
      storage()?.removeItem(keyOf(ownerId));
      setHidden({ ownerId, by: 'shown' });
    },
  };
}

/** Null where the browser refuses it: it throws on the mere look then. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
