import { countPictures, isDrawing, picturesOf } from '../index';
import { fixtureListing } from '../testing';

const photographs = ['a', 'b', 'c'].map((src) => ({ src, alt: `picture ${src}` }));
const addresses = (images: { primary: number; sources: typeof photographs }) =>
  picturesOf(fixtureListing({ images })).map(({ src }) => src);

test.each([
  ['the main one first', { primary: 1, sources: photographs }, ['b', 'a', 'c']],
  ['a main one that is not there: the first', { primary: 7, sources: photographs }, ['a', 'b', 'c']],
  ['none: drawings', { primary: 0, sources: [] }, [undefined, undefined, undefined]],
])('pictures of a listing: %s', (_name, images, expected) => {
  expect(addresses(images)).toEqual(expected);
});

test('a drawing gets the known properties of the vehicle, and says that it is one', () => {
  const [drawing] = picturesOf(fixtureListing({ images: { primary: 0, sources: [] } }));
  expect(drawing).toEqual({ look: { shape: 'sedan', color: 'BLUE', view: 'side' }, alt: 'Illustration: side' });
});

test('a vehicle without photographs has three drawings, and one with photographs none', () => {
  const drawn = picturesOf(fixtureListing({ images: { primary: 0, sources: [] } }));
  expect(drawn.map(({ alt }) => alt)).toEqual(['Illustration: side', 'Illustration: front', 'Illustration: rear']);
  expect(drawn.every(isDrawing)).toBe(true);
  expect(picturesOf(fixtureListing({ images: { primary: 0, sources: photographs } })).some(isDrawing)).toBe(false);
});

test.each([
  [{ primary: 1, sources: photographs }, 3],
  [{ primary: 7, sources: photographs }, 3],
  [{ primary: 0, sources: [] }, 0],
])('the main picture is the first one, and a count of pictures counts photographs: %j', (images, count) => {
  const listing = fixtureListing({ images });
  expect(countPictures(listing)).toEqual({ main: picturesOf(listing)[0], count });
});
