import { matchCatalogue } from './match-catalogue';
import type { VehicleHints } from './vehicles';

const nothing: VehicleHints = {
  ...{ fuelTypeGroup: null, cylinders: null, litres: null, driveGroup: null, transmissionCode: null },
};
const match = (make: string, model: string, year: number, hints: Partial<VehicleHints> = {}) => {
  const found = matchCatalogue({ make, model, trim: null, year }, { ...nothing, ...hints });
  if ('unknown' in found) throw new Error(`unknown ${found.unknown}`);
  return found;
};

test('of the versions sold in a year the one that fits the hints best is chosen', () => {
  expect(match('Toyota', 'Highlander Limited', 2021).version?.fuelTypeGroup).toBe('GSL');
  const enginesOf = (hints: Partial<VehicleHints>) => match('Ford', 'F-150', 2019, hints).version?.engine;
  expect(enginesOf({ cylinders: 8 })?.cylinders).toBe(8);
  expect(enginesOf({ cylinders: 6, litres: 2.7 })?.litres).toBe(2.7);
});

test('without a version in the year, one of the nearest year is chosen, but none of a distant one', () => {
  const { version, trim } = match('INFINITI', 'QX60 Base', 2018);
  expect([version?.vehicleStyleCode, trim?.label]).toEqual(['SUVCROSS', 'Base']);
  expect(match('BMW', '3 Series 325i', 1985).version).toBeNull();
});

test('the same words always give the same vehicle', () => {
  expect(match('Honda', 'Accord EX-L', 2019)).toEqual(match('Honda', 'Accord EX-L', 2019));
  expect(matchCatalogue({ make: 'Trabant', model: '601', trim: null, year: 1985 }, nothing)).toEqual({
    unknown: 'make',
  });
});

test.each([
  ['Chevrolet', 'Silverado', 'Silverado', 'Silverado|CHEV'],
  ['CHEVROLET', 'SILVERADO', 'SILVERADO', 'Silverado|CHEV'],
  ['Ford', 'Econoline Cargo Van', 'Econoline Cargo Van', 'Econoline Cargo Van|FORD'],
  ['Ford', 'xl-951, super duty', 'xl-951, super duty', 'XL 951 Super Duty|FORD'],
  ['Land', 'Rover Forward Control', 'Forward Control', 'Forward Control|ROV'],
])('a model of %s that the catalogue lacks keeps its own words: %s', (make, model, label, code) => {
  expect(match(make, model, 2019)).toEqual({
    make: expect.objectContaining({ code: code.slice(code.indexOf('|') + 1) }),
    model: { code, label, seriesCode: null, listed: false },
    ...{ trim: null, version: null },
  });
});

test('a make that is in both texts is not part of the model', () => {
  expect(match('Chevrolet', 'Chevrolet Silverado 1500 LT', 2019)).toEqual(
    match('Chevrolet', 'Silverado 1500 LT', 2019),
  );
  expect(match('Ford', 'Ford Econoline', 2019).model.label).toBe('Econoline');
});

test.each([
  ['a make and nothing else', 'Land', 'Rover'],
  ['signs', 'Honda', '***'],
  ['a description', 'Honda', 'clean title, one owner, new tires, runs and drives great, must see'],
])('%s is no model', (_name, make, model) => {
  expect(matchCatalogue({ make, model, trim: null, year: 2019 }, nothing)).toEqual({ unknown: 'model' });
});
