import { useEmit } from '@forecourt/fragment-kit';
import { isDrawing, type Listing, type Picture } from '@forecourt/listing';
import { Carousel, VehicleImage } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { captionOf } from './captions';

interface PictureRowProps {
  /** The listing that the pictures show. */
  listing: Pick<Listing, 'id' | 'ownerId'>;
  pictures: readonly [Picture, ...Picture[]];
  title: string;
  sizes: string;
  /** Id of each picture in the row, for links to it. */
  id?: (index: number) => string;
  /** Shows photographs whole instead of cut to the ratio of all pictures. */
  className?: string;
  /** Arrow keys, Home and End move the row wherever the focus is. */
  ownsKeys?: boolean;
}

/** Renders all pictures, one at a time, each with its number and caption. A single picture needs no row. */
export function PictureRow(props: PictureRowProps): ReactNode {
  const { listing, pictures, title, sizes, id, className, ownsKeys } = props;
  const emit = useEmit();
  const placed = { placement: 'gallery', id: listing.id, owner: listing.ownerId };
  const [main, ...others] = pictures;
  if (others.length === 0) {
    return <VehicleImage {...main} sizes={sizes} priority className={className} />;
  }
  return (
    <Carousel
      label={isDrawing(main) ? `Illustrations of a vehicle like this ${title}` : `Pictures of the ${title}`}
      item="fill"
      itemProps={id && ((index) => ({ id: id(index) }))}
      ownsKeys={ownsKeys}
      onMove={(to) => emit({ type: 'carousel-moved', detail: { ...placed, to } })}
    >
      {pictures.map((picture, index) => {
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their places, and one may be in two
          <figure key={index}>
            <VehicleImage {...picture} sizes={sizes} priority={index === 0} className={className} />
            <figcaption>{captionOf(picture, index, pictures.length)}</figcaption>
          </figure>
        );
      })}
    </Carousel>
  );
}
