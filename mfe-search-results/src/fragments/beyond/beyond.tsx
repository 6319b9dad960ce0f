import { useBrand, useSource, useView } from '@forecourt/fragment-kit';
import type { Similar } from '@forecourt/listing';
import { hasSearchRadius, IntentLink } from '@forecourt/search-kit';
import { formatCount } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { Tile } from '../../tile/tile';
import styles from './beyond.module.css';

/** As few results as call for more (R51). */
const hardlyAny = 25;

/**
 * What lies beyond the radius, and what comes close where the brand asks for that. Neither stands there while a search is under way: an answer to an older one says
 * nothing of this one.
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
        <Others title="More, farther away" {...supplemental}>
          <IntentLink intent={{ type: 'location', searchRadius: 0 }}>
            {`All ${formatCount(found + farther)} at any distance`}
          </IntentLink>
        </Others>
      )}
      {isAlike && alike !== undefined && alike.listings.length > 0 && <Others title="Similar vehicles" {...alike} />}
    </>
  );
}

function Others({ title, listings, owners, children }: Similar & { title: string; children?: ReactNode }): ReactNode {
  const headingId = useId();
  const { payments } = useBrand().flags;
  return (
    <section aria-labelledby={headingId} className={styles.others}>
      <div className={styles.bar}>
        <h2 id={headingId}>{title}</h2>
        {children}
      </div>
      <ul>
        {listings.map((listing, position) => (
          <Tile
            key={listing.id}
            listing={listing}
            placement="similar"
            owner={owners.find(({ id }) => id === listing.ownerId)}
            position={position}
            payments={payments}
          />
        ))}
      </ul>
    </section>
  );
}
