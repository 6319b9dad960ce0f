import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { vehicleColor, vehicleSize } from '../vehicle/codes';
import { type PhotoWidth, photoUrl } from '../vehicle/photo';
import { type VehicleLook, vehicleImageUrl } from '../vehicle/url';
import styles from './vehicle-image.module.css';

export interface VehicleImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'color'> {
  /** The vehicle to draw if there is no photograph or it fails to load. */
  look: VehicleLook;
  /** A photograph of the listing's own. */
  src?: string;
  /** `2021 Honda Accord Sport`; empty if the same text is beside it. */
  alt: string;
  /** The first picture on the screen: loaded at once and first (R57). All others wait until they are near. */
  priority?: boolean;
}

/** Class of an element around one `VehicleImage`: it says of a drawing that it is one. */
export const vehicleFrameClass = styles.frame;

/** Widths for `srcset`, from a tile on a phone to a page's picture on a high-resolution screen. */
const widths = [320, 480, 640, 960, 1280] as const satisfies readonly PhotoWidth[];

/** Default `sizes`: a tile of three in a row, or of one on a phone. */
const tileSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw';

/** A vehicle's photograph or drawing in a box of 3 : 2, so that nothing moves when it arrives. */
export function VehicleImage({
  look,
  src: given,
  alt,
  priority,
  sizes = tileSizes,
  className,
  ...rest
}: VehicleImageProps): ReactNode {
  // An empty URL means none.
  const src = given || undefined;
  const isElsewhere = src !== undefined && photoUrl(src, 640, look) !== src;
  const photo = isElsewhere && {
    srcSet: widths.map((width) => `${photoUrl(src, width, look)} ${width}w`).join(', '),
    sizes,
    // Shown until it has loaded: its colour, blurred.
    'data-paint': vehicleColor(look.color),
  };
  return (
    <img
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
      {...photo}
      src={src === undefined ? vehicleImageUrl(look) : photoUrl(src, 640, look)}
      alt={alt}
      width={vehicleSize.width}
      height={vehicleSize.height}
      className={cx(styles.image, className)}
    />
  );
}
