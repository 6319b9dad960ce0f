import { sortOptions } from '@forecourt/search-state';
import fc from 'fast-check';
import { radiusMenu, sortMenu } from './menus';

const values = (menu: readonly { value: string }[]) => menu.map(({ value }) => value);

describe('sort', () => {
  test('offers every sort option of the specification to a search with a location', () => {
    expect(values(sortMenu({ zip: '60610' })).sort()).toEqual([...sortOptions].sort());
    expect(values(sortMenu({ city: 'Chicago', state: 'IL' }))).toContain('distanceASC');
  });

  test('without a location there is no distance to sort by, unless it is chosen already', () => {
    expect(values(sortMenu({}))).not.toContain('distanceASC');
    expect(values(sortMenu({ sortBy: 'distanceASC' }))).toContain('distanceASC');
  });
});

describe('R9 radius', () => {
  const radii = (searchRadius?: number) => values(radiusMenu({ searchRadius }, ['mi', 'Any']));

  test('has the usual ones and any distance', () => {
    expect(radiusMenu({}, ['miles', 'Any distance'])).toContainEqual({ value: '25', label: '25 miles' });
    expect(radii()).toEqual(['10', '25', '50', '75', '100', '0']);
    expect(radii(0)).toEqual(radii());
    expect(radiusMenu({}, ['mi', 'Any']).at(-1)).toEqual({ value: '0', label: 'Any' });
  });

  test('holds the present one in its place, whatever the URL gave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (radius) => {
        const miles = radii(radius).map(Number);
        expect(miles.filter((value) => value === radius)).toHaveLength(1);
        expect(miles.slice(0, -1)).toEqual(miles.slice(0, -1).sort((a, b) => a - b));
      }),
    );
  });
});
