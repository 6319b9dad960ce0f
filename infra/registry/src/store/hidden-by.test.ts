import { brandById } from '@forecourt/brands';
import { setFlags } from './flag-transitions';
import { hiddenBy } from './hidden-by';
import { setLayout } from './layout-transitions';
import { emptyState } from './state';

const author = { who: 'ada', at: '2030-01-01T00:00:00.000Z' };
const withAds = (ads: boolean) => setFlags(emptyState, ['maker'], { values: { ads } }, author).state;

test('a remote whose slots all need a flag that is off is hidden by it', () => {
  expect(hiddenBy(withAds(false), { brand: 'maker', remote: 'mfe-ads' })).toEqual(['ads']);
  expect(hiddenBy(withAds(true), { brand: 'maker', remote: 'mfe-ads' })).toEqual([]);
});

test('a remote without such a flag, or without a slot, is not hidden', () => {
  const off = withAds(false);
  expect(hiddenBy(off, { brand: 'maker', remote: 'mfe-search-results' })).toEqual([]);
  const pages = Object.entries(brandById('maker').layouts).filter(([, { slots }]) =>
    slots.some(({ remote }) => remote === 'mfe-ads'),
  );
  const without = pages.reduce((state, [page, layout]) => {
    const slots = layout.slots.filter(({ remote }) => remote !== 'mfe-ads');
    return setLayout(state, { brands: ['maker'], page }, { layout: { ...layout, slots } }, author).state;
  }, off);
  expect(hiddenBy(without, { brand: 'maker', remote: 'mfe-ads' })).toEqual([]);
});

test('one slot that shows something is enough', () => {
  const layout = brandById('maker').layouts.results!;
  const shown = { slot: 'shown', remote: 'mfe-ads', fragment: 'credits', region: 'main' } as const;
  const offered = { 'mfe-ads': { '1.0.0': { manifest: `sha384-${'a'.repeat(64)}`, publishedAt: author.at } } };
  const served = {
    ...withAds(false),
    remotes: offered,
    channels: { maker: { 'mfe-ads': { version: '1.0.0', canary: null, history: [] } } },
  };
  const wanted = { layout: { ...layout, slots: [...layout.slots, shown] } };
  const { state } = setLayout(served, { brands: ['maker'], page: 'results' }, wanted, author);
  expect(hiddenBy(state, { brand: 'maker', remote: 'mfe-ads' })).toEqual([]);
});
