import { findVehicle } from './index';

const found: [make: string, model: string, year: number | undefined, model: string, trim: string | undefined][] = [
  ['Ford', 'F-150 Lariat', undefined, 'F150|FORD', 'F150|LARIAT'],
  ['ford', 'f150 lariat', undefined, 'F150|FORD', 'F150|LARIAT'],
  ['Toyota', 'Sienna SE', 2019, 'SIENNA|TOYOTA', 'SIENNA|SE'],
  ['Toyota', 'RAV4 Hybrid Hybrid Limited', 2020, 'RAV4HYBRID|TOYOTA', 'RAV4HYBRID|LIMITED'],
  ['Toyota', 'Supra 3.0 Premium', 2021, 'GRSUPRA|TOYOTA', 'GRSUPRA|30PREMIUM'],
  ['Toyota', 'Supra', 1997, 'SUPRA|TOYOTA', undefined],
  ['BMW', '3 Series 330i xDrive', 2021, '330I|BMW', '330I|XDRIVE'],
  ['BMW', '330 i xDrive', 2019, '330I|BMW', '330I|XDRIVE'],
  ['BMW', '430 Gran Coupe i xDrive', 2019, '430I|BMW', '430I|XDRIVEGRANCOUPE'],
  ['Mercedes-Benz', 'C-Class C 300 4MATIC', 2019, 'C300|MB', 'C300|4MATIC'],
  ['Mercedes-Benz', 'AMG GLE AMG GLE 63 S-Model 4MATIC', 2016, 'AMGGLE63|MB', 'AMGGLE63|S4MATIC'],
  ['Mercedes-Benz', 'AMG GLE 53', 2021, 'AMGGLE53|MB', undefined],
  ['Mercedes Benz', 'S-Class S430', 2003, 'S430|MB', undefined],
  ['Land', 'Rover Range Rover Sport HSE Dynamic', 2018, 'RANGEROVERSPORT|ROV', 'RANGEROVERSPORT|HSEDYNAMIC'],
  ['Alfa', 'Romeo Giulia Ti', 2019, 'GIULIA|ALFA', 'GIULIA|TI'],
  ['Chevy', 'Silverado 2500HD LTZ', 2018, 'SILVERADO2500|CHEV', 'SILVERADO2500|LTZ'],
  ['VW', 'Atlas 3.6L SE w/Technology', 2019, 'ATLAS|VOLKS', 'ATLAS|36LSEWTECHNOLOGY'],
  ['Porsche', '718 Boxster S', 2018, '718BOXSTER|POR', '718BOXSTER|S'],
  ['Kia', 'Soul +', 2018, 'SOUL|KIA', 'SOUL|PLUS'],
  ['RAM', '1500 Big Horn', 2021, '1500|RAM', '1500|BIGHORN'],
  ['Lexus', 'IS-F Base', 2009, 'ISF|LEXUS', 'ISF|BASE'],
  ['Mazda', 'CX-5', 2018, 'CX5|MAZDA', undefined],
];

describe('findVehicle', () => {
  it.each(found)('%s "%s" of %s is %s, trim %s', (make, model, year, modelCode, trimCode) => {
    const vehicle = findVehicle({ make, model, year });
    expect(vehicle?.model.code).toBe(modelCode);
    expect(vehicle?.trim?.code).toBe(trimCode);
    expect(vehicle?.make.models).toContain(vehicle?.model);
  });

  it('takes the trim from its own text', () => {
    expect(findVehicle({ make: 'Honda', model: 'CR-V', trim: 'EX-L AWD', year: 2019 })?.trim?.label).toBe('EX-L');
  });

  it.each([
    ['Tatra', '613'],
    ['Toyota', 'Zephyr'],
    ['', ''],
    ['Ford', ''],
  ])('does not guess %s %s', (make, model) => {
    expect(findVehicle({ make, model })).toBeUndefined();
  });
});
