import { countPictures, picturesOf, shownBy } from '../index';
import { fixtureListing } from '../testing';

const photographs = ['a', 'b', 'c'].map((src) => ({ src, alt: `picture ${src}` }));
const addresses = (images: { primary: number; sources: typeof photographs }) =>
  picturesOf(fixtureListing({ images })).map(({ src }) => src);

test.each([
  ['the main one first', { primary: 1, sources: photographs }, ['b', 'a', 'c']],
  ['a main one that is not there: the first', { primary: 7, sources: photographs }, ['a', 'b', 'c']],
  ['none: a drawing', { primary: 0, sources: [] }, [undefined]],
])('pictures of a listing: %s', (_name, images, expected) => {
  expect(addresses(images)).toEqual(expected);
});

test('a drawing gets the known properties of the vehicle, and is the same for the same listing', () => {
  const { id } = fixtureListing();
  const [drawing] = picturesOf(fixtureListing({ images: { primary: 0, sources: [] } }));
  expect(drawing).toEqual({
    look: { bodyStyle: 'SEDAN', subtype: 'SEDAN_MIDSIZE', color: 'BLUE', seed: id, view: 'side' },
    alt: '',
  });
});

test.each([
  [undefined, 1],
  [0, 1],
  [12, 12],
  [24, 24],
  [60, 24],
])('%p drawings in place of photographs are %i different views, each with its words', (drawn, views) => {
  const pictures = picturesOf(fixtureListing({ images: { primary: 0, sources: [], drawn } }));
  expect(new Set(pictures.map(shownBy)).size).toBe(views);
  expect(pictures.map(({ src }) => src)).toEqual(pictures.map(() => undefined));
});

test.each([
  { primary: 1, sources: photographs },
  { primary: 7, sources: photographs },
  ...[undefined, 0, 12, 60].map((drawn) => ({ primary: 0, sources: [], drawn })),
])('the main picture and the number of all are those that are listed: %j', (images) => {
  const listing = fixtureListing({ images });
  const pictures = picturesOf(listing);
  expect(countPictures(listing)).toEqual({ main: pictures[0], count: pictures.length });
});
