import { modelFixture } from '../testing/model-fixture';
import { modelText } from './model-text';

test('R16 a model’s page has its name, and a trail by its make', () => {
  const text = modelText(
    { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], startYear: 2024, endYear: 2024 },
    { pageSize: 30 },
    modelFixture,
  );
  expect(text?.name).toBe('2024 Toyota Camry');
  expect(text?.breadcrumbs.map(({ label, href }) => [label, href])).toEqual([
    ['Cars for Sale', '/cars-for-sale/all'],
    ['Makes and models', '/cars-for-sale/makes'],
    ['Toyota', '/cars-for-sale/all/toyota'],
    ['Camry', '/cars-for-sale/models/toyota/camry'],
    ['2024', '/cars-for-sale/models/toyota/camry/2024'],
  ]);
});

test('R16 the trail to a part of a model ends with the part', () => {
  const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
  const last = (state: object, part: 'trims' | 'reviews') =>
    modelText(state, { pageSize: 30 }, modelFixture, part)?.breadcrumbs.at(-1);
  expect(last({ ...camry, startYear: 2024, endYear: 2024 }, 'reviews')).toMatchObject({
    ...{ label: 'Consumer reviews', href: '/cars-for-sale/models/toyota/camry/2024/reviews' },
  });
  expect(last(camry, 'trims')?.href).toBe('/cars-for-sale/models/toyota/camry/trims');
});

test('R16 a brand’s only make is no step of the trail; an unknown model has no page', () => {
  const tucson = { makeCode: ['HYUND'], modelCode: ['TUCSON|HYUND'] };
  const crumbs = modelText(tucson, { pageSize: 30, makeCode: 'HYUND' }, modelFixture)?.breadcrumbs ?? [];
  expect(crumbs.map(({ label }) => label)).toEqual(['Cars for Sale', 'Makes and models', 'Tucson']);
  expect(
    modelText({ makeCode: ['HYUND'], modelCode: ['NONE|HYUND'] }, { pageSize: 30, makeCode: 'HYUND' }, modelFixture),
  ).toBeNull();
  expect(modelText({}, { pageSize: 30 }, modelFixture)).toBeNull();
});
