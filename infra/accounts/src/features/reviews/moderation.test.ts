import fc from 'fast-check';
import { type Finding, findingsIn, wordsDigest } from './moderation';

const clean = {
  title: 'Good on long trips',
  text: 'We drove it for 3 years and 45,000 miles. Quiet, and 31 mpg.',
  byline: 'Ann B.',
};

test.each<[Finding, Partial<typeof clean>]>([
  ['link', { text: `${clean.text} See https://cheap.example/x` }],
  ['link', { text: `${clean.text} More at best-cars.shop` }],
  ['link', { title: 'www dot? www.cars' }],
  ['link', { text: `${clean.text} More at best-cars.s\u200Dh\u200Co\u00ADp` }],
  ['address', { text: `${clean.text} Write to ann@example.com` }],
  ['address', { text: `${clean.text} Call (312) 555-01 42` }],
  ['markup', { text: `${clean.text} <b>bold</b>` }],
  ['markup', { title: '[url=x]here' }],
  ['mixed-letters', { text: `${clean.text} pаypal is a word with a Cyrillic letter` }],
  ['shouting', { text: clean.text.toUpperCase().replace('3', 'THREE') }],
])('R90 %s is found', (finding, change) => {
  expect(findingsIn({ ...clean, ...change }, false)).toContain(finding);
});

test('R90 an ordinary review has nothing that stands out; a repeated one says so', () => {
  expect(findingsIn(clean, false)).toEqual([]);
  expect(findingsIn(clean, true)).toEqual(['repeated']);
});

test('R90 a text of one alphabet, whichever, mixes nothing', () => {
  for (const text of [
    'Отличная машина, ездим третий год без поломок и очень довольны.',
    'Πολύ καλό αυτοκίνητο για την οικογένεια.',
  ])
    expect(findingsIn({ ...clean, text }, false)).toEqual([]);
});

test('R90 case, marks, spaces and invisible characters do not make a repeated text another one', () => {
  expect(wordsDigest('A qu\u200Diet c\u200Bar')).toBe(wordsDigest('A quiet car'));
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 }), (words) => {
      const text = words.join(' ');
      expect(wordsDigest(`  ${words.join(',  ').toUpperCase()}!`)).toBe(wordsDigest(text));
      expect(wordsDigest(`${text} more`)).not.toBe(wordsDigest(text));
    }),
  );
});
