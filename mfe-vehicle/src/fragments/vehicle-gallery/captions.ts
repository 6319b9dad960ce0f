import { type Picture, shownBy } from '@forecourt/listing';

/** What a picture is called: what its seller says, what a drawing shows, else its number. */
export function captionOf(picture: Picture, index: number, count: number): string {
  const what = picture.src === undefined ? shownBy(picture) : picture.alt;
  const number = `Picture ${index + 1} of ${count}`;
  return what === '' ? number : `${number}: ${what}`;
}
