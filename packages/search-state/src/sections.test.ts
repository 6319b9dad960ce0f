import { params } from './params';
import { boundIsHidden, sectionNames, sectionOf } from './sections';

const any = { value: '' };
const open = { value: '30' };
const shut = { value: '40', disabled: true };

describe('R26 hidden sections', () => {
  test('fuel economy and electric range are hidden when nothing but Any can be chosen', () => {
    for (const param of ['mpgRange', 'electricMileRange'] as const) {
      expect(boundIsHidden(param, {}, [any, shut])).toBe(true);
      expect(boundIsHidden(param, {}, [any])).toBe(true);
      expect(boundIsHidden(param, {}, [any, open, shut])).toBe(false);
    }
    expect(boundIsHidden('mileage', {}, [any, shut])).toBe(false);
  });

  test('fuel economy also when electric is the only fuel', () => {
    expect(boundIsHidden('mpgRange', { fuelTypeGroup: ['ELE'] }, [open])).toBe(true);
    expect(boundIsHidden('electricMileRange', { fuelTypeGroup: ['ELE'] }, [open])).toBe(false);
    expect(boundIsHidden('mpgRange', { fuelTypeGroup: ['ELE', 'HYB'] }, [open])).toBe(false);
  });
});

test('every section has a facet, and one in a general look exactly one', () => {
  for (const name of sectionNames) {
    const { look, facets } = sectionOf(name)!;
    const general = ['checks', 'swatches', 'tiles', 'bounds'].includes(look);
    expect([name, facets.length]).toEqual([name, general ? 1 : expect.any(Number)]);
    expect(facets.length).toBeGreaterThan(0);
  }
});

test('every list of codes is a facet of the panel', () => {
  expect(params.filter((row) => row.kind === 'list' && row.section === undefined)).toEqual([]);
});
