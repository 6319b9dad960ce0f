import type { Layout, SlotAssignment } from '@forecourt/contracts';
import fc from 'fast-check';
import { layoutDifferences, slotChanges } from './layout-differences';

const slot = (name: string, more: Partial<SlotAssignment> = {}): SlotAssignment => ({
  ...{ slot: name, remote: 'mfe-ads', fragment: name, region: 'below' },
  ...more,
});
const page = (...slots: SlotAssignment[]): Layout => ({ arrangement: 'stacked', slots });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => slot(name)) as [
  SlotAssignment,
  SlotAssignment,
  SlotAssignment,
  SlotAssignment,
];

test.each<[string, Layout, Layout, string[]]>([
  ['nothing', page(a, b), page({ ...a }, b), []],
  ['a slot that is new', page(a), page(a, b), ['added b: mfe-ads/b in below']],
  [
    'a slot that is gone, with its policy and props',
    page(a, slot('b', { region: null, hydrate: 'idle', props: { most: 3 } })),
    page(a),
    ['removed b: mfe-ads/b in another fragment, hydrates idle, props {"most":3}'],
  ],
  ['another region', page(a, b), page(a, slot('b', { region: 'lead' })), ['b: below → lead']],
  ['another fragment', page(a), page({ ...a, remote: 'mfe-x' }), ['a: mfe-ads/a replaced by mfe-x/a']],
  [
    'all of a slot',
    page({ ...a, hydrate: 'idle', props: { most: 3 } }),
    page(slot('a', { fragment: 'x', region: 'main' })),
    ['a: mfe-ads/a replaced by mfe-ads/x, below → main, hydrates by the fragment’s own policy, no props'],
  ],
  ['the arrangement', page(a), { ...page(a), arrangement: 'detail' }, ['arrangement: stacked → detail']],
  ['one slot moved down', page(a, b, c), page(b, c, a), ['a moved to the end of below']],
  ['two neighbours in another order', page(a, b, c, d), page(a, c, b, d), ['c and b changed places in below']],
  ['one slot moved up', page(a, b, c, d), page(d, a, b, c), ['d moved before a in below']],
  ['a place left by another slot', page(a, b, c), page(b, c), ['removed a: mfe-ads/a in below']],
  [
    'slots of different regions among each other',
    page(a, slot('m', { region: 'main' })),
    page(slot('m', { region: 'main' }), a),
    ['another order of slots of different regions'],
  ],
])('%s', (_what, before, after, lines) => {
  expect(layoutDifferences(before, after)).toEqual(lines);
});

test('as few slots as possible have moved: without them both orders are the same, and one move is one line', () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (all, from, to) => {
      const [taken = ''] = all.slice(from % all.length);
      const others = all.filter((name) => name !== taken);
      const order = others.toSpliced(to % all.length, 0, taken);
      const [before, after] = [all, order].map((list) => page(...list.map((name) => slot(name))));
      const moved = slotChanges(before!, after!).map((change) => change.slot);
      expect(moved).toHaveLength(all.join() === order.join() ? 0 : 1);
      const rest = (list: readonly string[]) => list.filter((name) => !moved.includes(name));
      expect(rest(all)).toEqual(rest(order));
    }),
  );
});

test('of two neighbours that changed places, the one that somebody moved has moved; the words are the same', () => {
  const changes = (touched?: string[]) => slotChanges(page(a, b, c, d), page(a, c, b, d), touched);
  const text = 'c and b changed places in below';
  expect(changes()).toEqual([{ slot: 'c', kind: 'moved', text }]);
  for (const slot of ['b', 'c']) expect(changes([slot])).toEqual([{ slot, kind: 'moved', text }]);
});

test('a slot that somebody moved and that need not have moved has not', () => {
  const moved = slotChanges(page(a, b, c, d), page(b, c, d, a), ['b', 'c', 'd']).map(({ slot }) => slot);
  expect(moved).toEqual(['a']);
});

test('a line has a bounded length', () => {
  const props = { text: 'x'.repeat(500) };
  expect(layoutDifferences(page(), page({ ...a, props })).map(({ length }) => length)).toEqual([280]);
});
