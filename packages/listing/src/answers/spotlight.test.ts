import { fixtureListing, fixtureOwners } from '../testing';
import { spotlightPages, withFurther } from './spotlight';
import { type SpotlightName, spotlightCounts } from './spotlight-counts';
import { spotlightSchemas } from './spotlight-schemas';

const photos = Array.from({ length: 9 }, (_, index) => ({ src: `/p${index}.jpg`, alt: '' }));
const raw = (ids: readonly string[]) => ({
  listings: ids.map((id) => fixtureListing({ id, images: { primary: 2, sources: photos } })),
  owners: [...fixtureOwners],
  totalResultCount: ids.length,
});
const idsOf = (name: SpotlightName, ids: readonly string[]) =>
  spotlightSchemas[name].parse(raw(ids)).listings.map(({ id }) => id);

const names = Object.keys(spotlightCounts) as SpotlightName[];

test.each(names)('R53 an answer of %s holds each listing once, and no more than the place has', (name) => {
  const hundred = Array.from({ length: 100 }, (_, index) => `l${index % 40}`);
  expect(idsOf(name, hundred)).toEqual(hundred.slice(0, spotlightCounts[name]));
  expect(idsOf(name, ['a', 'a'])).toEqual(['a']);
  expect(idsOf(name, [])).toEqual([]);
});

test.each([null, {}, { listings: 'many', owners: [] }, { listings: [{ id: 7 }], owners: [] }])(
  'R72 of %j there is no answer',
  (answer) => {
    for (const name of names) expect(spotlightSchemas[name].safeParse(answer).success).toBe(false);
  },
);

test('a highlight has four pictures, the main one first; the other paid places have the main one only', () => {
  const pictures = (name: SpotlightName) => spotlightSchemas[name].parse(raw(['a'])).listings[0]!.images.sources;
  expect(pictures('highlights').map(({ src }) => src)).toEqual(['/p2.jpg', '/p0.jpg', '/p1.jpg', '/p3.jpg']);
  expect(pictures('premium').map(({ src }) => src)).toEqual(['/p2.jpg']);
});

test('added pages keep their positions, even after a page without an answer', () => {
  const page = (id: string) => spotlightSchemas.premium.parse(raw([id]));
  const shown = withFurther(withFurther(page('one'), undefined), page('three'));
  expect(spotlightPages(shown).map((each) => each?.listings.map(({ id }) => id))).toEqual([
    ['one'],
    undefined,
    ['three'],
  ]);
  expect(spotlightPages(withFurther(undefined, page('two'))).map((each) => each?.listings.length)).toEqual([0, 1]);
});
