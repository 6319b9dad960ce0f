import { titleOf } from './title';
import type { VehicleMatch } from './vehicles';

const vehicle = (make: string, model: string, trim: string | null): Pick<VehicleMatch, 'make' | 'model' | 'trim'> => ({
  make: { code: make.toUpperCase(), label: make },
  model: { code: model, label: model, seriesCode: null, listed: true },
  trim: trim === null ? null : { code: trim, label: trim },
});

test.each<[string, Parameters<typeof vehicle>, string, string]>([
  ['seats', ['Honda', 'Pilot', 'Touring'], 'Pilot Touring 8-Passenger', 'Used 2021 Honda Pilot Touring 8-Passenger'],
  [
    'seats without a hyphen',
    ['Toyota', 'Sienna', 'XSE'],
    'Sienna XSE 7 Passenger',
    'Used 2021 Toyota Sienna XSE 7-Passenger',
  ],
  ['driven wheels', ['Mercedes-Benz', 'E 350', null], 'E-Class E 350 4Matic', 'Used 2021 Mercedes-Benz E 350 4MATIC'],
  [
    'words that the trim already has',
    ['Mercedes-Benz', 'GLC 300', '4MATIC'],
    'GLC 300 4MATIC',
    'Used 2021 Mercedes-Benz GLC 300 4MATIC',
  ],
  ['no praise', ['Toyota', 'Camry', 'LE'], 'Camry LE CLEAN CARFAX ONE OWNER awd', 'Used 2021 Toyota Camry LE AWD'],
  [
    'two words',
    ['Ford', 'Explorer', 'XLT'],
    'Explorer XLT 4WD 7-passenger',
    'Used 2021 Ford Explorer XLT 4WD 7-Passenger',
  ],
])('a title has the words that distinguish vehicles of one trim: %s', (_of, [make, model, trim], words, title) => {
  expect(titleOf('USED', 2021, vehicle(make, model, trim), words)).toBe(title);
});
