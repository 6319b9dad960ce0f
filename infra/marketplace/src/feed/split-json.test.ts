import fc from 'fast-check';
import { JsonSplitter } from './split-json';

function split(text: string, size: number, maxLength = 1_000_000) {
  const splitter = new JsonSplitter(maxLength);
  const pieces = [];
  for (let at = 0; at < text.length; at += size) pieces.push(...splitter.push(text.slice(at, at + size)));
  splitter.end();
  return pieces;
}

const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });
const indent = fc.constantFrom(undefined, 2);

test('objects are read unchanged, whatever they contain and however the document is split', () => {
  fc.assert(
    fc.property(objects, indent, fc.integer({ min: 1, max: 40 }), (values, space, size) => {
      const plain = values.filter((value) => !('@graph' in value));
      const expected = plain.map((value) => JSON.parse(JSON.stringify(value)) as unknown);
      const documents = [
        JSON.stringify(plain, null, space),
        JSON.stringify({ '@context': { a: ['@graph'] }, '@graph': plain, more: [{ b: '}' }] }, null, space),
        plain.map((value) => JSON.stringify(value, null, space)).join('\n'),
      ];
      for (const text of documents) expect(split(text, size).map((piece) => JSON.parse(piece.text!))).toEqual(expected);
    }),
  );
});

test('an object that is too long is skipped, and the next one is read', () => {
  const text = `[{"a":"${'x'.repeat(500)}"},\n{"b":"y\n"},\n{"c":1}]`;
  expect(split(text, 7, 100)).toEqual([
    { line: 1, text: null },
    { line: 2, text: '{"b":"y\n"}' },
    { line: 4, text: '{"c":1}' },
  ]);
});
