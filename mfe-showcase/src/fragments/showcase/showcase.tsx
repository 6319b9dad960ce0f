import { useBrand, useEmit, useSource } from '@forecourt/fragment-kit';
import type { TileOwner } from '@forecourt/listing';
import { useSearchStatus } from '@forecourt/search-kit';
import { Button, Carousel, cx, IconButton, withIcon } from '@forecourt/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { AllCarsLink, DealerCard, DealerRating, DealerTown } from './dealer';
import styles from './showcase.module.css';
import { useHidden } from './use-hidden';
import { Vehicle } from './vehicle';

/** A dealer's carousel shows at most this many (section 9). */
const maxListings = 12;

/** Nothing without a dealer, on a brand without showcases, or once the shopper has hidden it. */
export function Showcase(): ReactNode {
  const { flags } = useBrand();
  const { owner, sponsored = true } = useSource('showcase') ?? {};
  return flags.alphaShowcase && owner ? <HideableShowcase owner={owner} sponsored={sponsored} /> : null;
}

function HideableShowcase({ owner, sponsored }: { owner: TileOwner; sponsored: boolean }): ReactNode {
  const emit = useEmit();
  const { visibility, hide, show } = useHidden(owner.id);
  if (visibility === 'hidden') return null;
  if (visibility === 'hidden-now') return <HiddenNote onUndo={show} />;
  return (
    <OpenShowcase
      owner={owner}
      onHide={() => {
        hide();
        emit({ type: 'hide', detail: { placement: 'showcase', id: owner.id, owner: owner.id, sponsored } });
      }}
    />
  );
}

/** A strip, so that the first car stands on the first screen (R59); its vehicles open below it. */
function OpenShowcase({ owner, onHide }: { owner: TileOwner; onHide(): void }): ReactNode {
  const headingId = useId();
  const loading = useSearchStatus() === 'loading';
  const { context = 'inventory', listings = [], sponsored = true } = useSource('showcase') ?? {};
  const vehicles = listings.slice(0, maxListings).map((listing, position) => ({ listing, position, sponsored }));
  const featured = context === 'inventory' ? vehicles[0] : undefined;
  return (
    <section aria-labelledby={headingId} aria-busy={loading || undefined} className={styles.showcase}>
      <header className={styles.header}>
        <div className={styles.sponsor}>
          <p className={styles.eyebrow}>{sponsored ? 'Sponsored by' : 'Featured dealer'}</p>
          <h2 id={headingId} className={styles.name}>
            {owner.name}
          </h2>
          <DealerTown {...owner} />
          <DealerRating {...owner} />
        </div>
        <HideButton onHide={onHide} />
      </header>
      <details className={styles.vehicles}>
        <summary {...withIcon('chevron-down', styles.toggle)}>
          <span className={styles.whenClosed}>View Vehicles</span>
          <span className={styles.whenOpen}>Hide Vehicles</span>
        </summary>
        <div className={styles.stage} data-context={context}>
          {context === 'owner' && <DealerCard owner={owner} />}
          {featured !== undefined && (
            <div className={cx(styles.featured, vehicles.length === 1 && styles.alone)}>
              <Vehicle {...featured} wide />
            </div>
          )}
          {vehicles.length > (featured === undefined ? 0 : 1) && (
            <Carousel label={`Vehicles of ${owner.name}`} item="tile" className={styles.carousel}>
              {vehicles.map((vehicle) => (
                <Vehicle key={vehicle.listing.id} {...vehicle} />
              ))}
            </Carousel>
          )}
          <p className={styles.all}>
            <AllCarsLink owner={owner} />
          </p>
        </div>
      </details>
    </section>
  );
}

/** Hiding needs script, so the button comes with it, into room that is kept for it. */
function HideButton({ onHide }: { onHide(): void }): ReactNode {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <span className={styles.hide}>
      {alive && <IconButton icon="close" label="Hide sponsored vehicles" onClick={onHide} />}
    </span>
  );
}

/** Takes the focus that the hide button had. */
function HiddenNote({ onUndo }: { onUndo(): void }): ReactNode {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className={styles.note}>
      Sponsored vehicles are hidden for now.
      <Button ref={undo} variant="quiet" size="sm" onClick={onUndo}>
        Show again
      </Button>
    </p>
  );
}
