import { OverlayLink } from '@forecourt/fragment-kit';
import type { Owner } from '@forecourt/listing';
import type { ReactNode } from 'react';

/** Shows a dealer's tagline, which opens the dealer's own words about it. */
export function DealerDifferenceLink(
  props: NonNullable<Owner['dealerDiff']> & { dealer: string; className?: string },
): ReactNode {
  const { tagline, contentId, dealer, className } = props;
  return (
    <OverlayLink
      name="mfe-vehicle/dealer-difference"
      props={{ content: contentId, dealer: dealer.slice(0, 100) }}
      aria-label={`${tagline}: more about ${dealer}`}
      className={className}
    >
      {tagline}
    </OverlayLink>
  );
}
