import { cardSvg } from './card';

const look = {
  ...{ name: 'Cars & Co', mark: '<svg viewBox="0 0 32 32"/>', font: '"A", serif', ground: '#ffffff' },
  ...{ text: '#111111', muted: '#444444', primary: '#0000ff' },
};
const rowsOf = (title: string) => {
  const svg = cardSvg({ look, title, lines: [], picture: { drawing: '' } });
  return [...svg.matchAll(/font-size="(\d+)" font-weight="700"[^>]*>([^<]*)</g)]
    .map(([, size, text]) => [Number(size), text])
    .filter(([, text]) => text !== 'Cars &#38; Co');
};

test('a title is in the largest type in which it fits, and breaks between words', () => {
  expect(rowsOf('Toyota Camry')).toEqual([[76, 'Toyota Camry']]);
  expect(rowsOf('Five things to check on a used pickup')).toEqual([
    [60, 'Five things to check on a used'],
    [60, 'pickup'],
  ]);
  const long = rowsOf('What an hour in the driveway tells you about a truck that has worked for a living, and not');
  expect(long.map(([size]) => size)).toEqual([50, 50, 50]);
});

test('a title that fits in no type ends with an ellipsis', () => {
  const rows = rowsOf('words '.repeat(40));
  expect(rows).toHaveLength(3);
  expect(rows[2]?.[1]).toMatch(/words…$/);
});

test('no text of a picture is markup', () => {
  const svg = cardSvg({ look, title: '<script>"', lines: ['</text>&'], picture: { drawing: '' } });
  expect(svg).toContain('&#60;script&#62;&#34;');
  expect(svg).toContain('&#60;/text&#62;&#38;');
  expect(svg).toContain('font-family="&#34;A&#34;, serif"');
});
