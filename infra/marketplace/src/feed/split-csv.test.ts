import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { CsvSplitter } from './split-csv';

function split(text: string, size = 7, maxLength = 1_000, delimiter = ',') {
  const splitter = new CsvSplitter(delimiter, maxLength);
  const records = [];
  for (let at = 0; at < text.length; at += size) records.push(...splitter.push(text.slice(at, at + size)));
  return [...records, ...splitter.end()];
}
const cellsOf = (text: string, ...more: [number?, number?, string?]) => split(text, ...more).map(({ cells }) => cells);

const cell = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '"', ',', ';', '\n', '\r\n', 'é', '[') });
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const write = (text: string, isQuoted: boolean, delimiter: string) =>
  isQuoted || /^ *"|[\r\n]/.test(text) || text.includes(delimiter) || text.trim() === '' ? quote(text) : text;

test('cells are read unchanged, whatever they contain and however the text is split', () => {
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      ...[
        rows,
        fc.boolean(),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.integer({ min: 1, max: 9 }),
      ],
      (values, isQuoted, delimiter, lineEnd, size) => {
        const lines = values.map((row) => row.map((each) => write(each, isQuoted, delimiter)).join(delimiter));
        expect(cellsOf(lines.join(lineEnd), size, 1_000, delimiter)).toEqual(values);
        expect(cellsOf(lines.join(lineEnd) + lineEnd, size, 1_000, delimiter)).toEqual(values);
      },
    ),
  );
});

test('text that a strict reader can read gives the same cells', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' b', '"', '""', ',', '\n', '\r\n'), maxLength: 12 });
  fc.assert(
    fc.property(text, (given) => {
      const whole = `x,y\n${given}`;
      let strict: string[][] | null = null;
      try {
        strict = parse(whole, { record_delimiter: ['\n', '\r\n'], skip_empty_lines: true });
      } catch {
        // The reference parser is stricter than ours, on purpose.
      }
      fc.pre(strict !== null);
      expect(cellsOf(whole)).toEqual(strict);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['quotes inside a cell are characters', 'a,5" disc,"7"" wheels"', [['a', '5" disc', '7" wheels']]],
  ['a cell that goes on after its quotes keeps them', '"Joe" Smith, "x" ,y', [['"Joe" Smith', 'x', 'y']]],
  [
    'empty lines are skipped',
    'a,b\n\n  \n\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'cells may be empty',
    ',,\n"",,""',
    [
      ['', '', ''],
      ['', '', ''],
    ],
  ],
])('%s', (_what, text, expected) => {
  expect(cellsOf(text)).toEqual(expected);
});

test.each([1, 5, 1_000])('an unclosed quote costs its own line only, in parts of %s', (size) => {
  const text = 'a,b\n1,"x\n2,y\n3,"z"\n4,"w\n5,v';
  expect(split(text, size)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: null },
    { line: 3, cells: ['2', 'y'] },
    { line: 4, cells: ['3', 'z'] },
    { line: 5, cells: null },
    { line: 6, cells: ['5', 'v'] },
  ]);
});

test.each([1, 30, 5_000])('what is too long is given up, and the next line is read, in parts of %s', (size) => {
  const long = 'x'.repeat(400);
  const text = `a,b\n${long},1\n"${long}",2\nc,d\n"${'y\n'.repeat(3)}",3`;
  expect(split(text, size, 100)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: null },
    { line: 3, cells: null },
    { line: 4, cells: ['c', 'd'] },
    { line: 5, cells: ['y\ny\ny\n', '3'] },
  ]);
});
