import type { PageView } from '@forecourt/contracts';
import fc from 'fast-check';
import { packView, unpackView } from './packed-view';

const option = fc.record({ code: fc.constantFrom('a', 'b', 'c|d'), label: fc.string({ maxLength: 3 }) });
const options = fc.array(option, { maxLength: 3 });
const facets = fc.dictionary(fc.constantFrom('fuel', 'color', 'makeCode'), options);

/** Views whose facets contain all, some or none of the reference data. */
const views = fc
  .record({ facets, makes: options, others: facets, same: fc.boolean(), listing: fc.boolean() })
  .map(({ facets, makes, others, same, listing }) => {
    const held = same ? { ...facets, makeCode: makes } : others;
    const filters = Object.fromEntries(
      Object.entries(held).map(([name, all]) => [
        name,
        all.map(({ code, label }, index) => ({
          ...{ value: code, label, count: index },
          ...(code === 'a' && { selected: true }),
          ...(label === '' && { colorValue: '#123' }),
        })),
      ]),
    );
    return {
      data: listing ? { listing: { filters } } : {},
      reference: { makes, models: {}, trims: {}, facets },
    } as unknown as PageView;
  });

test('unpacking restores the packed view', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(unpackView(JSON.parse(JSON.stringify(packView(view))))).toEqual(view);
    }),
    { numRuns: 500 },
  );
});

test('reference data that equals a facet is not sent twice', () => {
  const filters = {
    makeCode: [{ value: 'BMW', label: 'BMW', count: 3 }],
    fuel: [{ value: 'E', label: 'Electric', count: 0 }],
  };
  const reference = {
    makes: [{ code: 'BMW', label: 'BMW' }],
    models: {},
    trims: {},
    facets: { fuel: [{ code: 'E', label: 'Electric' }] },
  };
  const packed = packView({ data: { listing: { filters } }, reference } as unknown as PageView);
  expect(packed.reference).toEqual({ models: {}, trims: {}, facets: {}, held: ['fuel'] });
});
