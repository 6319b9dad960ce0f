/** The search page composed of three teams' fragments: which of its listings are search results, and which are paid for (R52, R53). */
import { brandById, brands } from '@forecourt/brands';
import fc from 'fast-check';
import gridAd from '../../mfe-ads/src/fragments/grid-ad';
import liner from '../../mfe-ads/src/fragments/liner';
import { houseAd } from '../../mfe-ads/src/testing';
import results from '../../mfe-search-results/src/fragments/results';
import fourthTier from '../../mfe-showcase/src/fragments/fourth-tier-spotlight';
import boost from '../../mfe-showcase/src/fragments/new-car-boost';
import premium from '../../mfe-showcase/src/fragments/premium-spotlight';
import showcase from '../../mfe-showcase/src/fragments/showcase';
import type { Brand, Flag, PageView, SlotProps } from '../../packages/contracts/src';
import { fragmentFlagNames } from '../../packages/contracts/src';
import type { FragmentDefinition } from '../../packages/fragment-kit/src';
import { renderOnServer } from '../../packages/fragment-kit/src/server';
import { type SpotlightName, spotlightSchemas, withFurther } from '../../packages/listing/src';
import { fixtureListing, fixtureOwners } from '../../packages/listing/src/testing';
import { fixtureBrand, fixtureFlags, fixtureListings, fixtureView } from '../../packages/search-kit/src/testing';

/** Few runs, because rendering pages is slow; `PROPERTY_RUNS` sets more. */
const runs = { numRuns: Math.min(Number(process.env.PROPERTY_RUNS ?? 8), 2_000) };

const fragments = Object.fromEntries(
  [gridAd, liner, premium, fourthTier, boost, showcase].map((fragment) => [
    fragment.name,
    fragment as unknown as FragmentDefinition,
  ]),
);
const layout = brandById('research').layouts.results!;
/** Returns the fragment that the layout places in a nested slot; the wallet's card is left out. */
const fragmentIn = (slot: string) => fragments[layout.slots.find((one) => one.slot === slot)?.fragment ?? ''];

/** Renders a fragment with its nested fragments, as the shell's renderer composes them. */
function compose(fragment: FragmentDefinition, view: PageView, slot: string, props?: SlotProps): string {
  const { html, nested } = renderOnServer({ fragment, view, slot, props });
  return nested.reduce((whole, { slot: name, props: own, marker }) => {
    const inner = fragmentIn(name);
    return whole.replace(marker, () => (inner === undefined ? '' : compose(inner, view, name, own)));
  }, html);
}

/** A cell of the grid. */
interface Cell {
  element: Element;
  /** A slot's name; `listing` if it is not a slot. */
  kind: string;
  props: { position: number; placement: string; page: number } | null;
}

/** Returns the cells of the grid in order, at a width of this number of columns; those of a row one by one. */
function cellsOf(view: PageView, columns: number, props?: SlotProps): Cell[] {
  document.body.innerHTML = compose(results as unknown as FragmentDefinition, view, 'results', props);
  return [...document.querySelectorAll('ul.grid > li')]
    .flatMap((element) => {
      const inRow = element.querySelectorAll(':scope > ul > li');
      return inRow.length > 0 ? [...inRow] : [element];
    })
    .filter((element) => [undefined, `${columns}`].includes(element.getAttribute('data-columns') ?? undefined))
    .map((element) => {
      const slot = element.querySelector('[data-slot]');
      const given = slot?.getAttribute('data-props');
      return { element, kind: slot?.getAttribute('data-slot') ?? 'listing', props: given ? JSON.parse(given) : null };
    });
}

const paidKinds = ['premium', 'fourth-tier', 'boost'];
const adKinds = ['treehouse', 'peekaboo', 'promo', 'fluid', 'inline', 'liner'];
const blockSize = 30;

/** Returns a paid place's answer with these listings, some of which may also be search results. */
const paidAnswer = (name: SpotlightName, ids: readonly string[]) =>
  spotlightSchemas[name].parse({
    listings: ids.map((id) => fixtureListing({ id, images: { primary: 0, sources: [] } })),
    owners: [...fixtureOwners],
  });
/** Returns search results, with ids that begin with `found`. */
const found = (count: number) => Array.from({ length: count }, (_, index) => fixtureListing({ id: `found-${index}` }));
const anyIds = (most: number) =>
  fc.uniqueArray(
    fc.oneof(
      fc.nat(80).map((index) => `found-${index}`),
      fc.nat(9).map((index) => `paid-${index}`),
    ),
    { maxLength: most },
  );
/** Paid listings that came with two pages of results. */
const anyPaid = (name: SpotlightName, most: number) =>
  fc
    .tuple(anyIds(most), anyIds(most))
    .map(([first, second]) => withFurther(paidAnswer(name, first), paidAnswer(name, second)));

