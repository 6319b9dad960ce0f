import type { Picture as ListingPicture } from '@forecourt/listing';
import { photoUrl, vehicleColor, vehicleImageUrl } from '@forecourt/ui/vehicle';

/** An image of a vehicle; `sources` of a photograph that the site scales. */
export interface Picture {
  src: string;
  alt: string;
  sources?: { set: string; sizes: string; paint: string };
  isFirst: boolean;
  isEager: boolean;
}

const widths = [320, 480, 640, 960, 1280] as const;
/** Sizes of the picture of a tile. */
const tileSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 50vw, 100vw';

export function pictureOf(
  { look, src, alt }: ListingPicture,
  {
    sizes = tileSizes,
    isFirst = false,
    isEager = isFirst,
  }: { sizes?: string; isFirst?: boolean; isEager?: boolean } = {},
): Picture {
  if (!src) return { src: vehicleImageUrl(look), alt, isFirst, isEager };
  const shown = photoUrl(src, 640, look);
  if (shown === src) return { src, alt, isFirst, isEager };
  const set = widths.map((width) => `${photoUrl(src, width, look)} ${width}w`).join(', ');
  return { src: shown, alt, isFirst, isEager, sources: { set, sizes, paint: vehicleColor(look.color) } };
}
