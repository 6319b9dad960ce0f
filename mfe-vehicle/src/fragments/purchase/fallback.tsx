import type { ReactNode } from 'react';

/** Shown where the page of a purchase could not be rendered. */
export function Fallback(): ReactNode {
  return (
    <section>
      <h1>Buy online</h1>
      <p>This page cannot be shown right now. What you entered is kept; please try again.</p>
    </section>
  );
}
