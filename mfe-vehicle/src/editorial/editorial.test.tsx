import { fixtureBrand, renderFragment, violations } from '@forecourt/search-kit/testing';
import { within } from '@testing-library/react';
import entryFragment from '../fragments/editorial-entry';
import listFragment from '../fragments/editorial-list';
import { entry, summary } from './testing';

const brand = fixtureBrand();
const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

describe('a list', () => {
  const article = { ...summary, kind: 'article' as const, href: '/articles/tires', title: 'Tires' };
  const list = {
    ...{ total: 30, page: 1, pages: 2, entries: [article, summary] },
    topics: [summary.topic, { id: 'money' as const, label: 'Money' }],
  };
  const show = (answer: unknown = list, params: Record<string, string> = { kind: 'article' }) =>
    renderFragment(listFragment, { view: { brand, params, data: { 'editorial-list': answer } as object } });

  test('R86 has a card for each text, links to topics and pages, and its feed', async () => {
    const queries = show();
    expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('Articles');
    const [card] = queries.getAllByRole('article');
    expect(within(card!).getByRole('link', { name: 'Tires' }).getAttribute('href')).toBe('/articles/tires');
    within(card!).getByText('Updated Oct 10, 2026 · 4 min read');
    within(card!).getByRole('img', { name: 'A blue sedan, drawn' });
    expect(queries.getByRole('link', { name: 'Money' }).getAttribute('href')).toBe('/articles?topic=money');
    expect(queries.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('page');
    expect(queries.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/articles?page=2');
    expect(queries.getByRole('link', { name: /feed/ }).getAttribute('href')).toBe('/articles/feed.xml');
    expect(queries.html).not.toContain(' style=');
    expect(await violations(queries.container)).toEqual([]);
  });

  test('R86 pages of a topic keep the topic; the list of expert reviews has no feed', () => {
    const queries = show(list, { kind: 'expert-review', topic: 'money' });
    expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('Expert reviews');
    expect(queries.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('/reviews?topic=money&page=2');
    expect(queries.queryByRole('link', { name: /feed/ })).toBeNull();
  });

  test('without texts it says so', () => {
    show({ total: 0, page: 1, pages: 1, topics: [], entries: [] }).getByText('There is nothing to read here yet.');
  });
});

describe('a text', () => {
  const show = (more: Partial<typeof entry> = {}, state: object = camry) =>
    renderFragment(entryFragment, { view: { brand, state, data: { 'editorial-entry': { ...entry, ...more } } } });

  test('R85 is shown in elements of the site, and text stays text', async () => {
    const queries = show();
    expect(queries.getByRole('heading', { level: 1 }).textContent).toBe('The Camry');
    queries.getByRole('heading', { level: 2, name: 'At a glance' });
    expect(queries.getByRole('link', { name: 'all <cars>' }).getAttribute('href')).toBe('/cars-for-sale/all');
    expect(queries.getByRole('cell').textContent).toBe('30 mpg');
    expect(queries.container.textContent).toContain('Jun 2, 2026 · Updated Oct 10, 2026 · 4 min read');
    expect(queries.html).not.toContain(' style=');
    expect(queries.queryByText(/Our score/)).toBeNull();
    expect(await violations(queries.container)).toEqual([]);
  });

  test('R86 leads to the vehicles that it is about, as far as the site knows them', () => {
    const link = show().getByRole('link', { name: 'See Toyota Camry, 2018 to 2024, for sale' });
    expect(link.getAttribute('href')).toMatch(/^\/cars-for-sale\/all\/toyota\/camry\?.*startYear=2018.*endYear=2024/);
    const unknown = show({ vehicles: [{ make: 'NOBODY', model: 'NOTHING' }] });
    expect(unknown.container.querySelector('nav[aria-label="For sale"]')).toBeNull();
  });

  test('R87 a draft says that it is one; a score is shown if there is one', () => {
    const queries = show({ isDraft: true, score: 8.5 });
    queries.getByText(/This is a draft/);
    queries.getByText('Our score: 8.5 of 10');
  });

  test('R72 without its words it is empty', () => {
    expect(renderFragment(entryFragment, { view: { brand, data: {} } }).html).toBe('');
  });
});