const switches = ['ads', 'fluidAds', 'premiumSpotlight', 'newCarBoost', 'spotlightsRelevanceOnly'] as const;
const anyFlags = fc
  .record(Object.fromEntries(switches.map((flag) => [flag, fc.boolean()])))
  .map((flags) => fixtureFlags({ ...flags, wallet: false }));
const anyAds = fc
  .subarray(['fluid-7', 'fluid-14', 'inline-7', 'inline-19', 'liner-3', 'liner-7', 'treehouse', 'peekaboo', 'promo'])
  .map((names) => ({ ads: Object.fromEntries(names.map((name) => [name, houseAd({ id: `ad-of-${name}` })])) }));

const anyPage = fc
  .record({
    count: fc.integer({ min: 1, max: 50 }),
    beyond: fc.nat(90),
    before: fc.constantFrom(0, 30, 60),
    pageSize: fc.constantFrom(30, 75),
    isElectric: fc.boolean(),
    sortBy: fc.constantFrom(undefined, 'relevance' as const, 'mileageASC' as const),
    flags: anyFlags,
    premium: anyPaid('premium', 3),
    'fourth-tier': anyPaid('fourth-tier', 3),
    boost: anyPaid('boost', 2),
    ads: anyAds,
  })
  .map(({ count, beyond, before, pageSize, isElectric, sortBy, flags, ...paid }) => {
    const listings = found(count);
    const view = fixtureView({
      brand: fixtureBrand({ flags, pageSize, defaultSort: 'relevance' }),
      state: {
        zip: '60610',
        ...(before > 0 && { firstRecord: before }),
        ...(isElectric && { fuelTypeGroup: ['ELE'] }),
        ...(sortBy && { sortBy }),
      },
      data: { listing: fixtureListings({ listings, totalResultCount: before + count + beyond }), ...paid },
    });
    return { view, ids: listings.map(({ id }) => id) };
  });

/** Returns the ids of the listings that links with this click type lead to. */
const idsIn = (element: Element, clickType: string) =>
  [...element.querySelectorAll(`h3 a[href*="clickType=${clickType}"]`)].map((link) =>
    new URL(link.getAttribute('href')!, 'http://site').searchParams.get('listingId'),
  );
const isLiner = ({ kind }: Cell) => kind === 'liner';
/** Returns whether a cell takes no place: R52 counts the others. */
const isBetween = ({ kind }: Cell) => kind === 'liner' || kind === 'showcase';
/** Returns whether a cell is as wide as one column of the grid. */
const hasColumn = ({ kind }: Cell) => !['liner', 'showcase', ...paidKinds].includes(kind);

/** Returns whether a place of one column other than the one at `except` is beside a place, in a row of the grid. */
const isBeside = (cells: readonly Cell[], place: number, except: number) =>
  [-1, 1].some((step) => {
    let next = place + step;
    while (paidKinds.includes(cells[next]?.kind ?? 'listing')) next += step;
    return next !== except && (cells[next]?.kind ?? 'listing') !== 'listing';
  });

