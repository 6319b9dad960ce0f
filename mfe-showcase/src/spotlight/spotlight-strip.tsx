import { detailHref, picturesOf } from '@forecourt/listing';
import { type StripCar, stripCar, VehicleStrip } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';
import { spotlightFacts } from './facts';
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
      cars={items.map((item, position) => carOf(item, position))}
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

function carOf({ listing, owner, place }: Spotlight & { place: string }, position: number): StripCar {
  const { id, ownerId, vehicleHighlight } = listing;
  const urgency = place === 'highlight' ? vehicleHighlight?.urgencyDriverValue : undefined;
  return stripCar(listing, {
    placed: { placement: place, id, owner: ownerId, position, sponsored: true },
    href: detailHref(listing, 'spotlight', undefined, place),
    facts: spotlightFacts(listing, owner),
    // As many as the place has by its source: four of a highlight, one of the others.
    pictures: picturesOf(listing),
    payer: owner?.name ?? 'its seller',
    ...(urgency !== undefined && { urgency, deal: undefined }),
  });
}
