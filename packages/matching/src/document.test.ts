import { toWords } from './document';

test.each<[string, string[]]>([
  ['Ford F-150  Citroën ford', ['ford', 'f', '150', 'f150', 'citroen']],
  ['', []],
  ['   ', []],
  ['- -- &', []],
  ['Škoda\t\n Kodiaq', ['skoda', 'kodiaq']],
  ['(Sport)', ['sport']],
  ['A--B', ['a', 'b', 'ab']],
  ['ＦＯＲＤ', ['ford']],
  ['3.5L V6', ['3', '5l', '35l', 'v6']],
])('words of %j are ASCII, lower case and unique; a hyphen can be left out', (text, words) => {
  expect(toWords(text)).toEqual(words);
});
