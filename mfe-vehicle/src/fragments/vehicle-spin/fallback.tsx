import type { ReactNode } from 'react';

export function Fallback(): ReactNode {
  return <p>The view from all sides is not available right now. Please try again in a moment.</p>;
}
