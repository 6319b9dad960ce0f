import fc from 'fast-check';
import { type Draft, moved, movedBy, placed, regions, removed, type Slot, slotsIn } from './layouts';

const slot = (name: string, region: Slot['region'] = 'main'): Slot => ({
  ...{ slot: name, remote: 'mfe-ads', fragment: name, region },
});
const draft: Draft = {
  arrangement: 'stacked',
  slots: [slot('a'), slot('hero', 'hero'), slot('b'), slot('nested', null), slot('c')],
};
const names = (of: Draft) => slotsIn(of, 'main').map((one) => one.slot);

test('a slot moves by one place within its region, and the first and the last stay', () => {
  expect(names(movedBy(draft, 'b', -1))).toEqual(['b', 'a', 'c']);
  expect(names(movedBy(draft, 'b', 1))).toEqual(['a', 'c', 'b']);
  expect(movedBy(draft, 'a', -1)).toBe(draft);
  expect(movedBy(draft, 'c', 1)).toBe(draft);
});

test('a slot moves into another region, before a slot of it or to its end', () => {
  expect(names(moved(draft, 'hero', 'main', 'b'))).toEqual(['a', 'hero', 'b', 'c']);
  expect(names(moved(draft, 'hero', 'main'))).toEqual(['a', 'b', 'c', 'hero']);
  expect(slotsIn(moved(draft, 'a', 'footer'), 'footer')).toEqual([slot('a', 'footer')]);
});

test('a draft names the slots that were moved, and a move that is not possible moves none', () => {
  expect(movedBy(moved(draft, 'hero', 'main'), 'a', 1).touched).toEqual(['hero', 'a']);
  expect(movedBy(draft, 'a', -1).touched).toBeUndefined();
});

test('a slot is added at the end of its region, or takes the place of another one', () => {
  expect(names(placed(draft, slot('new')))).toEqual(['a', 'b', 'c', 'new']);
  expect(names(placed(draft, slot('new'), 'b'))).toEqual(['a', 'new', 'c']);
  expect(names(removed(draft, 'b'))).toEqual(['a', 'c']);
});

test('no move loses, doubles or changes a slot, and other regions keep their order', () => {
  const anyRegion = fc.constantFrom(...regions);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,4}$/), anyRegion), {
        selector: ([name]) => name,
        minLength: 1,
      }),
      fc.nat(),
      anyRegion,
      (slots, index, region) => {
        const before: Draft = { arrangement: 'stacked', slots: slots.map(([name, at]) => slot(name, at)) };
        const { slot: name } = before.slots[index % before.slots.length]!;
        const after = moved(before, name, region);
        expect(after.slots.map((one) => one.slot).sort()).toEqual(before.slots.map((one) => one.slot).sort());
        expect(slotsIn(after, region).at(-1)?.slot).toBe(name);
        for (const other of regions)
          expect(slotsIn(removed(after, name), other)).toEqual(slotsIn(removed(before, name), other));
      },
    ),
  );
});
