import { VehicleStrip } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';
import { paidCar } from './paid-car';
import type { Spotlight } from './spotlight-at';
import { everyone, type StripPlace, stripReasons } from './why-this';

/** A strip of paid listings below the results; empty if there are none. */
export function SpotlightStrip(props: {
  title: string;
  /** Whose explanation is given. */
  place: StripPlace;
  items: readonly (Spotlight & { place: StripPlace | 'standard' })[];
}): ReactNode {
  const { title, place, items } = props;
  return (
    <VehicleStrip
      title={title}
      cars={items.map((item, position) => paidCar(item, item.place, position))}
      isOfSearch
      why={
        <>
          <p>{stripReasons[place]}</p>
          <p>{everyone}</p>
        </>
      }
    />
  );
}
