import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeFiles } from './make-files';
import { readMakeFile } from './read-make-file';

const read = (text: string) => readMakeFile('makes/test.txt', text);

describe('readMakeFile', () => {
  it('reads makes with their headers, and leaves lines of models as they are, without comments', () => {
    expect(
      read(`# Two makes.
[Land Rover]
code: LR
aliases: Land, LandRover
wmi: SAL, SAJ # of Jaguar, too

Defender *20
  2020- suv.off # a generation

[VinFast]
wmi: RLL
code: VIN
`),
    ).toEqual([
      {
        ...{ code: 'LR', label: 'Land Rover', aliases: ['Land', 'LandRover'], wmi: ['SAL', 'SAJ'] },
        lines: [
          { at: 'makes/test.txt:7', text: 'Defender *20' },
          { at: 'makes/test.txt:8', text: '  2020- suv.off' },
        ],
      },
      { code: 'VIN', label: 'VinFast', aliases: [], wmi: ['RLL'], lines: [] },
    ]);
  });

  it.each([
    ['models of no make', 'Camry *300', 'makes/test.txt:1: "Camry *300" cannot be read; expected a make in brackets'],
    ['no code', '\n[Test]\nwmi: 1T1', 'makes/test.txt:2: "[Test]" cannot be read; expected the make to have code'],
    ['no identifiers', '[Test]\ncode: TEST', '"[Test]" cannot be read; expected the make to have code, wmi'],
    ['a code in small letters', '[Test]\ncode: Test\nwmi: 1T1', 'code: two to nine capitals'],
    ['an identifier with a letter O', '[Test]\ncode: TEST\nwmi: 1T1, 1TO', 'the first three characters of a VIN'],
    ['an unknown key', '[Test]\ncode: TEST\nwmi: 1T1\nalias: T', 'alias'],
    [
      'a key twice',
      '[Test]\ncode: TEST\ncode: TOST',
      'makes/test.txt:3: "code: TOST" cannot be read; expected code once',
    ],
  ])('says what is wrong: %s', (_case, text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

test('every file of makes/ is part of the catalogue', () => {
  const files = readdirSync(join(__dirname, 'makes')).filter((name) => name.endsWith('.txt'));
  expect(Object.keys(makeFiles).toSorted()).toEqual(files.map((name) => `makes/${name}`).toSorted());
});
