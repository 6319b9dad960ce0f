/** Test data for fragments: pages, brands and answers of sources, as they occur in a shell. */
import type { BrandView, Manifest, PageView, SourceData } from '@forecourt/contracts';
import { emptyWallet } from '@forecourt/listing';
import { fixtureListing, fixtureOwners, listingAt } from '@forecourt/listing/testing';
import { fixtureBrand, fixtureFlags, fixtureListings, fixtureView } from '@forecourt/search-kit/fixtures';
import type { EditorialSummary } from '@forecourt/site';

/** One page on which fragments are shown. */
export interface Fixture {
  /** A description, to follow "shown". */
  name: string;
  view: PageView;
}

const owner = fixtureOwners[0] ?? null;
const some = (count: number) => Array.from({ length: count }, (_, index) => listingAt(index));

const crawlLinks = (slugs: readonly string[]) => ({
  links: slugs.map((slug) => ({
    label: `Toyota Camry ${slug}`,
    href: `/cars-for-sale/all/toyota/camry/${slug}`,
    count: 9,
  })),
});

/** A text in a list. */
const summary: EditorialSummary = {
  ...{ kind: 'expert-review', href: '/reviews/camry', title: 'The “Camry” <2018>', summary: 'In short & plain.' },
  ...{ topic: { id: 'buying', label: 'Buying' }, published: '2026-06-02', updated: '2026-10-10', minutes: 4 },
  picture: {
    ...{ src: '/_shell/vehicles/sedan/BLUE/side.svg', bitmap: '/content/photos/drawn/sedan/BLUE/side.jpg' },
    ...{ alt: 'A blue sedan, drawn', isDrawn: true },
  },
  vehicles: [{ make: 'TOYOTA', model: 'CAMRY', years: [2018, 2024] }],
};

/** Every source of the site with complete data. */
const fullData: SourceData = {
  listing: fixtureListings({ listings: some(9) }),
  vehicle: { listing: fixtureListing(), owner: fixtureOwners[0]! },
  similar: { listings: some(6), owners: [...fixtureOwners] },
  showcase: { owner, sponsored: true, context: 'inventory', listings: some(4) },
  article: { title: 'Privacy', sections: [{ heading: 'What we keep', paragraphs: ['Nothing of {brand}.'] }] },
  'editorial-list': {
    total: 2,
    page: 1,
    pages: 2,
    topics: [summary.topic, { id: 'money', label: 'Money' }],
    entries: [summary, { ...summary, href: '/articles/b' }],
  },
  'editorial-entry': {
    ...{ ...summary, isDraft: false },
    words: [
      { tag: 'h2', words: ['At a glance'] },
      { tag: 'p', words: ['See ', { tag: 'a', href: '/cars-for-sale/all', words: ['all <cars>'] }, '.'] },
      { tag: 'table', words: [{ tag: 'tbody', words: [{ tag: 'tr', words: [{ tag: 'td', words: ['30 mpg'] }] }] }] },
    ],
  },
  'model-editorial': { reviews: [summary], articles: [summary] },
  supplemental: { listings: some(4), owners: [...fixtureOwners], totalResultCount: 4 },
  alike: { listings: some(4), owners: [...fixtureOwners] },
  'year-links': crawlLinks(['']),
  'trim-links': crawlLinks(['le', 'xse']),
  'new-trim-links': crawlLinks(['le']),
  directory: {
    groups: [
      {
        ...{ label: 'Toyota', href: '/cars-for-sale/all/toyota', count: 9 },
        links: [{ label: 'Camry & <more>', href: '/cars-for-sale/models/toyota/camry', count: 9 }],
      },
    ],
  },
  memory: {
    favourites: [listingAt(0).id],
    wallet: { ...emptyWallet, monthlyBudget: 600, paymentEmphasis: true },
  },
  visitor: { signedIn: true, name: 'Ann <Lee>', email: 'ann@example.com', verified: true, savedSearches: 3 },
};

