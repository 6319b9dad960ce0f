import { modelFixture } from '../testing/model-fixture';
import { modelPath, parseModelPath } from './model-path';

const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

test.each([
  ['/cars-for-sale/models/toyota/camry', camry],
  ['/cars-for-sale/models/toyota/camry/2024', { ...camry, startYear: 2024, endYear: 2024 }],
  ['/cars-for-sale/models/TOYOTA/Camry/', camry],
  ['/cars-for-sale/models/land%20rover/Defender', { makeCode: ['LR'], modelCode: ['DEFENDER|LR'] }],
  ['/cars-for-sale/models/toyota/nothing', undefined],
  ['/cars-for-sale/models/__proto__/camry', undefined],
  ['/cars-for-sale/models/toyota', undefined],
  ['/cars-for-sale/models/toyota/camry/24', undefined],
  ['/cars-for-sale/models/toyota/camry/2024/le', undefined],
  ['/cars-for-sale/models/toyota/%E0', undefined],
  ['/cars-for-sale/all/toyota/camry', undefined],
])('R4 %s is the page about %j', (path, state) => {
  expect(parseModelPath(path, modelFixture)).toEqual(state);
});

test('R4 a model’s path has its slugs, and leads back to it; an unknown model has none', () => {
  const path = modelPath('F150|FORD', modelFixture, 2020);
  expect(path).toBe('/cars-for-sale/models/ford/f-150/2020');
  expect(parseModelPath(path ?? '', modelFixture)).toMatchObject({ modelCode: ['F150|FORD'], endYear: 2020 });
  expect(modelPath('F150|FORD', modelFixture, 2020, 'trims')).toBe(`${path}/trims`);
  expect(modelPath('F150|FORD', modelFixture, undefined, 'trims')).toBe('/cars-for-sale/models/ford/f-150/trims');
  // A model whose slug leads to another one has no page.
  expect(modelPath('COROLLA2|TOYOTA', modelFixture)).toBeUndefined();
  expect(modelPath('NOTHING|NOBODY', modelFixture)).toBeUndefined();
});
