import { type Picture, shownBy } from '@forecourt/listing';

/** Returns a picture's caption: its number, and the seller's text or what the drawing shows. */
export function captionOf(picture: Picture, index: number, count: number): string {
  const what = picture.src === undefined ? shownBy(picture) : picture.alt;
  const number = `Picture ${index + 1} of ${count}`;
  return what === '' ? number : `${number}: ${what}`;
}
