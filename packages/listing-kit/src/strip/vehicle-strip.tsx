import { followsSearch, placedAs, useEmit } from '@forecourt/fragment-kit';
import { Carousel, cx, popoverPanelClass } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import type { StripCar } from './strip-car';
import { VehicleLines, vehicleClass } from './vehicle-lines';
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

/** Shows some vehicles in one row that scrolls sideways; nothing if there are none. */
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
        itemProps={(index) => ({ ...placedAs(cars[index]?.placed), className: cx(vehicleClass, styles.car) })}
        onMove={(to) => emit({ type: 'carousel-moved', detail: { ...placed, to } })}
      >
        {cars.map((car) => (
          <VehicleLines key={car.placed.id} {...car} whyId={whyId} />
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
