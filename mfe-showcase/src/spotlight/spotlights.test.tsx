import type { Placed } from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { type Spotlights, withFurther } from '@forecourt/listing';
import { installObserver, renderFragment, violations } from '@forecourt/search-kit/testing';
import { act, fireEvent } from '@testing-library/react';
import fourthTier from '../fragments/fourth-tier-spotlight';
import boost from '../fragments/new-car-boost';
import premium from '../fragments/premium-spotlight';
import sponsored from '../fragments/sponsored-vehicles';
import highlights from '../fragments/vehicle-highlights';
import { answer, restAt } from './testing';

const show = (fragment: FragmentDefinition, data: Record<string, Spotlights>, slot = {}) =>
  renderFragment(fragment, { view: { data }, slot: { position: 0, page: 1, placement: 'p', ...slot } });

/** Every fragment with an answer that fills it, and its first listing. */
const all: [string, FragmentDefinition, Record<string, Spotlights>, string][] = [
  ['premium', premium, { premium: answer('premium', 3) }, 'premium car 0'],
  ['fourth tier', fourthTier, { 'fourth-tier': answer('fourth-tier', 3) }, 'fourth-tier car 0'],
  ['boost', boost, { boost: answer('boost', 2) }, 'boost car 0'],
  ['featured', sponsored, { featured: answer('featured', 6) }, 'featured car 0'],
  ['standard', sponsored, { standard: answer('standard', 6) }, 'standard car 0'],
  ['highlights', highlights, { highlights: answer('highlights', 10) }, 'highlights car 0'],
];

describe.each(all)('%s', (_name, fragment, data, title) => {
  const slot = fragment === boost ? { position: 6 } : {};

  test('R53 is labelled as sponsored, explains why it is shown, and links to the vehicle without script', () => {
    const queries = show(fragment, data, slot);
    const tile = queries.getByRole('link', { name: title }).closest('[data-placed]')!;
    expect(tile.querySelector('[data-kind="sponsored"]')?.textContent).toMatch(/^Sponsored/);
    const why = tile.querySelector('button')!;
    const panel = queries.container.querySelector(`[id="${why.getAttribute('popovertarget')}"]`);
    expect(panel?.textContent).toMatch(/pays (for|to) /);
    expect(panel?.textContent).toContain('The order of the other results does not depend on what anybody pays.');
    // The seller that pays is named in the panel, or on the vehicle if the panel explains a whole strip.
    expect([why.textContent, panel?.textContent].join()).toContain('Lakeshore Motors');
    expect(why.title).toBe('Why this?');
    expect(queries.getByRole('link', { name: title }).getAttribute('href')).toContain('clickType=spotlight');
    expect(queries.html).toContain('clickType=spotlight');
    expect(queries.html).not.toContain(' style=');
  });

  test('has no accessibility violations', async () => {
    expect(await violations(show(fragment, data, slot).container)).toEqual([]);
  });

  test('R72 is nothing where its answer failed or holds nothing', () => {
    expect(show(fragment, {}, slot).html).toBe('');
    const empty = Object.fromEntries(Object.keys(data).map((name) => [name, { listings: [], owners: [] }]));
    expect(show(fragment, empty, slot).html).toBe('');
    expect(renderFragment({ ...fragment, Component: fragment.Fallback }).html).toBe('');
  });

  test('R53 measures one impression and one click, as paid', () => {
    jest.useFakeTimers();
    const observer = installObserver();
    const queries = show(fragment, data, slot);
    observer.scroll(1);
    act(() => jest.advanceTimersByTime(1000));
    observer.scroll(0);
    observer.scroll(1);
    act(() => jest.advanceTimersByTime(5000));
    const seen = queries.events.filter(({ type }) => type === 'impression').map(({ detail }) => detail);
    expect(new Set(seen.map((detail) => JSON.stringify(detail))).size).toBe(seen.length);
    expect(seen[0]).toMatchObject({ position: 0, sponsored: true, owner: 'owner-1' });
    const link = queries.getByRole('link', { name: title });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(queries.events.at(-1)).toEqual({ type: 'click', detail: seen[0] });
    // Saves and leads on the vehicle's page count for the same place.
    expect(link.getAttribute('href')).toContain(`&placement=${(seen[0] as Placed).placement}`);
    observer.remove();
    jest.useRealTimers();
  });
});

