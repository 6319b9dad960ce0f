import { useSource } from '@forecourt/fragment-kit';
import { picturesOf, shownTitle } from '@forecourt/listing';
import { Carousel, VehicleImage } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** The vehicle's photographs in a row, or one drawing, which says that it is one. */
export function Gallery(): ReactNode {
  const listing = useSource('vehicle')?.listing;
  if (listing === undefined) return null;
  const title = shownTitle(listing);
  const [main, ...others] = picturesOf(listing);
  if (main.src === undefined) {
    return (
      <figure className={styles.gallery}>
        <VehicleImage {...main} alt={`Illustration of a vehicle like this ${title}`} priority />
        <figcaption>Illustration: the seller has sent no photographs.</figcaption>
      </figure>
    );
  }
  if (others.length === 0) {
    return (
      <div className={styles.gallery}>
        <VehicleImage {...main} priority />
      </div>
    );
  }
  return (
    <Carousel label={`Pictures of the ${title}`} item="fill" className={styles.gallery}>
      {[main, ...others].map((picture, index, { length }) => (
        <figure key={picture.src}>
          <VehicleImage {...picture} priority={index === 0} />
          <figcaption>{`Picture ${index + 1} of ${length}`}</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
