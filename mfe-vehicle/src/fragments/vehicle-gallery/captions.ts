import { isDrawing, type Picture } from '@forecourt/listing';
import { vehicleViews } from '@forecourt/ui/vehicle';

/** Returns a picture's caption: its number and the seller's text; of a drawing, its view. */
export function captionOf(picture: Picture, index: number, count: number): string {
  if (isDrawing(picture)) return vehicleViews[picture.look.view];
  const number = `Picture ${index + 1} of ${count}`;
  return picture.alt === '' ? number : `${number}: ${picture.alt}`;
}
