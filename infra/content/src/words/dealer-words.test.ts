import { dealerDifferenceSchema, type Words } from '@forecourt/listing';
import fc from 'fast-check';
import { dealerWords } from './dealer-words';

test('R64 a dealer’s HTML becomes text in the site’s own elements', () => {
  expect(
    dealerWords('<h2 onclick="x()">Us</h2><p style="a">Since <b>1968</b>, <a href="javascript:x">here</a></p>'),
  ).toEqual([
    { tag: 'h3', words: ['Us'] },
    { tag: 'p', words: ['Since ', { tag: 'strong', words: ['1968'] }, ', ', 'here'] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<img src=x onerror=alert(1)>',
  '<style>p{}</style>',
  '<template><p>x</p></template>',
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<!-- <p>x</p> -->',
])('R64 nothing of %s remains', (html) => {
  expect(dealerWords(html)).toEqual([]);
});

test('R64 any HTML of a dealer becomes a valid text for the page, however deep its nesting', () => {
  const part = fc.constantFrom(
    '<p>',
    '</p>',
    '<ul><li>',
    '<div>',
    '<script>',
    '</script>',
    '<b',
    '>',
    'words',
    '<a href=x>',
    '&lt;',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const words = dealerWords(parts.join(''));
      expect(dealerDifferenceSchema.safeParse({ title: '', words }).success).toBe(true);
      expect(depthOf(words)).toBeLessThanOrEqual(6);
    }),
  );
  expect(depthOf(dealerWords('<div>'.repeat(2_000)))).toBeLessThanOrEqual(6);
});

const depthOf = (words: readonly Words[]): number =>
  Math.max(0, ...words.map((word) => (typeof word === 'string' ? 0 : 1 + depthOf(word.words))));
