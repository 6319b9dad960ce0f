import type { ReactNode } from 'react';

/** Gives the page a heading and a link. */
export function Fallback(): ReactNode {
  return (
    <div>
      <h1>Compare vehicles</h1>
      <p>The comparison is not available right now.</p>
      <a href="/cars-for-sale/all">See all cars for sale</a>
    </div>
  );
}
