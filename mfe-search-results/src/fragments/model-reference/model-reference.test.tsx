import type { ModelFacts, ModelReviews, ModelTrims } from '@forecourt/listing';
import { camry, camryFacts } from '@forecourt/listing/testing';
import { fixtureBrand, fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import fragment from './index';

const ofCamry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const show = (
  state: object = ofCamry,
  { trims = camry as ModelTrims | undefined, totalResultCount = 31, brand = fixtureBrand() } = {},
) =>
  renderFragment(fragment, {
    view: {
      state,
      brand,
      data: { listing: fixtureListings({ totalResultCount }), ...(trims !== undefined && { 'model-trims': trims }) },
    },
  });
const tabs = (queries: ReturnType<typeof show>) => queries.queryAllByRole('tab').map(({ textContent }) => textContent);
const openPanel = (queries: ReturnType<typeof show>) =>
  queries.getAllByRole('tabpanel').find((panel) => panel.hasAttribute('data-open'))!;

test('the first tab is open at first: what each trim cost new, and is offered for; one for sale is a link', async () => {
  const queries = show();
  expect(queries.getByRole('heading', { level: 2 }).id).toBe('model-reference');
  expect(tabs(queries)).toEqual(['Pricing', 'FAQs', 'Compare Trims']);
  expect(queries.getByRole('tab', { name: 'Pricing' }).getAttribute('aria-selected')).toBe('true');
  const lines = within(openPanel(queries)).getAllByRole('listitem');
  expect(lines.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
    ['LE', '$25,000 new', 'For sale from $18,000, on average $20,500'],
    ['XSE', '$31,000 new', 'None of 2021 for sale'],
  ]);
  fireEvent.click(within(openPanel(queries)).getByRole('link', { name: 'LE' }));
  expect(queries.dispatched).toEqual([{ type: 'select', param: 'trimCode', values: ['CAMRY|LE'] }]);
  expect(await violations(queries.container)).toEqual([]);
});

test('questions and trims are a tab each', () => {
  const queries = show();
  fireEvent.click(queries.getByRole('tab', { name: 'FAQs' }));
  expect(openPanel(queries).querySelector('[data-slot="model-answers"]')).not.toBeNull();
  fireEvent.click(queries.getByRole('tab', { name: 'Compare Trims' }));
  within(openPanel(queries)).getByRole('columnheader', { name: /^XSE/ });
});

const used = fixtureBrand({ defaultListingType: 'USED' });
const oneTrim = { ...camry, trims: camry.trims.slice(0, 1) };
test.each<[string, object, Parameters<typeof show>[1], string[]]>([
  [
    'of one year, with few results',
    { ...ofCamry, startYear: 2021, endYear: 2021 },
    { totalResultCount: 1 },
    ['Pricing', 'FAQs', 'Compare Trims'],
  ],
  ['with few results', ofCamry, { totalResultCount: 30 }, ['Pricing', 'Compare Trims']],
  ['for new ones', { ...ofCamry, listingType: ['NEW'] }, { brand: used }, ['Pricing', 'Compare Trims']],
  ['for all conditions', { ...ofCamry, listingType: ['off'] }, { brand: used }, ['Pricing', 'FAQs', 'Compare Trims']],
  ['for a model of one trim', ofCamry, { trims: oneTrim }, ['Pricing', 'FAQs']],
])('a search %s has tabs for the facts that are known', (_name, state, given, expected) => {
  expect(tabs(show(state, given))).toEqual(expected);
});

test('R72 if the facts failed, the search alone answers questions; if that is little, a message says so', () => {
  const without = (totalResultCount: number) =>
    renderFragment(fragment, { view: { state: ofCamry, data: { listing: fixtureListings({ totalResultCount }) } } });
  expect(tabs(without(31))).toEqual(['FAQs']);
  without(3).getByText('Facts about this model are not available right now.');
});

test.each([[{}], [{ makeCode: ['TOYOTA'] }], [{ ...ofCamry, modelCode: ['CAMRY|TOYOTA', 'RAV4|TOYOTA'] }]])(
  'a search for %j is about no one model, and has nothing there',
  (state) => {
    expect(show(state).html).toBe('');
  },
);

