import { useSource } from '@forecourt/fragment-kit';
import { formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { SimilarStrip } from '../../tile/similar-strip';

/** Renders other vehicles of the seller, with a link to all of them. */
export function MoreFromSeller(): ReactNode {
  const owner = useSource('vehicle')?.owner;
  const others = useSource('sellers');
  if (owner === undefined || others === undefined) return null;
  const { totalResultCount: count } = others;
  const href = `/cars-for-sale/all?${new URLSearchParams({ listingType: 'off', showcaseOwnerId: owner.id })}`;
  return (
    <SimilarStrip title={`More from ${owner.name}`} {...others}>
      <a href={href}>{`All ${formatCount(count)} of ${owner.name}`}</a>
    </SimilarStrip>
  );
}
