import { toWords } from './document';

test('words are ASCII, lower case and unique; a hyphen can be left out', () => {
  expect(toWords('Ford F-150  Citroën ford')).toEqual(['ford', 'f', '150', 'f150', 'citroen']);
});
