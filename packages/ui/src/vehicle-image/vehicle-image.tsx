import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { vehicleSize } from '../vehicle/codes';
import { type VehicleLook, vehicleImageUrl } from '../vehicle/url';
import styles from './vehicle-image.module.css';

export interface VehicleImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'color'> {
  /** Draws the vehicle; not used when there is a photograph. */
  look: VehicleLook;
  /** A photograph of the listing's own. */
  src?: string;
  /** `2021 Honda Accord Sport`; empty where the same words stand beside it. */
  alt: string;
  /** The first picture on the screen: loaded at once and first (R57). All others wait until they are near. */
  priority?: boolean;
}

/** A vehicle's photograph or drawing in a box of 640 : 420, so that nothing moves when it arrives. */
export function VehicleImage({ look, src, alt, priority, className, ...rest }: VehicleImageProps): ReactNode {
  return (
    <img
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
      src={src ?? vehicleImageUrl(look)}
      alt={alt}
      width={vehicleSize.width}
      height={vehicleSize.height}
      className={cx(styles.image, className)}
    />
  );
}
