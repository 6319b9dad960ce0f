import { detailsOf, promisesOf } from './programme';
import { details, promises, withProgramme } from './testing';

const read = (programme: unknown) => promisesOf({ programme } as Parameters<typeof promisesOf>[0]);

test('the promises are parsed, in short and in full', () => {
  expect(promisesOf(withProgramme.data)).toEqual(promises);
  expect(detailsOf(withProgramme.data)).toEqual(details);
});

test('a promise without words is left out, one with an unknown picture gets a plain one', () => {
  const [first, second] = promises;
  expect(
    read({
      promises: [
        { ...first, icon: 'unicorn' },
        { ...second, short: 7 },
      ],
    }),
  ).toEqual([{ ...first, icon: 'check' }]);
});

test.each([undefined, null, 'words', { promises: 'many' }, { promises: [null] }])(
  'R72 of %j there is nothing to read',
  (answer) => {
    expect(read(answer)).toEqual([]);
  },
);
