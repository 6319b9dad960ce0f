import { fixture, makerRules, usedRules } from '../testing/fixture';
import { modelText } from './model-text';

test('R16 a model’s page has its name, and a trail by its make', () => {
  const text = modelText(
    { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], startYear: 2024, endYear: 2024 },
    usedRules,
    fixture,
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

test('R16 a brand’s only make is no step of the trail; an unknown model has no page', () => {
  const tucson = { makeCode: ['HYUND'], modelCode: ['TUCSON|HYUND'] };
  const crumbs = modelText(tucson, makerRules, fixture)?.breadcrumbs ?? [];
  expect(crumbs.map(({ label }) => label)).toEqual(['Cars for Sale', 'Makes and models', 'Tucson']);
  expect(modelText({ makeCode: ['HYUND'], modelCode: ['NONE|HYUND'] }, makerRules, fixture)).toBeNull();
  expect(modelText({}, usedRules, fixture)).toBeNull();
});
