import { type Prose, proseTags } from '@forecourt/site';
import fc from 'fast-check';
import { articleText } from '../testing/editorial-texts';
import { minutesOf } from './entry';
import { maxFileBytes, readFile } from './read-file';

const noPicture = async (file: string) => {
  throw new Error(`the picture ${file} cannot be read`);
};
const read = (text: string, slug = 'five-things', kind: 'article' | 'expert-review' = 'article') =>
  readFile({ kind, slug }, Buffer.from(text), noPicture);
const wordsOf = async (body: string) => (await read(articleText({}, body))).words;

test('R85 a file is an article: what its head says, and its text in the site’s own elements', async () => {
  const body = [
    '## Before you go',
    'Look **twice** at the *tires*, and [search](/cars-for-sale/all).',
    '- one\n- two',
    '> Quoted.',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ].join('\n\n');
  const entry = await read(
    articleText(
      {
        updated: '2026-10-10',
        brands: '[research]',
        vehicles: '[{ make: TOYOTA, model: CAMRY, years: [2018, 2024] }]',
      },
      body,
    ),
  );
  expect(entry).toMatchObject({
    ...{ kind: 'article', slug: 'five-things', title: 'Five things to check', topic: 'buying', draft: false },
    ...{ published: '2026-06-02', updated: '2026-10-10', brands: ['research'] },
    vehicles: [{ make: 'TOYOTA', model: 'CAMRY', years: [2018, 2024] }],
    picture: { drawn: 'sedan/BLUE', alt: 'A blue sedan, drawn' },
  });
  expect(entry.words.filter((word) => typeof word !== 'string')).toEqual([
    { tag: 'h2', words: ['Before you go'] },
    {
      tag: 'p',
      words: [
        ...['Look ', { tag: 'strong', words: ['twice'] }, ' at the ', { tag: 'em', words: ['tires'] }],
        ...[', and ', { tag: 'a', href: '/cars-for-sale/all', words: ['search'] }, '.'],
      ],
    },
    {
      tag: 'ul',
      words: [
        { tag: 'li', words: ['one'] },
        { tag: 'li', words: ['two'] },
      ],
    },
    { tag: 'blockquote', words: [{ tag: 'p', words: ['Quoted.'] }] },
    {
      tag: 'table',
      words: [
        { tag: 'thead', words: [{ tag: 'tr', words: ['A', 'B'].map((text) => ({ tag: 'th', words: [text] })) }] },
        { tag: 'tbody', words: [{ tag: 'tr', words: ['1', '2'].map((text) => ({ tag: 'td', words: [text] })) }] },
      ],
    },
  ]);
});

test('a model may be named as it is called', async () => {
  const vehicles = async (model: string) =>
    (await read(articleText({ vehicles: `[{ make: FORD, model: ${model} }]` }))).vehicles;
  expect(await vehicles('F-150')).toEqual([{ make: 'FORD', model: 'F150' }]);
  expect(await vehicles('Model 3')).toEqual([{ make: 'FORD', model: 'MODEL3' }]);
});

test('editors call some drawings by shorter names', async () => {
  const drawn = async (name: string) => (await read(articleText({ picture: `{ drawn: ${name}, alt: x }` }))).picture;
  expect(await drawn('crew-cab-pickup/RED')).toMatchObject({ drawn: 'crew-cab/RED' });
  expect(await drawn('suv/GRAY')).toMatchObject({ drawn: 'small-suv/GRAY' });
});

