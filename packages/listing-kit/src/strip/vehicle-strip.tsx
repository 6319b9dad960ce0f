import { followsSearch, opensPlaced, placedAs, useEmit } from '@forecourt/fragment-kit';
import { Badge, Carousel, popoverPanelClass, VehicleImage, withIcon } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import type { StripCar } from './strip-car';
import styles from './vehicle-strip.module.css';

interface VehicleStripProps {
  title: string;
  cars: readonly StripCar[];
  /** The link to all of these vehicles. */
  all?: ReactNode;
  /** Why paid vehicles are shown: one panel for the whole strip, which opens without script. */
  why?: ReactNode;
  /** Whether it depends on the search, and is dimmed while another one is pending. */
  isOfSearch?: boolean;
}

/** Widths of a picture in the strip. */
const sizes = '17.5rem';

/**
 * Shows some vehicles in one row that scrolls sideways; nothing if there are none. A vehicle is its pictures, who pays for its place, title,
 * price and facts, each one line high whatever there is to say; ten elements at most with four pictures.
 */
export function VehicleStrip({ title, cars, all, why, isOfSearch }: VehicleStripProps): ReactNode {
  const whyId = useId();
  const emit = useEmit();
  const [first] = cars;
  if (first === undefined) return null;
  const { placement, id, owner, sponsored } = first.placed;
  const placed = { placement, id, owner, sponsored };
  return (
    <div {...(isOfSearch && followsSearch)} className={styles.strip}>
      <h2>{title}</h2>
      <Carousel
        label={title}
        itemProps={(index) => ({ ...placedAs(cars[index]?.placed), className: styles.car })}
        onMove={(to) => emit({ type: 'carousel-moved', detail: { ...placed, to } })}
      >
        {cars.map((car) => (
          <Car key={car.placed.id} {...car} whyId={whyId} />
        ))}
      </Carousel>
      {all}
      {why !== undefined && (
        <div id={whyId} popover="auto" className={popoverPanelClass}>
          {why}
        </div>
      )}
    </div>
  );
}

/** The content of an item. The title is a link that covers the item; the other control is its sibling (R74). */
function Car({
  title,
  href,
  pictures,
  price,
  deal,
  payment,
  facts,
  urgency,
  payer,
  whyId,
}: StripCar & { whyId: string }) {
  const paid = payer === undefined ? undefined : `Sponsored by ${payer}`;
  return (
    <>
      {pictures.map(({ look, ...picture }) => (
        <VehicleImage key={picture.src ?? look.view} look={look} {...picture} sizes={sizes} />
      ))}
      {paid !== undefined && (
        <button
          {...withIcon('info', styles.paid)}
          type="button"
          popoverTarget={whyId}
          aria-label={`${paid}: why this? ${title}`}
          data-kind="sponsored"
        >
          {paid}
        </button>
      )}
      <h3 className={styles.title}>
        <a href={href} {...opensPlaced}>
          {title}
        </a>
      </h3>
      <p className={styles.price}>
        {price}
        {payment !== undefined && <span>{payment}</span>}
        {deal !== undefined && (
          <Badge kind={deal.kind} className={styles.deal}>
            {deal.text}
          </Badge>
        )}
      </p>
      {urgency === undefined ? (
        <p className={styles.facts}>{facts}</p>
      ) : (
        <p {...withIcon('bolt', styles.facts)}>{`${urgency} · ${facts}`}</p>
      )}
    </>
  );
}
