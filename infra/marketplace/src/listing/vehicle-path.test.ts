import { createReference } from '@forecourt/search-state';
import { makes, referenceData } from '../catalogue';
import { vehiclePath } from './vehicle-path';

test.each([
  ['Ford', 'F-150', '/cars-for-sale/vehicle/l-1/ford/f-150'],
  ['Land Rover', 'Range Rover Évoque', '/cars-for-sale/vehicle/l-1/land-rover/range-rover-evoque'],
  ['Chevrolet', null, '/cars-for-sale/vehicle/l-1/chevrolet'],
])('a vehicle is found by its id, and the path describes it: %s %s', (make, model, path) => {
  expect(vehiclePath('l-1', make, model)).toBe(path);
});

test('the words of every path lead back to their make and model', () => {
  const reference = createReference(referenceData());
  for (const make of makes) {
    for (const model of make.models) {
      const [makeSlug = '', modelSlug = ''] = vehiclePath('x', make.label, model.label).split('/').slice(4);
      expect(reference.makes.bySlug.get(makeSlug)?.code).toBe(make.code);
      expect(reference.models(make.code)?.bySlug.get(modelSlug)?.code).toBe(model.code);
    }
  }
});
