import type { ReactNode } from 'react';

/** While it is on its way, and where it cannot be had. */
export function Fallback(): ReactNode {
  return <p>This is not available right now.</p>;
}