test('R52 R53 for any mix of results and paid places, page, flags and width: every listing is shown once and in its order, each paid place is at its position, and paid content is labelled', () => {
  const anyWidth = fc.constantFrom(1, 2, 3);
  const peekaboo = fc.option(fc.nat(29), { nil: undefined });
  fc.assert(
    fc.property(anyPage, anyWidth, peekaboo, ({ view, ids }, columns, position) => {
      const cells = cellsOf(view, columns, position === undefined ? undefined : { peekaboo: position });

      const organic = cells.filter(({ kind }) => kind === 'listing');
      expect(organic.flatMap(({ element }) => idsIn(element, 'listing'))).toEqual(ids);
      for (const { element } of organic) expect(element.textContent).not.toContain('Sponsored');

      let listings = 0;
      let begun = 0;
      const inGrid = cells.filter((cell) => !isBetween(cell));
      for (const [at, { kind, props }] of inGrid.entries()) {
        if (kind === 'listing') {
          listings += 1;
          if (listings % blockSize === 0) begun = at + 1;
          continue;
        }
        const wanted = begun + (props!.position % blockSize);
        expect(at).toBeGreaterThanOrEqual(wanted);
        // It may pass places that are taken, and listings beside another place of one column.
        const passed = Array.from({ length: at - wanted }, (_, step) => wanted + step);
        expect(passed.filter((place) => inGrid[place]!.kind === 'listing' && !isBeside(inGrid, place, at))).toEqual([]);
      }
      for (const [at, cell] of cells.entries())
        if (isLiner(cell)) expect(cells.slice(0, at).filter(hasColumn)).toHaveLength(cell.props!.position * columns);

      for (const { element, kind, props } of cells) {
        const labels = [...element.querySelectorAll('[data-kind="sponsored"]')];
        if (paidKinds.includes(kind)) {
          const shown = idsIn(element, 'spotlight');
          expect(labels.map(({ textContent }) => textContent)).toEqual(
            shown.map(() => expect.stringMatching(/^Sponsored by \S/)),
          );
          // Each label opens its explanation.
          for (const label of labels)
            expect(element.querySelector(`[id="${label.getAttribute('popovertarget')}"]`)?.textContent).toMatch(
              / pays /,
            );
          expect(element.querySelectorAll(`a[href*="placement=${kind}"]`)).toHaveLength(shown.length);
        } else if (adKinds.includes(kind)) {
          const links = element.querySelectorAll('a');
          expect(element.querySelectorAll('[role="group"][aria-label="Advertisement"]')).toHaveLength(links.length);
          for (const link of links) expect(link.getAttribute('rel')).toBe('sponsored');
        }
        if (props !== null) expect(element.textContent).not.toBe('Sponsored');
      }
      const premiumIds = inGrid
        .slice(0, 3)
        .flatMap(({ element, kind }) => (kind === 'premium' ? idsIn(element, 'spotlight') : []));
      expect(new Set(premiumIds).size).toBe(premiumIds.length);
      const slots = cells
        .map(({ props, kind }) => (props === null ? null : `${kind} ${props.placement}`))
        .filter(Boolean);
      expect(new Set(slots).size).toBe(slots.length);
    }),
    runs,
  );
});

/** Renders a brand's page with some flags changed, when every paid place was bought. */
function pageOf(brand: Brand, flags: Partial<Record<Flag, boolean>>, state: PageView['state']): string {
  const own = Object.fromEntries(fragmentFlagNames.map((name) => [name, flags[name] ?? brand.flags[name]]));
  const view = fixtureView({
    brand: fixtureBrand({ ...brand, flags: fixtureFlags({ ...own, wallet: false }) }),
    state: { zip: '60610', ...state },
    data: {
      listing: fixtureListings({ listings: found(24) }),
      showcase: {
        owner: fixtureOwners[0]!,
        context: 'owner',
        listings: found(2),
      } as unknown as PageView['data']['showcase'],
      premium: paidAnswer('premium', ['p0', 'p1', 'p2']),
      'fourth-tier': paidAnswer('fourth-tier', ['f0']),
      boost: paidAnswer('boost', ['b0']),
      ads: {
        ads: Object.fromEntries(
          ['fluid-7', 'inline-7', 'liner-3', 'peekaboo'].map((name) => [name, houseAd({ id: name })]),
        ),
      },
    },
  });
  return compose(results as unknown as FragmentDefinition, view, 'results');
}

/** Texts or markup that a page has only if a flag is on, and those that it has only if the flag is off. */
const table: readonly { flag: Flag; state?: PageView['state']; on: readonly RegExp[]; off?: readonly RegExp[] }[] = [
  { flag: 'ads', on: [/data-slot="peekaboo"/, /aria-label="Advertisement"/] },
  { flag: 'fluidAds', on: [/data-slot="fluid"/], off: [/data-slot="inline"/, /data-slot="liner"/] },
  { flag: 'premiumSpotlight', on: [/placement=premium/, /placement=fourth-tier/] },
  { flag: 'newCarBoost', on: [/placement=boost/] },
  {
    flag: 'spotlightsRelevanceOnly',
    state: { sortBy: 'mileageASC' },
    on: [],
    off: [/placement=premium/, /placement=boost/],
  },
  { flag: 'alphaShowcase', on: [/All inventory of/] },
  { flag: 'dealerInventoryLink', on: [/All inventory of Lakeshore Motors/] },
];

test.each(brands.flatMap((brand) => table.map((row) => [brand.id, row.flag, brand, row] as const)))(
  'R30 R52 on %s the flag %s changes the page as it says',
  (_id, flag, brand, { state = {}, on, off = [] }) => {
    // The other flags are set so that the effect of this one is visible.
    const others = {
      ads: true,
      premiumSpotlight: true,
      newCarBoost: true,
      alphaShowcase: true,
      spotlightsRelevanceOnly: false,
    };
    const [with_, without] = [true, false].map((isOn) => pageOf(brand, { ...others, [flag]: isOn }, state));
    for (const words of on) expect([words, words.test(with_!), words.test(without!)]).toEqual([words, true, false]);
    for (const words of off) expect([words, words.test(with_!), words.test(without!)]).toEqual([words, false, true]);
  },
);
