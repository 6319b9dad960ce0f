import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandView, flagNames, fragmentFlagNames, nameSchema, regions } from '@forecourt/contracts';
import { createReference, parse, sectionNames } from '@forecourt/search-state';
import { brandById, brandForHost, brandIds, brands } from './index';
import { orderSections } from './sections';

const unique = (items: readonly string[]) => new Set(items).size === items.length;

const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test('every folder is a brand and every brand is a folder of its name, with its three files', () => {
  expect(folders.map(({ name }) => name).sort()).toEqual([...brandIds].sort());
  for (const { name } of folders) {
    expect(readdirSync(join(__dirname, name)).sort()).toEqual(['brand.ts', 'mark.ts', 'theme.ts']);
    expect(nameSchema.safeParse(name).success).toBe(true);
  }
});

test('no host name leads to two brands', () => {
  expect(unique(brands.flatMap((brand) => brand.hosts))).toBe(true);
});

test('every brand has its own host name under .localhost', () => {
  for (const brand of brands) expect(brandForHost(`${brand.id}.localhost`).id).toBe(brand.id);
});

test('brands differ in name, tagline and order of sections', () => {
  for (const of of [
    (brand: Brand) => brand.name,
    (brand: Brand) => brand.tagline,
    (brand: Brand) => brand.sections.join(),
  ]) {
    expect(unique(brands.map(of))).toBe(true);
  }
  expect(new Set(brands.map((brand) => brand.layouts.results?.arrangement)).size).toBe(3);
});

describe.each(brands.map((brand) => [brand.id, brand] as const))('brand %s', (_id, brand) => {
  test('sets every flag on or off, and nothing else', () => {
    expect(Object.keys(brand.flags).sort()).toEqual([...flagNames].sort());
    for (const value of Object.values(brand.flags)) expect(typeof value).toBe('boolean');
  });

  test('shows fragments the flags that a fragment may read, and no others', () => {
    const { flags } = brandView(brand);
    expect(Object.keys(flags)).toEqual(fragmentFlagNames);
    for (const flag of fragmentFlagNames) expect(flags[flag]).toBe(brand.flags[flag]);
  });

  test('names each slot of a page once, filled by a remote with a well-formed name', () => {
    for (const [page, { slots }] of Object.entries(brand.layouts)) {
      expect(nameSchema.safeParse(page).success).toBe(true);
      expect(unique(slots.map((slot) => slot.slot))).toBe(true);
      for (const slot of slots) {
        expect(slot.remote).toMatch(/^mfe-[a-z]+(-[a-z]+)*$/);
        expect(nameSchema.safeParse(slot.slot).success).toBe(true);
        expect(nameSchema.safeParse(slot.fragment).success).toBe(true);
        expect([...regions, null]).toContain(slot.region);
      }
    }
  });

  test('has results in main, filters aside and a hero', () => {
    const slots = brand.layouts.results?.slots ?? [];
    const regionOf = Object.fromEntries(slots.map((slot) => [slot.slot, slot.region]));
    expect(regionOf).toMatchObject({
      hero: 'hero',
      filters: 'aside',
      results: 'main',
      fluid: null,
      'footer-ad': 'footer',
    });
  });

  test("shows a vehicle's pictures, price, payment, seller, facts, worth, and others", () => {
    const slots = brand.layouts.vehicle?.slots ?? [];
    const inRegion = (name: string) => slots.filter(({ region }) => region === name).map(({ slot }) => slot);
    expect(Object.fromEntries(regions.map((name) => [name, inRegion(name)]))).toEqual({
      ...{ hero: ['trail'], lead: ['gallery'], aside: ['actions', 'keep', 'tools'] },
      main: ['glance', 'worth', 'facts', 'payment', 'seller', 'contact'],
      below: ['others', 'similar', 'recently-viewed'],
      ...{ header: ['companion', 'saved-cars', 'account-menu'], footer: ['compare-drawer'] },
    });
  });

  test('shows all filters as one form on a page of their own', () => {
    expect(brand.layouts.filters?.slots.map(({ slot, fragment, region }) => [slot, fragment, region])).toEqual([
      ['filters', 'all-filters', 'main'],
      ['saved-cars', 'saved-cars', 'header'],
      ['account-menu', 'account-menu', 'header'],
    ]);
  });

  test("shows the account team's sign-in page", () => {
    expect(brand.layouts.account?.slots).toEqual([
      { slot: 'account', remote: 'mfe-account', fragment: 'sign-in', region: 'main' },
      { slot: 'saved-cars', remote: 'mfe-account', fragment: 'saved-cars', region: 'header' },
      { slot: 'account-menu', remote: 'mfe-account', fragment: 'account-menu', region: 'header' },
    ]);
    expect(new URL(brand.signInPath, 'http://brand').pathname).toBe(brand.signInPath);
  });

  test('shows known sections, each once', () => {
    expect(unique(brand.sections)).toBe(true);
    for (const section of brand.sections) expect(sectionNames).toContain(section);
    expect(brand.sections.length).toBeGreaterThan(20);
  });

  test('links only to paths of its own origin', () => {
    expect(brand.nav.length).toBeGreaterThan(2);
    for (const { href, label } of brand.nav) {
      expect(new URL(href, 'http://brand.localhost').origin).toBe('http://brand.localhost');
      expect(href).toMatch(/^\/cars-for-sale\/(all|new|used|certified)(\?|$)/);
      expect(label.trim()).toBe(label);
    }
  });

  test('R1 R29 links to the canonical form of each search', () => {
    const reference = createReference({ makes: [], models: {}, trims: {}, facets: {} });
    for (const { href } of brand.nav) expect(parse(href, brand, reference)).toMatchObject({ canonical: href });
  });

  test('is plain JSON, so that its view can be written into a page', () => {
    expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
    expect(Object.keys(brandView(brand))).not.toContain('hosts');
  });
});

