import type { ReactNode } from 'react';

export function Fallback(): ReactNode {
  return <p>The pictures are not available right now. Please try again in a moment.</p>;
}
