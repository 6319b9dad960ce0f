import { picturesOf } from '@forecourt/listing';
import { drawnPhotoUrl, photoUrl, wholePhoto } from '@forecourt/ui/vehicle';

/**
 * Returns the paths of a vehicle's pictures for search engines and shared links, the main one first: uncropped photographs, or drawings
 * as bitmaps.
 */
export function imagePaths(listing: Parameters<typeof picturesOf>[0]): [string, ...string[]] {
  const [main, ...others] = picturesOf(listing);
  const pathOf = ({ src, look }: typeof main) =>
    src === undefined ? drawnPhotoUrl(look) : photoUrl(src, wholePhoto, look);
  return [pathOf(main), ...others.map(pathOf)];
}