/** Every source of the site with empty data. */
const emptyData: SourceData = {
  listing: fixtureListings({
    listings: [],
    owners: [],
    totalResultCount: 0,
    stats: { derivedprice: null, year: null, mileage: null },
    place: undefined,
  }),
  vehicle: { listing: fixtureListing({ images: { primary: 0, sources: [] } }), owner: fixtureOwners[2]! },
  similar: { listings: [], owners: [] },
  showcase: { owner: null, context: 'owner', listings: [] },
  article: { title: '', sections: [] },
  'editorial-list': { total: 0, page: 1, pages: 1, topics: [], entries: [] },
  'editorial-entry': { ...summary, vehicles: [], isDraft: true, words: [] },
  'model-editorial': { reviews: [], articles: [] },
  supplemental: { listings: [], owners: [], totalResultCount: 0 },
  alike: { listings: [], owners: [] },
  'year-links': { links: [] },
  'trim-links': { links: [] },
  'new-trim-links': { links: [] },
  memory: { favourites: [], wallet: null },
  visitor: { signedIn: false, savedSearches: 0 },
};

const plainBrand = fixtureBrand({
  id: 'plain',
  flags: Object.fromEntries(Object.keys(fixtureFlags()).map((flag) => [flag, false])) as ReturnType<
    typeof fixtureFlags
  >,
  makeCode: 'TOYOTA',
  pageSize: 10,
  sections: ['year', 'location'],
});

const vehicleParams = { id: 'listing-1' };

const page = (name: string, view: Partial<PageView>): Fixture => ({
  name,
  view: fixtureView({ data: fullData, ...view }),
});

/** The pages, the plainest first. */
export const fixtures: readonly Fixture[] = [
  page('on results with every source full', {}),
  page('on results with every source empty', { data: emptyData }),
  page('on results without the optional sources', { data: { listing: fullData.listing } }),
  page('on results of a search that is narrow and far down', {
    state: {
      zip: '60610',
      makeCode: ['TOYOTA'],
      modelCode: ['CAMRY|TOYOTA'],
      maxPrice: 30_000,
      keywordPhrases: ['sun & "moon" <roof>'],
      firstRecord: 60,
    } as PageView['state'],
  }),
  page('on results of a brand with one make and all flags off', { brand: plainBrand }),
  page('on a vehicle’s page', { page: 'vehicle', params: vehicleParams }),
  page('on a vehicle’s page without the optional sources', {
    page: 'vehicle',
    params: vehicleParams,
    data: { vehicle: fullData.vehicle },
  }),
  page('on the account’s page without sources', { page: 'account', data: {} }),
  page('as an overlay’s page without sources', {
    page: 'overlay',
    params: { from: '/cars-for-sale/all', props: '{}' },
    data: {},
  }),
];

/** Returns all pages of a brand, those of a remote's own examples included. The page of a brand with few features is one of another brand. */
export function fixturesOn(brand: BrandView, manifest: Pick<Manifest, 'sources'>): Fixture[] {
  return [...fixtures, ...ownFixtures(manifest)]
    .filter(({ view }) => view.brand !== plainBrand)
    .map(({ name, view }) => ({ name, view: { ...view, brand } }));
}

/** Returns pages with the examples of a remote's own sources, from their schemas. */
export function ownFixtures({ sources }: Pick<Manifest, 'sources'>): Fixture[] {
  const examples = Object.entries(sources).map(([name, { schema }]) => [name, schema?.examples ?? []] as const);
  const most = Math.max(0, ...examples.map(([, each]) => each.length));
  return Array.from({ length: most }, (_, index) => {
    const own = examples.flatMap(([name, each]) => (index < each.length ? [[name, each[index]] as const] : []));
    const data = { ...fullData, ...Object.fromEntries(own) };
    return page(`on results with example ${index + 1} of ${own.map(([name]) => name).join(', ')}`, { data });
  });
}
