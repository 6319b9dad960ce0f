import type { ReactNode } from 'react';

/** The page still has a heading, and a way on. */
export function Fallback(): ReactNode {
  return (
    <div>
      <h1>Compare vehicles</h1>
      <p>The comparison is not available right now.</p>
      <a href="/cars-for-sale/all">See all cars for sale</a>
    </div>
  );
}
