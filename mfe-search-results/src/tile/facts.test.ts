import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { metaLine } from './facts';

const all = { mpg: '28 City / 39 Highway', mileRange: 42 };
const line = (fuelTypeGroup: string | undefined, specifications: object = all, mileage: number | undefined = 1200) =>
  metaLine(fixtureListing({ fuelTypeGroup, specifications, mileage }), undefined);

describe('metaLine', () => {
  test.each([
    ['a plug-in hybrid: mileage, mpg and mile range', 'PIH', '1,200 mi · 28/39 MPG · 42 mi range'],
    ['an electric car: its mile range', 'ELE', '1,200 mi · 42 mi range'],
    ['a hybrid: its mpg', 'HYB', '1,200 mi · 28/39 MPG'],
    ['any other: its mileage', 'GSL', '1,200 mi'],
    ['an unknown fuel', undefined, '1,200 mi'],
    ['a fuel code that is a name of Object', 'constructor', '1,200 mi'],
  ])('%s', (_name, fuel, expected) => {
    expect(line(fuel)).toBe(expected);
  });

  test('the place follows', () => {
    expect(metaLine(fixtureListing({ mileage: 9200 }), fixtureOwners[0])).toBe('9,200 mi · Chicago, IL, 4 mi away');
  });

  test('unknown facts are left out', () => {
    expect(metaLine(fixtureListing({ mileage: undefined, specifications: {} }), undefined)).toBe('');
  });

  test('no miles are miles', () => {
    expect(line('GSL', all, 0)).toBe('0 mi');
  });

  test('mpg of city and highway is shortened, any other wording is unchanged', () => {
    const mpg = (text: string) =>
      metaLine(fixtureListing({ fuelTypeGroup: 'HYB', mileage: undefined, specifications: { mpg: text } }), undefined);
    expect(mpg('28 City / 39 Highway')).toBe('28/39 MPG');
    expect(mpg('31')).toBe('31 MPG');
    expect(mpg('94 MPGe combined')).toBe('94 MPGe combined');
    expect(mpg('')).toBe('');
  });
});
