import { codeOf, expandMake } from './notation';
import { readMakeFile } from './read-make-file';
import { lastModelYear } from './types';

const make = (models: string) => {
  const [source] = readMakeFile('makes/test.txt', `[Test]\ncode: TEST\nwmi: 1T1\n\n${models}`);
  return expandMake(source!);
};

describe('expandMake', () => {
  it('reads models, generations, powertrains and trims', () => {
    const { models } = make(`
Camry *300 [Sedans] ~Camry Sedan; Solara
  2018-2024 sedan.mid
    2.5I4 203hp 28/39 A8 fwd/awd: LE 26.4, SE 27.9 @2019-2023
    3.5V6T 301hp 22/33 A8/M6 rwd: LE 30
`);
    expect(models).toHaveLength(1);
    const camry = models[0]!;
    expect(camry).toMatchObject({
      code: 'CAMRY|TEST',
      label: 'Camry',
      makeCode: 'TEST',
      sales: 300,
      series: { code: 'SEDANS|TEST', label: 'Sedans' },
      aliases: ['Camry Sedan', 'Solara'],
      firstYear: 2018,
      lastYear: 2024,
    });
    expect(camry.trims.map((trim) => [trim.code, trim.firstYear, trim.lastYear, trim.versions.length])).toEqual([
      ['CAMRY|LE', 2018, 2024, 2],
      ['CAMRY|SE', 2019, 2023, 1],
    ]);
    expect(camry.trims[0]!.versions[0]).toEqual({
      firstYear: 2018,
      lastYear: 2024,
      vehicleStyleCode: 'SEDAN',
      bodyStyleSubtypeCode: 'SEDAN_MIDSIZE',
      vehicleTypes: [],
      layouts: [{ doors: 4, seats: 5, cab: null, bed: null }],
      fuelTypeGroup: 'GSL',
      engine: { cylinders: 4, code: '4CYL', litres: 2.5, label: '2.5L I4' },
      horsepower: 203,
      transmissions: [{ code: 'AUT', label: '8-Speed Automatic' }],
      drives: ['FWD', 'AWD4WD'],
      fourWheelDrive: false,
      mpg: { city: 28, highway: 39 },
      electricRange: null,
      msrp: 26400,
    });
    expect(camry.trims[0]!.versions[1]).toMatchObject({
      engine: { label: '3.5L V6 Turbo', code: '6CYL' },
      transmissions: [{ code: 'AUT' }, { code: 'MAN', label: '6-Speed Manual' }],
      msrp: 30000,
    });
  });

  it('reads an open range of years as ending with the last year on sale', () => {
    expect(make('A *1\n  2020- suv.sub\n    200hp 250mi electric fwd: Base 30').models[0]).toMatchObject({
      firstYear: 2020,
      lastYear: lastModelYear,
    });
  });

  it('reads the cabs and beds of a truck; those of a powertrain override those of its generation', () => {
    const [work, fine] = make(`
F *1
  2020-2021 truck.full reg/long ext6/std
    3.3V6 A6 rwd/4wd: Work 30
    5.0V8 A6 4wd crew/short: Fine 50
`).models[0]!.trims;
    expect(work!.versions[0]!.layouts).toEqual([
      { cab: '3', bed: 'LONG', doors: 2, seats: 3 },
      { cab: 'EXT', bed: 'STANDARD', doors: 4, seats: 6 },
    ]);
    expect(work!.versions[0]).toMatchObject({ drives: ['RWD', 'AWD4WD'], fourWheelDrive: true, mpg: null });
    expect(fine!.versions[0]!.layouts).toEqual([{ cab: 'CREW', bed: 'SHORT', doors: 4, seats: 5 }]);
  });

  it('reads upfits, seats, rotary engines, electric and plug-in cars', () => {
    const { models } = make(`
Van *1
  2020-2021 van.cargo upfit:cargo+box 3d
    266hp 159mi electric rwd: Low 50
Bus *1
  2020-2021 suv.mid 7/8s
    1.3R2 20/28 40mi phev CVT awd: Base 40
`);
    expect(models[0]!.trims[0]!.versions[0]).toMatchObject({
      vehicleTypes: ['CARGO_VAN', 'BOX_TRUCK'],
      fuelTypeGroup: 'ELE',
      engine: null,
      electricRange: 159,
      transmissions: [{ code: 'AUT', label: '1-Speed Automatic' }],
    });
    expect(models[1]!.trims[0]!.versions[0]).toMatchObject({
      engine: { code: 'ROTARY', label: '1.3L Rotary' },
      fuelTypeGroup: 'PIH',
      electricRange: 40,
      layouts: [{ seats: 7 }, { seats: 8 }],
    });
  });

  it.each([
    ['no sales', 'Camry\n', 'a model such as'],
    ['a generation first', '  2020-2021 sedan.mid', 'a model before'],
    ['no years', 'A *1\n  sedan.mid', 'years first'],
    ['years the wrong way round', 'A *1\n  2021-2020 sedan.mid', 'not after the last'],
    ['a powertrain first', 'A *1\n    2.5I4 A8 fwd: LE 20', 'a generation before'],
    ['an unknown word', 'A *1\n  2020-2021 sedan.mid zoom', 'instead of "zoom"'],
    ['an unknown body', 'A *1\n  2020-2021 sedan.huge', 'a body'],
    ['no colon', 'A *1\n  2020-2021 sedan.mid\n    2.5I4 A8 fwd LE 20', 'a colon'],
    ['no price', 'A *1\n  2020-2021 sedan.mid\n    2.5I4 A8 fwd: LE', 'a trim such as'],
    ['no engine', 'A *1\n  2020-2021 sedan.mid\n    A8 fwd: LE 20', 'an engine'],
    ['an engine in an electric car', 'A *1\n  2020-2021 sedan.mid\n    2.5I4 A8 electric fwd: LE 20', 'no engine'],
    ['no gearbox', 'A *1\n  2020-2021 sedan.mid\n    2.5I4 fwd: LE 20', 'a transmission'],
    ['no drive', 'A *1\n  2020-2021 sedan.mid\n    2.5I4 A8: LE 20', 'a drive'],
    ['no trims', 'A *1\n  2020-2021 sedan.mid', 'has no trims'],
    ['a tab too far', 'A *1\n   2020-2021 sedan.mid', 'an indentation'],
  ])('says what is wrong: %s', (_case, models, message) => {
    expect(() => make(models)).toThrow(message);
  });

  it('names the file and the line of an error', () => {
    expect(() => make('# A comment.\nA *1\n  2020-2021 sedan.huge')).toThrow(
      /^makes\/test\.txt:7: "2020-2021 sedan\.huge" cannot be read; expected a body: sedan\.sub .*\.$/,
    );
    expect(() => make('A *1\n\nB *2')).toThrow(/^makes\/test\.txt:5: "A \*1" cannot be read; .* has no trims\.$/);
  });
});

describe('codeOf', () => {
  it.each([
    ['F-150', 'F150'],
    ['NX 450h+', 'NX450HPLUS'],
    ['Town & Country', 'TOWNANDCOUNTRY'],
  ])('%s is %s', (label, code) => {
    expect(codeOf(label)).toBe(code);
  });
});