describe('R52 the listing of each place', () => {
  const titleOf = (fragment: FragmentDefinition, data: Record<string, Spotlights>, slot: object) => {
    const queries = show(fragment, data, slot);
    const title = queries.container.querySelector('h3')?.textContent;
    queries.unmount();
    return title;
  };

  test('premium: three a block, each page its own', () => {
    const source = withFurther(answer('premium', 2), answer('premium', 3));
    const at = (position: number) => titleOf(premium, { premium: source }, { position });
    expect([0, 1, 2].map(at)).toEqual(['premium car 0', 'premium car 1', undefined]);
    expect([30, 31, 32].map(at)).toEqual(['premium car 0', 'premium car 1', 'premium car 2']);
    expect(at(60)).toBeUndefined();
  });

  test('fourth tier: one answer, in turn', () => {
    const source = withFurther(answer('fourth-tier', 2), undefined);
    const at = (page: number) => titleOf(fourthTier, { 'fourth-tier': source }, { position: page * 30 - 7, page });
    expect([1, 2, 3].map(at)).toEqual(['fourth-tier car 0', 'fourth-tier car 1', 'fourth-tier car 0']);
  });

  test('boost: the first at 6, the second at 22', () => {
    const at = (position: number) => titleOf(boost, { boost: answer('boost', 2) }, { position });
    expect([at(6), at(22)]).toEqual(['boost car 0', 'boost car 1']);
  });
});

test('featured are before standard, each listing once, and further pages add theirs', () => {
  const featured = answer('featured', 2);
  const standard = { ...answer('standard', 2), listings: [...featured.listings, ...answer('standard', 2).listings] };
  const queries = show(sponsored, { featured: withFurther(featured, answer('featured', 3)), standard });
  expect(queries.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['featured car 0', 'featured car 1', 'featured car 2'],
    ...['standard car 0', 'standard car 1'],
  ]);
});

test('R53 a move of a row is measured once, with the item at which it rests', () => {
  jest.useFakeTimers();
  const queries = show(highlights, { highlights: answer('highlights', 4) });
  const row = queries.getByRole('list', { name: 'Highlighted vehicles' });
  restAt(row, 3);
  restAt(row, 3);
  const detail = { placement: 'highlight', id: 'highlights-0', owner: 'owner-1', sponsored: true, to: 3 };
  expect(queries.events).toEqual([{ type: 'carousel-moved', detail }]);
  jest.useRealTimers();
});

test('a highlight has four photographs and gives reasons to be quick', () => {
  const tile = show(highlights, { highlights: answer('highlights', 1) }).container.querySelector('[data-placed]')!;
  expect(tile.querySelectorAll('img')).toHaveLength(4);
  expect(tile.querySelector('[data-icon="bolt"]')?.textContent).toMatch(/^9 viewed it · /);
});

test('a highlight without photographs has one drawing', () => {
  const found = answer('highlights', 1);
  const listings = found.listings.map((listing) => ({ ...listing, images: { primary: 0, sources: [] } }));
  const { container } = show(highlights, { highlights: { ...found, listings } });
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Illustration: side']);
});

test.each([
  ['twelve sponsored vehicles', sponsored, { featured: answer('featured', 6), standard: answer('standard', 6) }],
  ['ten highlights with four pictures each', highlights, { highlights: answer('highlights', 10) }],
] as const)('%s are at most 110 elements, with one panel for all', (_name, fragment, data) => {
  const { container } = show(fragment, data);
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(110);
  expect(container.querySelectorAll('[popover]')).toHaveLength(1);
});

test('R57 the pictures at the head of the results are fetched at once, the very first before all others', () => {
  const picture = (position: number, page = 1) => {
    const queries = show(premium, { premium: answer('premium', 3) }, { position, page });
    const image = queries.container.querySelector('img');
    queries.unmount();
    return [image?.getAttribute('loading'), image?.getAttribute('fetchpriority')];
  };
  expect([0, 1, 2].map((position) => picture(position))).toEqual([
    ['eager', 'high'],
    ['eager', null],
    ['eager', null],
  ]);
  expect(picture(0, 2)).toEqual(['lazy', null]);
});
