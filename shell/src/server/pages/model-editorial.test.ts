import { brandById } from '@forecourt/brands';
import { aboutModel } from './model-editorial';

const research = brandById('research');
const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const base = '/content/editorial/model?brand=research&make=TOYOTA&model=CAMRY';

test('R86 a search for one make and model requests what there is to read about it, in its years', () => {
  expect(aboutModel(camry, research)).toBe(base);
  expect(aboutModel({ ...camry, startYear: 2018, endYear: 2020 }, research)).toBe(`${base}&from=2018&to=2020`);
});

test('R86 a search of a brand with one make names the make by its model alone', () => {
  expect(aboutModel({ modelCode: ['ELANTRA|HYUND'] }, brandById('maker'))).toBe(
    '/content/editorial/model?brand=maker&make=HYUND&model=ELANTRA',
  );
});

test.each([
  [{}],
  [{ makeCode: ['TOYOTA'] }],
  [{ ...camry, makeCode: ['TOYOTA', 'HONDA'] }],
  [{ ...camry, modelCode: ['CAMRY|TOYOTA', 'RAV4|TOYOTA'] }],
  [{ makeCode: ['HONDA'], modelCode: ['CAMRY|TOYOTA'] }],
  [{ ...camry, trimCode: ['CAMRY|LE'] }],
  [{ ...camry, firstRecord: 30 }],
])('R86 a search for %j requests nothing', (state) => {
  expect(aboutModel(state, research)).toBeNull();
});
