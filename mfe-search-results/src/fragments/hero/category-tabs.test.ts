import { fixtureBrand, fixtureFlags } from '@forecourt/search-kit/testing';
import { tabsOf } from './category-tabs';

const labels = (brand: Parameters<typeof tabsOf>[0]) => tabsOf(brand).map(({ label }) => label);

describe('tabsOf', () => {
  const brand = fixtureBrand();

  test('all categories in their order', () => {
    expect(labels(brand)).toEqual(['All Results', 'Best Deals', 'Buy Online', 'For Sale By Owner', 'Certified Used']);
  });

  test.each([
    ['bestDealsEntry', 'Best Deals'],
    ['buyOnline', 'Buy Online'],
  ] as const)('flag %s off: no %s', (flag, label) => {
    const without = labels({ ...brand, flags: fixtureFlags({ [flag]: false }) });
    expect(without).not.toContain(label);
    expect(without).toHaveLength(4);
  });

  test('a brand without the section has no such category', () => {
    const sections = brand.sections.filter((section) => section !== 'seller-type');
    expect(labels({ ...brand, sections })).not.toContain('For Sale By Owner');
  });

  test('flag categorySearch off: no tabs', () => {
    expect(labels({ ...brand, flags: fixtureFlags({ categorySearch: false }) })).toEqual([]);
  });
});
