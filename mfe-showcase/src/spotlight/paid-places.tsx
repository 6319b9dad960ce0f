import type { SlotProps } from '@forecourt/contracts';
import { placedAs } from '@forecourt/fragment-kit';
import { VehicleLines, VehicleStrip, vehicleClass } from '@forecourt/listing-kit';
import { cx, popoverPanelClass } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { paidCar } from './paid-car';
import styles from './paid-places.module.css';
import type { Spotlight } from './spotlight-at';
import { orderNote, type PaidPlace, reasons, stripReason } from './why-this';

/** Places of a block, from 0 (R52). */
const blockSize = 30;

/** Returns the position of a slot among the listings: its page, from 1; the index of its block, from 0; and its place there. */
export function placeOf({ page = 1, position = 0 }: SlotProps): { page: number; block: number; place: number } {
  return { page: Number(page), block: Math.floor(Number(position) / blockSize), place: Number(position) % blockSize };
}

/** Renders a paid listing among the others, labelled as sponsored (R53), in the height that the grid reserves; nothing if the place is not sold. */
export function GridSpotlight(props: {
  spotlight: Spotlight | undefined;
  place: PaidPlace;
  /** 0-based position among spotlights of its kind. */
  position: number;
  /** Page of the results, from 1. */
  page: number;
}): ReactNode {
  const { spotlight, place, position, page } = props;
  const whyId = useId();
  if (spotlight === undefined) return null;
  const car = paidCar(spotlight, place, position, page);
  // The head of the results is visible first: a row of three on wide screens (R57).
  const isAtHead = place === 'premium' && page === 1;
  const fetched = { sizes: '8.5rem', ...(isAtHead && { loading: 'eager' as const, priority: position === 0 }) };
  return (
    <article {...placedAs(car.placed)} className={cx(vehicleClass, styles.tile)}>
      <VehicleLines {...car} deal={undefined} whyId={whyId} fetched={fetched} />
      <div id={whyId} popover="auto" className={popoverPanelClass}>
        {`${reasons[place](spotlight.owner?.name ?? 'The seller')} ${orderNote}`}
      </div>
    </article>
  );
}

/** Renders a strip of paid listings below the results; nothing if there are none. */
export function SpotlightStrip(props: {
  title: string;
  items: readonly (Spotlight & { place: 'featured' | 'standard' | 'highlight' })[];
}): ReactNode {
  const { title, items } = props;
  const cars = items.map((item, position) => paidCar(item, item.place, position));
  return <VehicleStrip title={title} cars={cars} isOfSearch why={stripReason} />;
}
