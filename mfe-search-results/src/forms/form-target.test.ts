import fc from 'fast-check';
import { formTarget } from './form-target';

test('the query becomes fields, without the parameters that the form edits', () => {
  expect(formTarget('/cars-for-sale/used/toyota?zip=60610&featureCode=1306,1062&sortBy=yearDESC', ['sortBy'])).toEqual({
    action: '/cars-for-sale/used/toyota',
    fields: [
      ['zip', '60610'],
      ['featureCode', '1306,1062'],
    ],
  });
});

test('a URL without a query has no fields', () => {
  expect(formTarget('/cars-for-sale/all', ['zip'])).toEqual({ action: '/cars-for-sale/all', fields: [] });
});

test('unknown and repeated parameters are carried on in their order', () => {
  expect(formTarget('/a?psid=1&x=%26%3D&x=50%25+off&psid=2', []).fields).toEqual([
    ['psid', '1'],
    ['x', '&='],
    ['x', '50% off'],
    ['psid', '2'],
  ]);
});

test('what a browser sends for the fields is what the query said', () => {
  const pairs = fc.array(fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' })));
  fc.assert(
    fc.property(pairs, (given) => {
      const query = new URLSearchParams(given.map(([name, value]) => [name, value]));
      const { action, fields } = formTarget(`/cars-for-sale/all?${query}`, []);
      expect(action).toBe('/cars-for-sale/all');
      expect(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()).toBe(query.toString());
    }),
  );
});
