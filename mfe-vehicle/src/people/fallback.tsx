import type { ReactNode } from 'react';

/** Shown while a fragment is loading, and where it cannot be loaded. */
export function Fallback(): ReactNode {
  return <p>This is not available right now.</p>;
}
