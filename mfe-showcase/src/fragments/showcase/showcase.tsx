import { useBrand, useEmit, useSource } from '@forecourt/fragment-kit';
import type { TileOwner } from '@forecourt/listing';
import { vehicleClass } from '@forecourt/listing-kit';
import { useSearchStatus } from '@forecourt/search-kit';
import { Button, Carousel, cx, IconButton } from '@forecourt/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { AllCarsLink, DealerCard, DealerRating, DealerTown, InventoryLink } from './dealer';
import { MatchingCriteria } from './matching';
import styles from './showcase.module.css';
import { useHidden } from './use-hidden';
import { placedVehicle, Vehicle } from './vehicle';

/** Maximum number of vehicles, and of those beside a dealer's card (section 9). */
const maxListings = { inventory: 12, owner: 2 } as const;

/** Empty without a dealer, on a brand without showcases, or once the shopper has hidden it. */
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

/** A band among the results, so that the first car is on the first screen (R59). While a search is loading it keeps its size: its vehicles look like placeholders (R54). */
function OpenShowcase({ owner, onHide }: { owner: TileOwner; onHide(): void }): ReactNode {
  const emit = useEmit();
  const headingId = useId();
  const loading = useSearchStatus() === 'loading';
  const { context = 'inventory', listings = [], sponsored = true, missing = {} } = useSource('showcase') ?? {};
  const vehicles = listings
    .slice(0, maxListings[context])
    .map((listing, position) => ({ listing, position, sponsored, missing: missing[listing.id] ?? [] }));
  const placed = { placement: 'showcase', id: owner.id, owner: owner.id, sponsored };
  return (
    <section aria-labelledby={headingId} aria-busy={loading || undefined} className={styles.showcase}>
      <header className={styles.header}>
        <div className={styles.sponsor}>
          <p className={styles.eyebrow}>{sponsored ? 'Sponsored by' : 'Featured dealer'}</p>
          <h3 id={headingId} className={styles.name}>
            {owner.name}
          </h3>
          <DealerTown {...owner} />
          <DealerRating {...owner} />
        </div>
        <AllCarsLink owner={owner} />
        <InventoryLink owner={owner} />
        <HideButton onHide={onHide} />
      </header>
      {vehicles.length > 0 && <MatchingCriteria missing={vehicles.map((vehicle) => vehicle.missing)} />}
      <div className={styles.stage} data-context={context}>
        {context === 'owner' && <DealerCard owner={owner} sponsored={sponsored} />}
        {vehicles.length > 0 && (
          <Carousel
            label={`Vehicles of ${owner.name}`}
            item="tile"
            className={styles.carousel}
            itemProps={(position) => ({
              ...placedVehicle(vehicles[position]),
              className: cx(vehicleClass, styles.vehicle),
            })}
            onMove={(to) => emit({ type: 'carousel-moved', detail: { ...placed, to } })}
          >
            {vehicles.map((vehicle) => (
              <Vehicle key={vehicle.listing.id} {...vehicle} />
            ))}
          </Carousel>
        )}
      </div>
    </section>
  );
}

/** Renders the hide button. It needs script, so it appears with it, in reserved space. */
function HideButton({ onHide }: { onHide(): void }): ReactNode {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <span className={styles.hide}>
      {alive && <IconButton icon="close" label="Hide sponsored vehicles" onClick={onHide} />}
    </span>
  );
}

/** Shown after hiding; takes the focus of the hide button. */
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
