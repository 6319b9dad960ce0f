import { fixtureFlags } from '@forecourt/search-kit/testing';
import fc from 'fast-check';
import { type Cell, layoutGrid } from './layout-grid';
import { blockSize, type PlacementFacts, type PlacementKind } from './placements';

const listings = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`);
const facts = ({
  flags,
  ...more
}: Partial<Omit<PlacementFacts, 'flags'>> & { flags?: Parameters<typeof fixtureFlags>[0] } = {}): PlacementFacts => ({
  takesPaid: true,
  isElectric: false,
  results: 1284,
  pageSize: 30,
  ...more,
  flags: fixtureFlags(flags),
});
/** Flags with every kind of placement that takes cells. */
const all = { ads: true, fluidAds: true, wallet: true, premiumSpotlight: true, newCarBoost: true };
const none = { ads: false, fluidAds: false, wallet: false, premiumSpotlight: false, newCarBoost: false };

/** Kinds that are as wide as the grid. */
const spanning: readonly PlacementKind[] = ['premium', 'fourth-tier', 'boost', 'showcase', 'liner'];

type Single = Exclude<Cell<string>, { kind: 'row' }>;
/** Returns the cells with the places of rows one by one, as R52 counts them. */
const singles = (cells: readonly Cell<string>[]): Single[] =>
  cells.flatMap((cell): Single[] =>
    cell.kind === 'row' ? cell.placements.map((placement) => ({ kind: 'placement', placement })) : [cell],
  );
/** Returns whether a cell takes no place. */
const isLiner = (cell: Cell<string>) =>
  cell.kind === 'placement' && ['liner', 'showcase'].includes(cell.placement.kind);
const taking = (cells: readonly Cell<string>[]) => singles(cells).filter((cell) => !isLiner(cell));
/** Returns the places of a kind's cells in the grid, not counting liners. */
const placesOf = (cells: readonly Cell<string>[], kind: PlacementKind) =>
  taking(cells).flatMap((cell, at) => (cell.kind === 'placement' && cell.placement.kind === kind ? [at] : []));
const listed = (cells: readonly Cell<string>[]) =>
  cells.flatMap((cell) => (cell.kind === 'listing' ? [cell.listing] : []));

const isSpanning = (cell: Cell<string> | undefined) =>
  cell?.kind === 'placement' && spanning.includes(cell.placement.kind);

/** Returns whether a placement other than the one at `except` is beside a place, in a row of the grid. */
function isBeside(cells: readonly Single[], place: number, except: number): boolean {
  return [-1, 1].some((step) => {
    let next = place + step;
    while (isSpanning(cells[next])) next += step;
    return next !== except && cells[next]?.kind === 'placement';
  });
}

const anyFacts = fc.record({
  flags: fc
    .record({
      ads: fc.boolean(),
      fluidAds: fc.boolean(),
      wallet: fc.boolean(),
      premiumSpotlight: fc.boolean(),
      newCarBoost: fc.boolean(),
    })
    .map((flags) => fixtureFlags(flags)),
  takesPaid: fc.boolean(),
  isElectric: fc.boolean(),
  results: fc.nat(200),
  pageSize: fc.integer({ min: 1, max: 100 }),
  peekaboo: fc.option(fc.nat(60), { nil: undefined }),
});

describe('R52 places of a block', () => {
  test.each<[PlacementKind, Parameters<typeof facts>[0], readonly number[]]>([
    ['premium', { flags: { ...none, premiumSpotlight: true } }, [0, 1, 2]],
    ['fourth-tier', { flags: { ...none, premiumSpotlight: true } }, [23]],
    ['wallet', { flags: { ...none, wallet: true } }, [3]],
    ['boost', { flags: { ...none, newCarBoost: true } }, [6]],
    ['boost', { flags: { ...none, newCarBoost: true }, pageSize: 75 }, [6, 22]],
    ['boost', { flags: { ...none, newCarBoost: true }, pageSize: 100, results: 74 }, [6]],
    ['fluid', { flags: { ...none, ads: true, fluidAds: true } }, [7, 16, 19]],
    ['inline', { flags: { ...none, ads: true } }, [7, 16, 19]],
    ['peekaboo', { flags: { ...none, ads: true } }, [9]],
    ['peekaboo', { flags: { ...none, ads: true }, peekaboo: 11 }, [11]],
    ['promo', { flags: { ...none, ads: true } }, [14]],
    ['promo', { flags: { ...none, ads: true }, results: 14 }, []],
    ['treehouse', { flags: { ...none, ads: true }, isElectric: true }, [7]],
    ['treehouse', { flags: { ...none, ads: true }, isElectric: true, results: 7 }, []],
    ['treehouse', { flags: { ...none, ads: true } }, []],
  ])('%s, %j', (kind, given, places) => {
    const cells = layoutGrid(listings(30), facts(given));
    // The filter promotion takes 14, so the ad for that place moves to the next one that is not adjacent.
    expect(placesOf(cells, kind)).toEqual(places);
  });

  test.each([
    ['fluid', true],
    ['inline', false],
  ] as const)(
    '%s ads stand at 7, 14 and 19, and at 36 and 43: places 6 and 13 of the second block',
    (kind, fluidAds) => {
      const cells = layoutGrid(listings(60), facts({ flags: { ...none, ads: true, fluidAds } }));
      const positions = cells.flatMap((cell) =>
        cell.kind === 'placement' && cell.placement.kind === kind ? [cell.placement.position] : [],
      );
      expect(positions).toEqual([7, 14, 19, 36, 43]);
      const grid = taking(cells);
      const second = grid.findIndex((cell) => cell.kind === 'listing' && cell.index === blockSize);
      expect(placesOf(cells, kind).map((place) => place - second)).toEqual([
        7 - second,
        16 - second,
        19 - second,
        6,
        13,
      ]);
    },
  );

  test('of two places with one position the later one moves to the next that is beside no other', () => {
    const cells = layoutGrid(listings(30), facts({ flags: all, isElectric: true }));
    const kinds = ['boost', 'wallet', 'treehouse', 'peekaboo', 'fluid'] as const;
    expect(kinds.map((kind) => placesOf(cells, kind))).toEqual([[6], [7], [9], [11], [16, 18, 20]]);
  });

  test('R30 a search without paid places has none of the paid kinds', () => {
    const cells = layoutGrid(listings(30), facts({ flags: all, takesPaid: false }));
    for (const kind of ['premium', 'fourth-tier', 'boost'] as const) expect(placesOf(cells, kind)).toEqual([]);
    expect(placesOf(cells, 'wallet')).toEqual([3]);
  });

  test('the paid places at the head are one row, and the budget is three listings below it', () => {
    const cells = layoutGrid(listings(30), facts({ flags: { ...none, premiumSpotlight: true, wallet: true } }));
    expect(cells[0]).toMatchObject({ kind: 'row', placements: [{ position: 0 }, { position: 1 }, { position: 2 }] });
    expect(placesOf(cells, 'wallet')).toEqual([6]);
  });

  test.each([
    [30, 3],
    [3, 3],
    [2, 2],
  ])('of %d listings %d are before the dealer’s band', (count, before) => {
    const cells = layoutGrid(listings(count), facts({ flags: none }));
    const at = cells.findIndex((cell) => cell.kind === 'placement' && cell.placement.kind === 'showcase');
    expect(listed(cells.slice(0, at))).toHaveLength(before);
  });

  test.each([2, 3])('every row of %d columns has a listing, with the paid places or without', (columns) => {
    for (const takesPaid of [true, false]) {
      const cells = taking(layoutGrid(listings(30), facts({ flags: all, takesPaid, isElectric: true }))).filter(
        (cell) => !isSpanning(cell),
      );
      for (let from = 0; from < cells.length; from += columns)
        expect(listed(cells.slice(from, from + columns))).not.toEqual([]);
    }
  });

  test('premium, fourth tier and boost are in every block, cards only once', () => {
    const cells = layoutGrid(listings(90), facts({ flags: all }));
    const count = (kind: PlacementKind) => placesOf(cells, kind).length;
    expect([count('premium'), count('fourth-tier'), count('boost')]).toEqual([9, 3, 3]);
    expect([count('wallet'), count('peekaboo'), count('promo')]).toEqual([1, 1, 1]);
  });
});

describe('R52 for any mix of places, page and results', () => {
  test('no listing is lost, doubled or moved, and no position has two places', () => {
    fc.assert(
      fc.property(fc.nat(130), anyFacts, (count, given) => {
        const cells = layoutGrid(listings(count), given);
        expect(listed(cells)).toEqual(listings(count));
        expect(cells.flatMap((cell) => (cell.kind === 'listing' ? [cell.index] : []))).toEqual([
          ...Array(count).keys(),
        ]);
        const keys = singles(cells).flatMap((cell) =>
          cell.kind === 'placement' ? [JSON.stringify(cell.placement)] : [],
        );
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  test('no two placements are beside each other in a row', () => {
    fc.assert(
      fc.property(fc.nat(130), anyFacts, (count, given) => {
        const cells = singles(layoutGrid(listings(count), given)).filter((cell) => !isSpanning(cell));
        expect(cells.some((cell, at) => cell.kind === 'placement' && cells[at + 1]?.kind === 'placement')).toBe(false);
      }),
    );
  });

  test('each is in its position of its block, or after those that move it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 130 }), anyFacts, (count, given) => {
        const cells = taking(layoutGrid(listings(count), given));
        const { premiumSpotlight } = given.flags;
        const row = premiumSpotlight && given.takesPaid ? 3 : 0;
        let begun = 0;
        for (const [at, cell] of cells.entries()) {
          if (cell.kind === 'listing') {
            if (cell.index % blockSize === blockSize - 1) begun = at + 1;
            continue;
          }
          const after = cell.placement.kind === 'wallet' ? row : 0;
          const wanted = begun + after + (cell.placement.position % blockSize);
          expect(at).toBeGreaterThanOrEqual(wanted);
          // It may pass places that are taken, and listings beside another placement.
          const passed = Array.from({ length: at - wanted }, (_, step) => wanted + step);
          expect(passed.filter((place) => cells[place]?.kind === 'listing' && !isBeside(cells, place, at))).toEqual([]);
        }
      }),
    );
  });

  test('the grid ends with a listing, and more listings move nothing that was there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 90 }), fc.nat(60), anyFacts, (count, more, given) => {
        const before = layoutGrid(listings(count), given);
        expect(before.at(-1)?.kind).toBe('listing');
        expect(layoutGrid(listings(count + more), given).slice(0, before.length)).toEqual(before);
      }),
    );
  });

  test('with one, two and three columns every liner is before its row', () => {
    fc.assert(
      fc.property(fc.nat(90), fc.constantFrom(1, 2, 3), fc.boolean(), (count, columns, premiumSpotlight) => {
        const cells = layoutGrid(listings(count), facts({ flags: { ...none, ads: true, premiumSpotlight } }));
        let before = 0;
        const rows: number[] = [];
        for (const cell of cells) {
          if (cell.kind === 'row') continue;
          if (cell.kind === 'listing') before++;
          else if (!['liner', 'showcase', 'fourth-tier'].includes(cell.placement.kind)) before++;
          else if (cell.placement.columns === columns) {
            expect(before).toBe(cell.placement.position * columns);
            rows.push(cell.placement.position);
          }
        }
        expect(rows).toEqual([3, 7, 10, 13, 16].filter((row) => row * columns < before));
      }),
    );
  });
});
