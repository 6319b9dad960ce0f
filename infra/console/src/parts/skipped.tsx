import type { ReactNode } from 'react';

/** Lists the brands that a change leaves unchanged, with the reasons. */
export function Skipped({
  skipped = [],
}: {
  skipped?: readonly { brand: string; reason: string }[] | undefined;
}): ReactNode {
  return skipped.map(({ brand, reason }) => (
    <p key={brand}>
      {brand} stays as it is: {reason}.
    </p>
  ));
}
