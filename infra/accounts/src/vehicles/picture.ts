import { picturesOf } from '@forecourt/listing';
import { drawnPhotoUrl, photoUrl } from '@forecourt/ui/vehicle';

/** Returns the path of a vehicle's main picture: its photograph in the width of an email, or a drawing in pixels. */
export function pictureOf(listing: Parameters<typeof picturesOf>[0]): string {
  const [{ src, look }] = picturesOf(listing);
  return src === undefined ? drawnPhotoUrl(look) : photoUrl(src, 640, look);
}
