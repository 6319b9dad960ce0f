import { brands } from '@forecourt/brands';
import { createReference, parse, type SearchState } from '@forecourt/search-state';
import { adAt } from '../../../../mfe-ads/src/ads';
import adsSources from '../../../../mfe-ads/src/sources.json';
import { placementsOf } from '../../../../mfe-search-results/src/fragments/results/placements';
import { referenceData } from '../../../marketplace/src/catalogue';
import { campaigns } from './campaigns';
import { houseAds } from './house-ads';
import { campaignSchema } from './schema';

const reference = createReference(referenceData());
const withAds = brands.filter(({ flags }) => flags.ads);

/** The places that the ads' team asks for. */
const placements = new URL(adsSources.ads.path, 'http://content').searchParams.get('placements')?.split(',') ?? [];

const shownOn = campaigns.flatMap(({ id, href, brands: only }) =>
  withAds
    .filter((brand) => only === undefined || only.includes(brand.id))
    .map((brand) => [id, brand.id, href] as const),
);

test.each(shownOn)('ad %s on %s leads to a search there is, by its one address', (_, brandId, href) => {
  const parsed = parse(href, brands.find(({ id }) => id === brandId)!, reference);
  expect(parsed).toMatchObject({ kind: 'page', canonical: href, dropped: [], invalid: {} });
});

test.each(shownOn)('ad %s on %s names codes that the catalogue has', (_, brandId, href) => {
  const parsed = parse(href, brands.find(({ id }) => id === brandId)!, reference);
  if (parsed.kind !== 'page') throw new Error(parsed.reason);
  for (const [name, value] of Object.entries(parsed.state)) {
    const known = reference.facet(name)?.byCode;
    if (known === undefined || typeof value !== 'object') continue;
    for (const code of value) expect([name, code, known.has(String(code))]).toEqual([name, code, true]);
  }
});

test.each(withAds.map((brand) => [brand.id, brand] as const))(
  'R52 on %s every place of a page has an ad of its own',
  (_, brand) => {
    const searches: SearchState[] = [{}, { fuelTypeGroup: ['ELE'] }, { maxPrice: 20_000, zip: '60601' }];
    for (const state of searches) {
      const { ads } = houseAds(placements, state, brand);
      expect(Object.keys(ads)).toEqual(placements);
      expect(new Set(Object.values(ads).map(({ id }) => id)).size).toBe(placements.length);
    }
  },
);

test.each(withAds.map((brand) => [brand.id, brand] as const))(
  'R52 the ads of every place of a page of %s are asked for: its footer, and the positions of all its blocks',
  (_, brand) => {
    const facts = { flags: brand.flags, takesPaid: true, isElectric: false, results: 1000, pageSize: 30 };
    const cells = [0, 1].flatMap((block) => placementsOf(block, facts));
    const ads = cells.filter(({ kind }) => kind === 'fluid' || kind === 'inline');
    const shown = ['footer', ...ads.map(({ position }) => `grid-${position}`)];
    expect(shown.filter((placement) => !placements.includes(placement))).toEqual([]);
  },
);

test('what is answered is what the fragments of the ads read', () => {
  const ads = houseAds(placements, {}, withAds[0]!);
  for (const placement of placements) expect(adAt({ ads }, placement)?.id).toBe(ads.ads[placement]?.id);
});

test('every theme has an ad', () => {
  expect(new Set(campaigns.map(({ theme }) => theme))).toEqual(new Set(campaignSchema.shape.theme.options));
});