const long = (count: number, part: string) => Array.from({ length: count }, () => part).join('\n\n');
test.each<[string, string, RegExp]>([
  ['script', articleText({}, 'One.\n\n<script>steal()</script>'), /^line 10: HTML is not allowed/],
  ['a frame', articleText({}, '<iframe src="https://a.example"></iframe>'), /^line 8: HTML is not allowed/],
  ['HTML in a sentence', articleText({}, 'One\ntwo <img src=x onerror=alert(1)>'), /^line 9: HTML is not allowed/],
  ['a picture in the text', articleText({}, '![x](https://a.example/x.png)'), /^line 8: a picture in the text/],
  ['code', articleText({}, '```\nx\n```'), /^line 8: code is not allowed/],
  ['a title in the text', articleText({}, '# Title'), /^line 8: a heading starts with ##/],
  ['a link that is script', articleText({}, '[x](javascript:alert(1))'), /^line 8: a link leads to "javascript:/],
  ['a link that is data', articleText({}, '[x](data:text/html,x)'), /^line 8: a link leads to "data:/],
  ['a link without TLS', articleText({}, '[x](http://a.example)'), /^line 8: a link leads to "http:/],
  ['a link to another host in disguise', articleText({}, '[x](//a.example)'), /^line 8: a link leads to "\/\//],
  ['too many links', articleText({}, long(101, '[x](/articles)')), /^line 8: it has 101 links; 100 are the limit/],
  ['too many headings', articleText({}, long(61, '## x')), /^line 8: it has 61 headings; 60 are the limit/],
  ['no text', articleText({}, ''), /^line 8: there is no text/],
  ['5 MB', articleText({}, 'x'.repeat(5_000_000)), new RegExp(`has 50\\d+ bytes; ${maxFileBytes} are the limit`)],
  ['a day that there is not', articleText({ published: '2026-02-30' }), /^line 4: published: a day such as/],
  ['a time', articleText({ published: '2026-02-03T10:00:00Z' }), /^line 4: published: a day such as/],
  ['days the wrong way round', articleText({ updated: '2026-01-01' }), /^line 7: updated: the dates are the wrong way/],
  ['an unknown topic', articleText({ topic: 'boats' }), /^line 5: topic: /],
  ['a long title', articleText({ title: 'x'.repeat(91) }), /^line 2: title: .*90/],
  ['a long summary', articleText({ summary: 'x'.repeat(221) }), /^line 3: summary: .*220/],
  [
    'an unknown drawing',
    articleText({ picture: '{ drawn: boat/BLUE, alt: x }' }),
    /^line 6: picture.drawn: a drawing such as/,
  ],
  ['a picture without a description', articleText({ picture: '{ drawn: sedan/BLUE }' }), /^line 6: picture: .*alt/],
  [
    'a picture outside',
    articleText({ picture: '{ file: ../x.png, alt: x }' }),
    /^line 6: picture.file: the name of a file/,
  ],
  [
    'a picture that is not there',
    articleText({ picture: '{ file: x.png, alt: x }' }),
    /the picture x.png cannot be read/,
  ],
  ['an unknown field', articleText({ script: 'x' }), /^line 7: .*script/],
  ['a score of an article', articleText({ score: '8' }), /^line 7: score: an article has no score/],
  [
    'years the wrong way round',
    articleText({ vehicles: '[{ make: A, model: B, years: [2024, 2018] }]' }),
    /^line 7: vehicles.0.years: the years/,
  ],
  ['broken YAML', articleText({ title: '"Five' }), /^line \d: no valid YAML/],
  ['the same field twice', articleText({ title: 'A\ntitle: B' }), /^line 3: no valid YAML/],
  ['references', articleText({ title: '&a x', summary: '*a' }), /references such as/],
  ['no head', 'Just text', /^line 1: it starts with front matter/],
  ['no text in UTF-8', articleText({}, 'a\u0000b'), /no text in UTF-8/],
])('R85 a file with %s is refused with line and reason', async (_, text, reason) => {
  await expect(read(text)).rejects.toThrow(reason);
});

test('R85 a head without a field is refused, and every reason is named', async () => {
  await expect(read('---\ntitle: A\n---\nText.')).rejects.toThrow(/line 2: summary: .*; line 2: published: /);
});

test('R85 an expert review is about exactly one vehicle, and has a score only if its author gives one', async () => {
  await expect(read(articleText(), 'camry', 'expert-review')).rejects.toThrow(/an expert review is about exactly one/);
  const review = (fields = {}) =>
    read(articleText({ vehicles: '[{ make: TOYOTA, model: CAMRY }]', ...fields }), 'camry', 'expert-review');
  expect(await review()).not.toHaveProperty('score');
  expect(await review({ score: '8.5' })).toHaveProperty('score', 8.5);
});

test.each(['Five Things', '../five', 'fünf', '', 'a--b'])('R85 a file named "%s" is refused', async (slug) => {
  await expect(read(articleText(), slug)).rejects.toThrow('the name of the file is the address of the page');
});

test('R85 whatever an editor writes, the result has only allowed elements and links, or is refused', async () => {
  const part = fc.constantFrom(
    ...['# ', '## ', '- ', '> ', '**', '*', '[a](/b)', '[a](javascript:x)', '![a](b)', '<b>', '</b>', '<script>', '`'],
    ...['words', '\n', '\n\n', '| a | b |\n| --- | --- |\n', '&lt;', '\\', '<https://a.example>', '    ', '---'],
  );
  const elements = (words: readonly Prose[]): Exclude<Prose, string>[] =>
    words.flatMap((word) => (typeof word === 'string' ? [] : [word, ...elements(word.words)]));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 40 }), async (parts) => {
      const words = await wordsOf(parts.join('')).catch((error: Error) => {
        expect(error.message).toMatch(/^line \d+: /);
        return [];
      });
      for (const element of elements(words))
        if (element.tag === 'a') expect(element.href).toMatch(/^(\/(?!\/)|https:)/);
        else expect(proseTags).toContain(element.tag);
    }),
  );
});

test('the time to read counts words', () => {
  expect(minutesOf([{ tag: 'p', words: ['word '.repeat(690)] }])).toBe(3);
  expect(minutesOf(['word'])).toBe(1);
});
