import { useSource } from '@forecourt/fragment-kit';
import { useHref, usePageText } from '@forecourt/search-kit';
import type { ReactNode } from 'react';
import { SimilarStrip } from '../../tile/similar-strip';

/** Number of vehicles; the search itself has all. */
const most = 12;

/** Renders the first vehicles of the page's search, with a link to all of them. Nothing if there are none. */
export function VehiclesForSale(): ReactNode {
  const href = useHref();
  const { title } = usePageText();
  const { listings = [], owners = [] } = useSource('listing') ?? {};
  return (
    <SimilarStrip title="For sale" listings={listings.slice(0, most)} owners={owners} placement="organic">
      <a href={href({ type: 'page', firstRecord: 0 })}>{`All ${title}`}</a>
    </SimilarStrip>
  );
}