test('R7 only research and valuation default to used cars', () => {
  expect(brands.filter((brand) => brand.defaultListingType === 'USED').map((brand) => brand.id)).toEqual([
    'research',
    'valuation',
  ]);
  expect(brands.filter((brand) => brand.defaultListingType !== undefined)).toHaveLength(2);
});

test('R11 pages hold 30 listings on every brand, so that pages are numbered alike', () => {
  expect(brands.map((brand) => brand.pageSize)).toEqual([30, 30, 30, 30]);
});

test('R30 every brand orders by relevance, certified with cars of its programme first; fragments receive the order', () => {
  expect(brands.map((brand) => [brand.id, brandView(brand).defaultSort])).toEqual([
    ['research', 'relevance'],
    ['maker', 'relevance'],
    ['certified', 'relevance'],
    ['valuation', 'relevance'],
  ]);
  expect(brands.map(({ firstListingType }) => firstListingType)).toEqual([
    undefined,
    undefined,
    'CERTIFIED',
    undefined,
  ]);
});

test('only the maker brand is bound to one make', () => {
  expect(brands.filter((brand) => brand.makeCode !== undefined).map((brand) => [brand.id, brand.makeCode])).toEqual([
    ['maker', 'HYUND'],
  ]);
});

test('the home crumb of the certified brand is the search, and its view says so', () => {
  expect(brands.map((brand) => [brand.id, brandView(brand).homeHref])).toEqual([
    ['research', undefined],
    ['maker', undefined],
    ['certified', '/cars-for-sale'],
    ['valuation', undefined],
  ]);
});

test('the certified brand shows its programme where others show the showcase', () => {
  const fragments = Object.fromEntries(
    brands.map((brand) => [
      brand.id,
      brand.layouts.results?.slots.find((slot) => ['showcase', 'promises'].includes(slot.slot))?.fragment,
    ]),
  );
  expect(fragments).toEqual({
    research: 'showcase',
    maker: 'showcase',
    certified: 'certified-program',
    valuation: 'showcase',
  });
});

describe('brandForHost', () => {
  test.each([
    ['maker.localhost', 'maker'],
    ['Certified.LocalHost', 'certified'],
    ['valuation.localhost:3000', 'valuation'],
    ['valuation.localhost.', 'valuation'],
    ['localhost:3000', 'research'],
    ['maker.localhost.example.com', 'research'],
    ['[::1]:3000', 'research'],
    ['', 'research'],
    [undefined, 'research'],
  ])('%s → %s', (host, id) => {
    expect(brandForHost(host).id).toBe(id);
  });
});

test('brandById finds every brand', () => {
  for (const brand of brands) expect(brandById(brand.id)).toBe(brand);
});

test('orderSections puts the named sections first, leaves out the hidden ones and loses none', () => {
  const ordered = orderSections(['location', 'year'], ['van-type']);
  expect(ordered.slice(0, 3)).toEqual(['location', 'year', 'make-model-trim']);
  expect(ordered).toHaveLength(sectionNames.length - 1);
  expect(ordered).not.toContain('van-type');
});
