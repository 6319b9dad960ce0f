import { useSource, useView } from '@forecourt/fragment-kit';
import { hasSearchRadius, IntentLink } from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { TileSection } from '../../tile/tile-section';

/** Most results of a search that calls for more (R51). */
const hardlyAny = 25;

/**
 * Renders listings beyond the radius and, if the brand has it, close matches. Neither is shown while a search is pending, because they
 * answer the previous search.
 */
export function Beyond(): ReactNode {
  const { state, status } = useView();
  const listing = useSource('listing');
  const supplemental = useSource('supplemental');
  const alike = useSource('alike');
  const found = listing?.totalResultCount ?? Number.POSITIVE_INFINITY;
  if (status !== 'ready' || !hasSearchRadius(state) || found > hardlyAny) return null;
  const farther = supplemental?.totalResultCount ?? 0;
  const isAlike = found + farther <= hardlyAny;
  return (
    <>
      {supplemental !== undefined && farther > 0 && (
        <TileSection name="farther" title="More, farther away" {...supplemental}>
          <IntentLink intent={{ type: 'location', searchRadius: 0 }}>
            {`All ${formatCount(found + farther)} at any distance`}
          </IntentLink>
        </TileSection>
      )}
      {isAlike && alike !== undefined && <TileSection name="alike" title="Similar vehicles" {...alike} />}
    </>
  );
}
