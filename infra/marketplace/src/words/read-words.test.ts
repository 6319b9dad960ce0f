import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeSlugs } from '@forecourt/matching';
import { createReference, parseParams } from '@forecourt/search-state';
import fc from 'fast-check';
import { referenceData } from '../catalogue';
import { createReader, type Reading } from './read-words';

const read = createReader();
const reference = createReference({ ...referenceData(), places: placeSlugs() });

/** Returns the canonical URL of the reading; a parameter that the codec would leave out fails the test. */
function addressOf({ params }: Reading): string {
  const query = new URLSearchParams(Object.entries(params).map(([name, values]) => [name, values.join(',')]));
  const { canonical, dropped } = parseParams(query, { pageSize: 30 }, reference);
  expect(dropped).toEqual([]);
  return canonical;
}

const phrases = readFileSync(join(__dirname, 'phrases.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('\t'));

test('R34 each phrase of the table leads to its search, and words that are not understood are listed', () => {
  expect(phrases.length).toBeGreaterThan(400);
  const wrong = phrases.flatMap(([phrase = '', address = '', rest = '']) => {
    const reading = read(phrase);
    const found = [addressOf(reading), [...reading.dropped, ...reading.rest].join(' ')];
    return found[0] === address && found[1] === rest ? [] : [{ phrase, expected: [address, rest], found }];
  });
  expect(wrong).toEqual([]);
});

test('R34 a reader of one make knows no other', () => {
  const honda = createReader('HONDA');
  expect(honda('civic under 20k')).toEqual({
    params: { makeCode: ['HONDA'], modelCode: ['CIVIC|HONDA'], maxPrice: ['20000'] },
    rest: [],
    dropped: [],
  });
  expect(honda('toyota camry')).toEqual({ params: {}, rest: ['toyota', 'camry'], dropped: [] });
});

test('R34 what is not wanted, and for whom it is, is never looked up in listings', () => {
  expect(read('not red toyota')).toEqual({ params: { makeCode: ['TOYOTA'] }, rest: [], dropped: ['not', 'red'] });
  expect(read('without a xyzzy, green')).toMatchObject({ rest: [], dropped: ['without', 'xyzzy'] });
  expect(read('first car for my daughter')).toEqual({ params: {}, rest: [], dropped: ['first', 'daughter'] });
  expect(read('towing under $1')).toMatchObject({ params: { maxPrice: ['1'] } });
});

test.each([
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '.*+?^$()|[]\\',
  "' or 1=1 --",
  '\u202e\u0000\u200f',
  ' ',
])('R34 %j means nothing', (text) => {
  expect(read(text).params).toEqual({});
});

test('R34 any text is read quickly, into valid parameters of a search', () => {
  const words = fc.constantFrom(
    'toyota',
    'f150',
    'under',
    '30k',
    'red',
    'not',
    'in',
    '2019',
    'chicago',
    'le',
    'miles',
    '🚗',
    'אדום',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 1000 }),
    fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 60 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { params, rest } = read(text);
      for (const values of Object.values(params)) expect(values.length).toBeGreaterThan(0);
      expect(rest.length).toBeLessThanOrEqual(40);
      expect(rest.every((word) => word !== '' && !/\s/.test(word))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('R34 a name with one wrong, missing, doubled or swapped letter leads to the same make', () => {
  const makes = ['toyota', 'chevrolet', 'volkswagen', 'subaru', 'mercedes', 'hyundai', 'nissan', 'cadillac', 'porsche'];
  const typo = fc.record({
    make: fc.constantFrom(...makes),
    at: fc.nat({ max: 6 }),
    kind: fc.constantFrom('absent', 'doubled', 'swapped'),
  });
  fc.assert(
    fc.property(typo, ({ make, at, kind }) => {
      const place = 1 + (at % (make.length - 2));
      const letters = [...make];
      if (kind === 'absent') letters.splice(place, 1);
      if (kind === 'doubled') letters.splice(place, 0, letters[place]!);
      if (kind === 'swapped') letters.splice(place, 2, letters[place + 1]!, letters[place]!);
      expect(read(letters.join('')).params.makeCode).toEqual(read(make).params.makeCode);
    }),
  );
});
