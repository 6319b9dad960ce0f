import { useEffect, useState } from 'react';

/** `hidden-now`: by a click in this document, which can still be undone. */
export type Visibility = 'shown' | 'hidden-now' | 'hidden';

const keyOf = (ownerId: string) => `fc-showcase-hidden-${ownerId}`;

/**
 * Whether the shopper has hidden this dealer in this session. Read after hydration, because the server does not know it. Without
 * storage it lasts for the page only.
 */
export function useHidden(ownerId: string): { visibility: Visibility; hide(): void; show(): void } {
  const [hidden, setHidden] = useState<{ ownerId: string; by: Visibility }>({ ownerId, by: 'shown' });

  useEffect(() => {
    setHidden({ ownerId, by: recall(ownerId) ? 'hidden' : 'shown' });
  }, [ownerId]);

  return {
    visibility: hidden.ownerId === ownerId ? hidden.by : 'shown',
    hide() {
      remember(ownerId, true);
      setHidden({ ownerId, by: 'hidden-now' });
    },
    show() {
      remember(ownerId, false);
      setHidden({ ownerId, by: 'shown' });
    },
  };
}

function recall(ownerId: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(ownerId)) !== null;
  } catch {
    return false;
  }
}

function remember(ownerId: string, hidden: boolean): void {
  try {
    if (hidden) sessionStorage.setItem(keyOf(ownerId), '1');
    else sessionStorage.removeItem(keyOf(ownerId));
  } catch {
    // No storage: hidden on this page only.
  }
}
