import { fixtureFlags } from '@forecourt/search-kit/testing';
import fc from 'fast-check';
import { adPositions } from './ad-positions';
import { layoutGrid } from './layout-grid';

const listings = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`);
const ad = (position: number) => ({ position, placement: `ad${position}` });
const slotOf = (cells: ReturnType<typeof layoutGrid<string, string>>, placement: string) =>
  cells.findIndex((cell) => cell.kind === 'placement' && cell.placement === placement);

describe('layoutGrid', () => {
  test('R52 a placement stands in the slot that it wants', () => {
    const cells = layoutGrid(listings(30), [ad(7), ad(14), ad(19)]);
    expect(cells).toHaveLength(33);
    expect([7, 14, 19].map((position) => slotOf(cells, `ad${position}`))).toEqual([7, 14, 19]);
  });

  test('R52 the later of two that want one slot moves to the next free one', () => {
    const cells = layoutGrid(listings(30), [
      ad(7),
      { position: 7, placement: 'second' },
      { position: 8, placement: 'third' },
    ]);
    expect([slotOf(cells, 'ad7'), slotOf(cells, 'second'), slotOf(cells, 'third')]).toEqual([7, 8, 9]);
  });

  test('a placement that no listing would follow is left out', () => {
    expect(layoutGrid(listings(7), [ad(7)])).toHaveLength(7);
    expect(slotOf(layoutGrid(listings(8), [ad(7)]), 'ad7')).toBe(7);
    expect(layoutGrid([], [ad(0)])).toEqual([]);
  });

  test('R52 no listing is lost, doubled or moved, and no two cells are one', () => {
    const wishes = fc.array(fc.record({ position: fc.nat(60), placement: fc.uuid() }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(70), wishes, (count, wished) => {
        const cells = layoutGrid(listings(count), wished);
        expect(cells.flatMap((cell) => (cell.kind === 'listing' ? [cell.listing] : []))).toEqual(listings(count));
        expect(cells.flatMap((cell) => (cell.kind === 'listing' ? [cell.index] : []))).toEqual([
          ...Array(count).keys(),
        ]);
        const placed = cells.flatMap((cell) => (cell.kind === 'placement' ? [cell.placement] : []));
        expect(new Set(placed).size).toBe(placed.length);
        const known = new Set(wished.map(({ placement }) => placement));
        expect(placed.every((placement) => known.has(placement))).toBe(true);
      }),
    );
  });

  test('more listings at the end move nothing that was there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 60 }), fc.nat(60), (count, more) => {
        const wishes = [7, 14, 19, 36, 43].map(ad);
        const before = layoutGrid(listings(count), wishes);
        expect(layoutGrid(listings(count + more), wishes).slice(0, before.length)).toEqual(before);
      }),
    );
  });
});

describe('adPositions', () => {
  test.each([
    ['ads and fluid ads', { ads: true, fluidAds: true }, [7, 14, 19, 36, 43]],
    ['ads only', { ads: true, fluidAds: false }, [7]],
    ['no ads', { ads: false, fluidAds: true }, []],
  ])('%s', (_name, flags, positions) => {
    expect(adPositions({ flags: fixtureFlags(flags) })).toEqual(positions);
  });
});
