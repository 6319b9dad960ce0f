import { mergeReference, slugify } from './index';
import { createReference, modelOf } from './reference-index';
import { fixture, fixtureData, slice } from './testing/fixture';

test('R4 looks up by code and by slug; an unknown name is undefined, whatever it is', () => {
  expect(fixture.makes.bySlug.get('land-rover')).toEqual({ code: 'LR', label: 'Land Rover' });
  expect(modelOf(fixture, 'CAMRY|TOYOTA')?.label).toBe('Camry');
  expect(fixture.models('TOYOTA')?.bySlug.get('camry')?.code).toBe('CAMRY|TOYOTA');
  expect(fixture.trims('ACCORD|HONDA')?.bySlug.get('ex-l')?.code).toBe('ACCORD|EXL');
  expect(fixture.facet('vehicleStyleCode')?.bySlug.get('suv-crossover')?.code).toBe('SUVCROSS');
  for (const name of ['nobody', '__proto__', 'constructor', 'toString', '']) {
    expect(fixture.makes.byCode.get(name) ?? fixture.makes.bySlug.get(name)).toBeUndefined();
    expect(
      fixture.models(name) ?? fixture.trims(name) ?? fixture.facet(name) ?? modelOf(fixture, name),
    ).toBeUndefined();
  }
});

test('R4 a slug is given only where it leads back to the code', () => {
  expect(fixture.models('TOYOTA')?.slugs.get('COROLLA|TOYOTA')).toBe('corolla');
  expect(fixture.models('TOYOTA')?.slugs.get('COROLLA2|TOYOTA')).toBeUndefined();
});

test('every place is known where no list of places is at hand', () => {
  expect([fixture.hasPlace('chicago-il'), fixture.hasPlace('nowhere-il'), slice.hasPlace('nowhere-il')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('is built once for the same data', () => {
  expect(createReference(fixtureData)).toBe(fixture);
});

test('slices merge: new lists are added, known ones stay', () => {
  const merged = createReference(
    mergeReference(slice.data, { makes: [], models: { HONDA: fixtureData.models.HONDA! }, trims: {}, facets: {} }),
  );
  expect(modelOf(merged, 'ACCORD|HONDA')?.label).toBe('Accord');
  expect(modelOf(merged, 'CAMRY|TOYOTA')?.label).toBe('Camry');
  expect(merged.makes.byCode.get('KIA')?.label).toBe('Kia');
  expect(mergeReference(fixtureData, fixtureData)).toEqual(fixtureData);
  expect(mergeReference(fixtureData, slice.data).places).toBeUndefined();
});

test.each([
  ['Land Rover', 'land-rover'],
  ['F-150', 'f-150'],
  ['Citroën', 'citroen'],
  ['4WD/AWD', '4wd-awd'],
  ['A & B+', 'a-and-b-plus'],
  ['  ', ''],
])('%p has the slug %p', (label, slug) => {
  expect(slugify(label)).toBe(slug);
});
