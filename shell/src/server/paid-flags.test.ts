import { brandById } from '@forecourt/brands';
import type { Flag } from '@forecourt/contracts';
import { adsSource } from './testing/fake-content';
import { fakeRemote } from './testing/fake-remote';
import { filesOf } from './testing/files-of';
import { eventually, paidFragments, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';

/** Fragments of a remote, each of which needs all sources of the remote. */
const plain = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, "return h('p');"]));
const remotes = {
  ...plainRemotes(),
  'mfe-showcase': fakeRemote({
    name: 'mfe-showcase',
    fragments: plain([...paidFragments, 'showcase', 'certified-program']),
    needs: ['showcase', 'premium', 'fourth-tier', 'boost', 'featured', 'standard', 'highlights'],
  }),
  'mfe-ads': fakeRemote({
    name: 'mfe-ads',
    fragments: plain(['grid-ad', 'footer-banner']),
    needs: ['ads'],
    sources: adsSource,
  }),
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ remotes });
});
afterAll(() => site.close());

const own = brandById('research').flags;
const flagsNow = async (): Promise<Record<string, boolean>> =>
  (await filesOf(site, await site.page())).view.brand.flags;

let version = 0;
/** Returns the server's requests for a page of the research brand with one flag switched. */
async function askedWith(flag: Flag, isOn: boolean, search: string): Promise<string[]> {
  version += 1;
  const values = { ...own, [flag]: isOn };
  site.registry.change({ flags: { research: { version, values } } });
  await eventually(flagsNow, (flags) => table.every((row) => flags[row.flag] === values[row.flag]));
  // A different search each time, so that no answer is cached.
  const price = 20_000 + version;
  const page = await site.page(`/cars-for-sale/all?maxPrice=${price}${search}`);
  expect(page.status).toBe(200);
  const asked = [...site.marketplace.requests, ...site.content.requests];
  return asked.filter((request) => request.includes(`maxPrice=${price}`));
}

const tiers = {
  premium: 'spotlight/premiumresults?.*listingTier=premium',
  'fourth tier': 'spotlight/premiumresults?.*listingTier=fourthTier',
  featured: 'spotlight/results?.*listingTier=featured',
  standard: 'spotlight/results?.*listingTier=standard',
  highlights: 'spotlight/vehiclehighlight?',
};
const everyTier = Object.values(tiers);

/** Requests of a page with a flag on, with it off, and requests that must be missing then. */
interface Row {
  flag: Flag;
  search?: string;
  on: readonly string[];
  off?: readonly string[];
}
const table: readonly Row[] = [
  { flag: 'alphaShowcase', on: ['/listing/alpha?'] },
  { flag: 'exactMatch', on: ['/listing/alpha?.*exactMatch=true'], off: ['/listing/alpha?.*exactMatch=false'] },
  { flag: 'premiumSpotlight', on: [tiers.premium, tiers['fourth tier']] },
  { flag: 'spotlight', on: [tiers.featured, tiers.standard] },
  { flag: 'vehicleHighlights', on: [tiers.highlights] },
  { flag: 'newCarBoost', search: '&zip=60601', on: ['/newcarboost/listing?'] },
  { flag: 'spotlightsRelevanceOnly', search: '&sortBy=mileageASC', on: [], off: everyTier },
  { flag: 'spotlightsRelevanceOnly', on: everyTier, off: everyTier },
  { flag: 'ads', on: ['/ads/house?'] },
];

test.each(table)('R30 a page requests what the flag $flag gates if it is on (%#)', async (row) => {
  const { flag, search = '', on, off = [] } = row;
  for (const [isOn, wanted] of [
    [true, on],
    [false, off],
  ] as const) {
    const asked = await askedWith(flag, isOn, search);
    const found = [...new Set([...on, ...off])].filter((pattern) =>
      asked.some((request) => new RegExp(pattern.replace('?', '\\?')).test(request)),
    );
    expect([isOn, [...found].sort()]).toEqual([isOn, [...wanted].sort()]);
  }
});
