import type { EconomyFact } from '@forecourt/listing';
import { mpgeOf } from './mpge';

const fact = (drive: string, range: number, city?: number, highway?: number): EconomyFact => ({
  ...{ name: 'EV', fuel: 'Electricity', unit: 'MPGe', drive, range, city, highway },
});
const published = [
  fact('Rear-Wheel Drive', 310, 138, 126),
  fact('Rear-Wheel Drive', 260, 140, 120),
  fact('All-Wheel Drive', 290, 120, 110),
  fact('4-Wheel Drive', 270, 120, 110),
];
const version = (drive: string, electricRange: number, fuelTypeGroup = 'ELE') => ({
  ...{ drives: [drive], electricRange, fuelTypeGroup },
});

test('an electric version has the MPGe of the EPA’s rows with its drive and range', () => {
  expect(mpgeOf(version('RWD', 310), published)).toEqual({ city: 138, highway: 126 });
  expect(mpgeOf(version('RWD', 260), published)).toEqual({ city: 140, highway: 120 });
});

test('rows with its drive that agree are enough if none has its range; rows that differ say nothing', () => {
  expect(mpgeOf(version('AWD4WD', 300), published)).toEqual({ city: 120, highway: 110 });
  expect(mpgeOf(version('RWD', 300), published)).toBeUndefined();
  expect(mpgeOf(version('FWD', 300), published)).toBeUndefined();
});

test('rows without figures, miles per gallon and versions that burn fuel have no MPGe', () => {
  expect(mpgeOf(version('FWD', 239), [fact('Front-Wheel Drive', 239)])).toBeUndefined();
  expect(mpgeOf(version('RWD', 310), [{ ...published[0]!, unit: 'MPG' }])).toBeUndefined();
  expect(mpgeOf(version('RWD', 310, 'PIH'), published)).toBeUndefined();
});
