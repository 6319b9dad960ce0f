import { picturesOf } from '@forecourt/listing';
import { photoUrl, vehicleImageUrl, wholePhoto } from '@forecourt/ui/vehicle';

/** Paths of a vehicle's pictures as search engines and sharers get them, the main one first: whole photographs, or drawings. */
export function imagePaths(listing: Parameters<typeof picturesOf>[0]): [string, ...string[]] {
  const [main, ...others] = picturesOf(listing);
  const pathOf = ({ src, look }: typeof main) =>
    src === undefined ? vehicleImageUrl(look) : photoUrl(src, wholePhoto, look);
  return [pathOf(main), ...others.map(pathOf)];
}
