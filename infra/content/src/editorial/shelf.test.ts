import type { Entry } from './entry';
import { Shelf } from './shelf';

const entry = (slug: string, more: Partial<Entry> = {}): Entry => ({
  ...{ kind: 'article', slug, title: slug, summary: '', published: '2026-06-02', topic: 'buying', draft: false },
  ...{ vehicles: [], picture: { drawn: 'sedan/BLUE', alt: '' }, words: [] },
  ...more,
});
const today = '2026-06-10';
const camry = { make: 'TOYOTA', model: 'CAMRY', years: [2018, 2024] as [number, number] };
const slugs = (entries: readonly Entry[], query: Partial<Parameters<Shelf['list']>[0]> = {}) =>
  new Shelf(entries).list({ brand: 'research', ...query }, today).map(({ slug }) => slug);

test('R85 a text is listed from its day on, the newest first; a draft never is', () => {
  const entries = [
    entry('old', { published: '2026-01-01' }),
    entry('today', { published: today }),
    entry('tomorrow', { published: '2026-06-11' }),
    entry('draft', { draft: true }),
  ];
  expect(slugs(entries)).toEqual(['today', 'old']);
  const shelf = new Shelf(entries);
  expect(
    ['old', 'tomorrow', 'draft', 'none'].map((slug) => shelf.get(slug, { brand: 'research' }, today)?.slug),
  ).toEqual(['old', undefined, undefined, undefined]);
  expect(shelf.draft('tomorrow')?.slug).toBe('tomorrow');
});

test('R86 a brand shows what is for it, and a car-maker’s brand nothing about other makes', () => {
  const entries = [entry('all'), entry('mine', { brands: ['maker'] }), entry('toyota', { vehicles: [camry] })];
  expect(slugs(entries)).toEqual(['all', 'toyota']);
  expect(slugs(entries, { brand: 'maker', brandMake: 'HYUND' })).toEqual(['all', 'mine']);
});

test('R86 a search for a model finds the texts about it in its years', () => {
  const entries = [
    entry('camry', { vehicles: [camry] }),
    entry('any-year', { vehicles: [{ make: 'TOYOTA', model: 'CAMRY' }] }),
    entry('general'),
  ];
  const about = (years: { from?: number; to?: number }, model = 'CAMRY') =>
    slugs(entries, { about: { make: 'TOYOTA', model, ...years } });
  expect(about({})).toEqual(['any-year', 'camry']);
  expect(about({ from: 2024 })).toEqual(['any-year', 'camry']);
  expect(about({ from: 2025 })).toEqual(['any-year']);
  expect(about({ to: 2017 })).toEqual(['any-year']);
  expect(about({}, 'COROLLA')).toEqual([]);
});

test('texts are found by kind and topic', () => {
  const entries = [entry('a'), entry('b', { topic: 'money' }), entry('c', { kind: 'expert-review' })];
  expect(slugs(entries, { kind: 'article' })).toEqual(['a', 'b']);
  expect(slugs(entries, { topic: 'money' })).toEqual(['b']);
});
