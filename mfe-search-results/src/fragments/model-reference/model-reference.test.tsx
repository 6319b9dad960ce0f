import type { ModelFacts, ModelTrims } from '@forecourt/listing';
import { camry, camryFacts, noReviews } from '@forecourt/listing/testing';
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

test('R90 reviews of a model year have a tab, a slot of its own', () => {
  const queries = renderFragment(fragment, {
    view: {
      state: { ...ofCamry, startYear: 2021, endYear: 2021 },
      data: { listing: fixtureListings({ totalResultCount: 31 }), 'model-trims': camry, 'model-reviews': noReviews },
    },
  });
  expect(tabs(queries)).toEqual(['Pricing', 'FAQs', 'Consumer Reviews', 'Compare Trims']);
  fireEvent.click(queries.getByRole('tab', { name: 'Consumer Reviews' }));
  expect(openPanel(queries).querySelector('[data-slot="model-reviews"]')).not.toBeNull();
});