describe('facts by model year', () => {
  const showFacts = (facts: ModelFacts, state: object = ofCamry) =>
    renderFragment(fragment, {
      view: {
        state,
        data: { listing: fixtureListings({ totalResultCount: 31 }), 'model-trims': camry, 'model-facts': facts },
      },
    });

  test('crash tests have a tab, and the years stand below the prices: each a slot of its own', () => {
    const queries = showFacts(camryFacts);
    expect(tabs(queries)).toEqual(['Pricing', 'FAQs', 'Safety', 'Compare Trims']);
    expect(openPanel(queries).querySelector('[data-slot="model-years"]')).not.toBeNull();
    fireEvent.click(queries.getByRole('tab', { name: 'Safety' }));
    expect(openPanel(queries).querySelector('[data-slot="model-safety"]')).not.toBeNull();
  });

  test('there is no tab Safety for a trim, nor without ratings', () => {
    expect(tabs(showFacts(camryFacts, { ...ofCamry, trimCode: ['CAMRY|LE'] }))).not.toContain('Safety');
    expect(tabs(showFacts({ ...camryFacts, years: camryFacts.years.slice(0, 1) }))).not.toContain('Safety');
  });
});

describe('R90 consumer reviews', () => {
  const none: ModelReviews = {
    ...{ makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', year: 2021, count: 0 },
    ...{ distribution: [0, 0, 0, 0, 0], average: null, parts: {}, reviews: [] },
  };
  const one: ModelReviews['reviews'][number] = {
    ...{ id: 'r'.repeat(22), overall: 4, ratings: {}, title: 'Good on long trips', text: 'Quiet.\n\nNothing broke.' },
    ...{ byline: 'Ann B.', kind: 'owner', writtenAt: Date.UTC(2026, 10, 12), helpful: 2 },
  };
  const showReviews = (reviews: ModelReviews) =>
    renderFragment(fragment, {
      view: {
        state: { ...ofCamry, startYear: 2021, endYear: 2021 },
        data: { listing: fixtureListings({ totalResultCount: 31 }), 'model-trims': camry, 'model-reviews': reviews },
      },
    });

  test('have a tab that invites to write the first one', async () => {
    const queries = showReviews(none);
    expect(tabs(queries)).toEqual(['Pricing', 'FAQs', 'Consumer Reviews', 'Compare Trims']);
    fireEvent.click(queries.getByRole('tab', { name: 'Consumer Reviews' }));
    within(openPanel(queries)).getByText(/^Nobody has written about the 2021 Toyota Camry yet/);
    expect(within(openPanel(queries)).getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe(
      '/account/reviews?makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&year=2021',
    );
    expect(await violations(queries.container)).toEqual([]);
  });

  test('are listed with count and distribution, and with a mean only if the service sends one', async () => {
    const queries = showReviews({ ...none, count: 1, distribution: [0, 0, 0, 1, 0], reviews: [one] });
    fireEvent.click(queries.getByRole('tab', { name: 'Consumer Reviews' }));
    const panel = within(openPanel(queries));
    panel.getByText('1 review');
    expect(panel.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual(['Rated 4.0 out of 5']);
    panel.getByText(/Ann B\. · Owns it · Nov 12, 2026/);
    panel.getByText('Nothing broke.');
    panel.getByText('2 people found this helpful.');
    panel.getByRole('button', { name: '“Good on long trips” is helpful' });
    expect(await violations(queries.container)).toEqual([]);
    const five = showReviews({
      ...none,
      count: 5,
      distribution: [0, 0, 1, 2, 2],
      average: 4.2,
      parts: { comfort: 4.6 },
    });
    fireEvent.click(five.getByRole('tab', { name: 'Consumer Reviews' }));
    within(openPanel(five)).getByRole('img', { name: 'Rated 4.2 out of 5, 5 reviews' });
    within(openPanel(five)).getByText('4.6');
  });
});
