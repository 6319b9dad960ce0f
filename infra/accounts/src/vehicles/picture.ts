import { picturesOf } from '@forecourt/listing';
import { drawnPhotoUrl, photoUrl } from '@forecourt/ui/vehicle';

/** Where the main picture of a vehicle is: its photograph in the width of a letter, or a drawing in pixels. A path of the site. */
export function pictureOf(listing: Parameters<typeof picturesOf>[0]): string {
  const [{ src, look }] = picturesOf(listing);
  return src === undefined ? drawnPhotoUrl(look) : photoUrl(src, 640, look);
}
