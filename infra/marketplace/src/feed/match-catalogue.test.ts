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

test('of what was sold in a year it takes what fits the hints best', () => {
  expect(match('Toyota', 'Highlander Limited', 2021).version?.fuelTypeGroup).toBe('GSL');
  const enginesOf = (hints: Partial<VehicleHints>) => match('Ford', 'F-150', 2019, hints).version?.engine;
  expect(enginesOf({ cylinders: 8 })?.cylinders).toBe(8);
  expect(enginesOf({ cylinders: 6, litres: 2.7 })?.litres).toBe(2.7);
});

test('where a year is missing it takes what was sold in the nearest one, but none that is far away', () => {
  const { version, trim } = match('INFINITI', 'QX60 Base', 2018);
  expect([version?.vehicleStyleCode, trim?.label]).toEqual(['SUVCROSS', 'Base']);
  expect(match('BMW', '3 Series 325i', 1985).version).toBeNull();
});

test('the same words again give the same vehicle', () => {
  expect(match('Honda', 'Accord EX-L', 2019)).toEqual(match('Honda', 'Accord EX-L', 2019));
  expect(matchCatalogue({ make: 'Trabant', model: '601', trim: null, year: 1985 }, nothing)).toEqual({
    unknown: 'make',
  });
  expect(matchCatalogue({ make: 'Honda', model: 'Trabant', trim: null, year: 2019 }, nothing)).toEqual({
    unknown: 'model',
  });
});
