/** @jest-environment jsdom */
import type { Draft } from './layouts';
import { storeDraft, storedDraft } from './stored-draft';

const of = { brand: 'maker', page: 'results' };
const base: Draft = {
  arrangement: 'stacked',
  slots: [{ slot: 'a', remote: 'mfe-ads', fragment: 'a', region: null, props: { most: 3 } }],
};
const draft: Draft = { ...base, slots: [] };

afterEach(() => sessionStorage.clear());

test('a draft is kept with its base, for one page of one brand, until it is removed', () => {
  storeDraft(of, { base, draft });
  expect(storedDraft(of)).toEqual({ base, draft });
  expect(storedDraft({ ...of, page: 'vehicle' })).toBeNull();
  expect(storedDraft({ ...of, brand: 'research' })).toBeNull();
  storeDraft(of, null);
  expect(storedDraft(of)).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no object', '3'],
  ['without a base', JSON.stringify({ draft })],
  ['without slots', JSON.stringify({ base, draft: { arrangement: 'stacked' } })],
  [
    'with a region that there is not',
    JSON.stringify({ base, draft: { ...base, slots: [{ ...base.slots[0], region: 'x' }] } }),
  ],
  [
    'with a slot without a fragment',
    JSON.stringify({ base, draft: { ...base, slots: [{ slot: 'a', region: null }] } }),
  ],
  ['with moves of no slot', JSON.stringify({ base, draft: { ...base, touched: [1] } })],
  ['with no slot', JSON.stringify({ base, draft: { ...base, slots: [null] } })],
])('what is stored in another form is no draft: %s', (_what, text) => {
  storeDraft(of, { base, draft });
  sessionStorage.setItem(sessionStorage.key(0)!, text);
  expect(storedDraft(of)).toBeNull();
});
