import fc from 'fast-check';
import { distance, type Phrase, suggest } from './suggestions';

const phrase = (text: string, count = 1): Phrase => ({ text, kind: 'model', params: {}, count });
const phrases = [
  phrase('Toyota', 500),
  phrase('Toyota Camry', 100),
  phrase('Toyota Corolla', 200),
  phrase('Ford F-150', 300),
  phrase('Mercedes-Benz C 300'),
  phrase('Chevrolet Silverado 1500'),
  phrase('Hyundai Santa Fe'),
];
const find = (text: string) => suggest(phrases, text, 3).map((each) => each.text);

test.each([
  ['toyota', ['Toyota', 'Toyota Corolla', 'Toyota Camry']],
  ['camr', ['Toyota Camry']],
  ['toyota co', ['Toyota Corolla']],
  ['f150', ['Ford F-150']],
  ['F-150', ['Ford F-150']],
  ['toytoa camry', ['Toyota Camry']],
  ['corola', ['Toyota Corolla']],
  ['mercedez', ['Mercedes-Benz C 300']],
  ['chevorlet silverdo', ['Chevrolet Silverado 1500']],
  ['santa fe', ['Hyundai Santa Fe']],
  ['xyz', []],
  ['', []],
  ['%%%', []],
])('%s suggests %j', (text, expected) => {
  expect(find(text)).toEqual(expected);
});

test('every beginning of a name finds it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...phrases), fc.integer({ min: 1, max: 30 }), ({ text }, length) => {
      expect(suggest(phrases, text.slice(0, length), 10).map((each) => each.text)).toContain(text);
    }),
  );
});

test('a name with one wrong letter in a long word is still found', () => {
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(fc.constantFrom('Toyota', 'Corolla', 'Chevrolet', 'Hyundai'), fc.nat(), letter, (word, at, wrong) => {
      const place = at % word.length;
      const typed = word.slice(0, place) + wrong + word.slice(place + 1);
      expect(suggest(phrases, typed, 10).some(({ text }) => text.includes(word))).toBe(true);
    }),
  );
});

test('the distance is symmetric, 0 for equals only, and bounded', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const found = distance(a, b, 2);
      expect(found).toBe(distance(b, a, 2));
      expect(found === 0).toBe(a === b);
      expect(found).toBeLessThanOrEqual(3);
    }),
  );
});
