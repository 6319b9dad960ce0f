import fc from 'fast-check';
import { Dictionary } from './dictionary';
import { TextColumn } from './text-column';

/** Texts that a store can return: without halves of surrogate pairs. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('', 'a', 'ab', 'é', '日本', '🚗', '__proto__'),
);

test('texts of any kind are returned as they were pushed, and can be reordered', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 200, size: 'max' }), text, (texts, other) => {
      const column = new TextColumn();
      for (const each of texts) column.push(each);
      expect([...column]).toEqual(texts);
      const areEqual = (changed: (each: string) => string) => texts.map((each, at) => column.is(at, changed(each)));
      expect(areEqual((each) => each)).toEqual(texts.map(() => true));
      expect(areEqual(() => other)).toEqual(texts.map((each) => each === other));
      expect(areEqual((each) => `${each}x`)).toEqual(texts.map(() => false));
      const backwards = Uint32Array.from(texts, (_, at) => texts.length - 1 - at);
      expect([...column.reordered(backwards)]).toEqual(texts.toReversed());
    }),
    { numRuns: 25 },
  );
});

test('a dictionary gives equal texts one number, in the order of their first use, however many there are', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 1_500, size: 'max' }), text, (texts, other) => {
      const dictionary = new Dictionary();
      const different = [...new Set(texts)];
      expect(texts.map((each) => dictionary.add(each))).toEqual(texts.map((each) => different.indexOf(each) + 1));
      expect([...dictionary.texts()]).toEqual(different);
      expect(dictionary.size).toBe(different.length);
      expect(dictionary.find(other)).toBe(different.indexOf(other) + 1);
    }),
    { numRuns: 10 },
  );
});
