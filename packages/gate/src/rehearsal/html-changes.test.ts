import fc from 'fast-check';
import { htmlChanges } from './html-changes';
import { htmlTree } from './html-tree';
import { longestCommon } from './longest-common';

const words = fc.constantFrom('a', 'b', 'c');
const { html: markup } = fc.letrec<{ html: string }>((tie) => ({
  html: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        words,
        fc
          .record({ tag: fc.constantFrom('p', 'ul', 'b'), title: words, inner: tie('html') })
          .map(({ tag, title, inner }) => `<${tag} title="${title}">${inner}</${tag}>`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join('')),
}));
const written = (html: string) =>
  htmlTree(html)
    .map(({ outer }) => outer)
    .join('');

test('equal trees have no differences, and others have some', () => {
  fc.assert(
    fc.property(markup, markup, (a, b) => {
      expect(htmlChanges(a, a)).toEqual([]);
      expect(htmlChanges(a, b).length === 0).toBe(written(a) === written(b));
    }),
  );
});

test('lists are aligned by a longest common part, in order', () => {
  const lists = fc.array(words, { maxLength: 8 });
  const lengthOf = (a: readonly string[], b: readonly string[]): number =>
    a.length === 0 || b.length === 0
      ? 0
      : a[0] === b[0]
        ? 1 + lengthOf(a.slice(1), b.slice(1))
        : Math.max(lengthOf(a.slice(1), b), lengthOf(a, b.slice(1)));
  fc.assert(
    fc.property(lists, lists, (a, b) => {
      const pairs = longestCommon(a, b);
      expect(pairs).toHaveLength(lengthOf(a, b));
      for (const [index, [left, right]] of pairs.entries()) {
        expect(a[left]).toBe(b[right]);
        if (index > 0) expect(left > pairs[index - 1]![0] && right > pairs[index - 1]![1]).toBe(true);
      }
    }),
  );
});

test.each<[what: string, before: string, after: string, changes: object[]]>([
  [
    'another text',
    '<ul><li>1</li><li>2</li></ul>',
    '<ul><li>1</li><li>3</li></ul>',
    [{ kind: 'text', where: 'ul > li', before: '2', after: '3' }],
  ],
  [
    'an attribute that is new, other and missing',
    '<a href="/x" title="t">x</a>',
    '<a href="/y" rel="next">x</a>',
    [
      { kind: 'attribute', where: 'a', name: 'href', before: 'href="/x"', after: 'href="/y"' },
      { kind: 'attribute', where: 'a', name: 'title', after: '' },
      { kind: 'attribute', where: 'a', name: 'rel', before: '' },
    ],
  ],
  [
    'the first of equal items missing',
    '<ul><li>1</li><li>2</li><li>3</li></ul>',
    '<ul><li>2</li><li>3</li></ul>',
    [{ kind: 'removed', where: 'ul > li', before: '<li>1</li>' }],
  ],
  ['a new element beside text', 'x', 'x<b>y</b>', [{ kind: 'added', where: 'b', after: '<b>y</b>' }]],
  ['a slot that is empty now', '<p>x</p>', '', [{ kind: 'removed', where: 'p' }]],
])('names the place of %s', (_what, before, after, changes) => {
  expect(htmlChanges(before, after)).toEqual(changes.map((change) => expect.objectContaining(change)));
});

test('what nobody sees is no difference: comments between texts, and the order of attributes', () => {
  expect(htmlChanges('<p id="a" title="b">1<!-- --> car</p>', '<p title="b" id="a">1 car</p>')).toEqual([]);
});

test('text that looks like an element is not one', () => {
  expect(htmlChanges('&lt;b>&lt;/b>', '<b></b>')).toHaveLength(2);
});
