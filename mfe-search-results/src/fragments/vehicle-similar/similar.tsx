import { useBrand, useSource } from '@forecourt/fragment-kit';
import { useHref, usePageText } from '@forecourt/search-kit';
import { type ReactNode, useId } from 'react';
import { Tile } from '../../tile/tile';
import styles from './similar.module.css';

/** Others of the same make and model, and the way to all of them. Nothing where there are none. */
export function Similar(): ReactNode {
  const headingId = useId();
  const { payments } = useBrand().flags;
  const href = useHref();
  const { title } = usePageText();
  const { listings = [], owners = [] } = useSource('similar') ?? {};
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.similar}>
      <div className={styles.bar}>
        <h2 id={headingId}>Similar vehicles</h2>
        <a href={href({ type: 'page', firstRecord: 0 })}>{`All ${title}`}</a>
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
