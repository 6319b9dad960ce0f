import { picturesOf } from '@forecourt/listing';
import { drawnPhotoUrl, photoUrl, wholePhoto } from '@forecourt/ui/vehicle';

/** Paths of a vehicle's pictures as search engines and sharers get them, the main one first: whole photographs, or drawings in pixels. */
export function imagePaths(listing: Parameters<typeof picturesOf>[0]): [string, ...string[]] {
  const [main, ...others] = picturesOf(listing);
  const pathOf = ({ src, look }: typeof main) =>
    src === undefined ? drawnPhotoUrl(look) : photoUrl(src, wholePhoto, look);
  return [pathOf(main), ...others.map(pathOf)];
}
