import fc from 'fast-check';
import { splitTags } from './tags';

test.each([
  ['SHADOW BLACK [BLACK]', 'SHADOW BLACK', ['BLACK']],
  ['[Certified] XLE', 'XLE', ['Certified']],
  ['Engine, 3.6L V6 (308 hp [229.7 kW] @ 6800 rpm)', 'Engine, 3.6L V6 (308 hp @ 6800 rpm)', ['229.7 kW']],
  ['Miller [new owner], Inc.', 'Miller, Inc.', ['new owner']],
  ['Camry [a [b] c] LE [d]', 'Camry LE', ['a b c', 'd']],
  ['Blue [Metallic', 'Blue Metallic', []],
  ['Blue] Metallic', 'Blue Metallic', []],
  ['Blue [a [BLUE] Metallic', 'Blue a Metallic', ['BLUE']],
  ['[BLACK]', 'BLACK', ['BLACK']],
  ['([BLACK]) ', '( BLACK )', ['BLACK']],
  ['[]', '', ['']],
  ['no tags (here)', 'no tags (here)', []],
])('%s', (given, text, tags) => {
  expect(splitTags(given)).toEqual({ text, tags });
});

test('text outside of brackets is never lost', () => {
  const parts = fc.array(fc.constantFrom('[', ']', 'word', ' '), { maxLength: 12 });
  fc.assert(
    fc.property(parts, (before) => {
      const { text } = splitTags(`first ${before.join('')}`);
      expect(text.startsWith('first')).toBe(true);
      expect(text).not.toMatch(/[[\]]/);
      expect(splitTags(text)).toEqual({ text, tags: [] });
      const opened = splitTags(`first [${before.filter((part) => part !== ']').join('')} last`);
      expect(opened).toMatchObject({ text: expect.stringMatching(/^first\b.*\blast$/), tags: [] });
    }),
  );
});
