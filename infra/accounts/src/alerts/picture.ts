import { picturesOf } from '@forecourt/listing';
import type { NewsListing } from '@forecourt/matching';
import { drawnPhotoUrl, photoUrl } from '@forecourt/ui/vehicle';

/** Where the main picture of a vehicle is: its photograph in the width of a letter, or a drawing in pixels. A path of the site. */
export function pictureOf(listing: NewsListing): string {
  const [{ src, look }] = picturesOf(listing);
  return src === undefined ? drawnPhotoUrl(look) : photoUrl(src, 640, look);
}
