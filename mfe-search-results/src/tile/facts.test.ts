import { fixtureListing } from '@forecourt/listing/testing';
import { factsOf, specLine } from './facts';

const all = { mpg: '28 City / 39 Highway', mileRange: 42 };
const texts = (fuelTypeGroup: string | undefined, specifications = all, mileage: number | undefined = 1200) =>
  factsOf(fixtureListing({ fuelTypeGroup, specifications, mileage })).map(({ text }) => text);

describe('factsOf', () => {
  test.each([
    ['a plug-in hybrid: mileage, mpg and mile range', 'PIH', ['1,200 mi', '28/39 MPG', '42 mi range']],
    ['an electric car: its mile range', 'ELE', ['1,200 mi', '42 mi range']],
    ['a hybrid: its mpg', 'HYB', ['1,200 mi', '28/39 MPG']],
    ['any other: its mpg too', 'GSL', ['1,200 mi', '28/39 MPG']],
    ['an unknown fuel', undefined, ['1,200 mi', '28/39 MPG']],
    ['a fuel code that is a name of Object', 'constructor', ['1,200 mi', '28/39 MPG']],
  ])('%s', (_name, fuel, expected) => {
    expect(texts(fuel)).toEqual(expected);
  });

  test('unknown facts are left out', () => {
    expect(factsOf(fixtureListing({ mileage: undefined, specifications: {} }))).toEqual([]);
  });

  test('no miles are miles', () => {
    expect(texts('ELE', all, 0)[0]).toBe('0 mi');
  });

  test('R73 a shortened mpg has its whole text, any other is unchanged', () => {
    const mpg = (text: string) => factsOf(fixtureListing({ mileage: undefined, specifications: { mpg: text } }))[0];
    expect(mpg('28 City / 39 Highway')).toMatchObject({ text: '28/39 MPG', whole: '28 City / 39 Highway MPG' });
    expect(mpg('31')).toMatchObject({ text: '31 MPG' });
    expect(mpg('94 MPGe combined')).toMatchObject({ text: '94 MPGe combined' });
    expect(mpg('')).toBeUndefined();
  });
});

test('specLine joins what is known', () => {
  const line = (specifications: Parameters<typeof fixtureListing>[0] & object) =>
    specLine(fixtureListing(specifications));
  expect(line({ specifications: { engine: '2.5L I4', driveType: 'AWD', color: 'Blue' } })).toBe('2.5L I4 · AWD · Blue');
  expect(line({ specifications: { color: 'Blue' } })).toBe('Blue');
  expect(line({ specifications: {} })).toBe('');
});
