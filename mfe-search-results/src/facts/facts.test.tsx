import type { ModelFacts } from '@forecourt/listing';
import { camry, camryFacts, camryMileage } from '@forecourt/listing/testing';
import { fixtureListings, renderFragment, violations } from '@forecourt/search-kit/testing';
import { within } from '@testing-library/react';
import modelAnswers from '../fragments/model-answers';
import modelSafety from '../fragments/model-safety';
import modelYears from '../fragments/model-years';

const ofCamry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const show = (
  fragment: typeof modelYears | typeof modelSafety | typeof modelAnswers,
  facts: ModelFacts = camryFacts,
  state: object = ofCamry,
) =>
  renderFragment(fragment as typeof modelYears, {
    view: {
      state,
      data: {
        ...{ listing: fixtureListings({ totalResultCount: 31 }), 'model-trims': camry },
        ...{ 'model-facts': facts, mileage: camryMileage },
      },
    },
  });
const cells = (queries: ReturnType<typeof show>, table: string) =>
  within(queries.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('a search without a year has a table of its years, with a bar for their mileage', async () => {
  const queries = show(modelYears);
  expect(cells(queries, 'All model years for sale')).toEqual([
    ['Year', 'For sale', 'Price', 'Average miles', 'Combined MPG'],
    ['2022', '12', '$18,000 to $24,000', ' 31,000', '28 to 53'],
    ['2021', '40', '$18,000 to $24,000', ' 62,000', '26 to 32'],
    ['2020', '30', 'Unknown', 'Unknown', 'Unknown'],
  ]);
  // R16: also years that have too few cars for other links.
  expect(queries.getByRole('link', { name: '2020' }).getAttribute('href')).toBe(
    '/cars-for-sale/models/toyota/camry/2020',
  );
  expect([...queries.container.querySelectorAll('meter')].map(({ value, max }) => [value, max])).toEqual([
    [31_000, 62_000],
    [62_000, 62_000],
  ]);
  expect(queries.container.textContent).toContain('Source: EPA, Fuel economy data, as of Oct 31, 2026.');
  expect(await violations(queries.container)).toEqual([]);
});

test('a table of many years has the newest eleven; of one year there is none', () => {
  const [first] = camryFacts.years;
  const years = Array.from({ length: 20 }, (_, at) => ({ ...first!, year: 2026 - at }));
  const rows = cells(show(modelYears, { ...camryFacts, years }), 'The newest model years for sale; 9 are older');
  expect(rows.slice(1).map(([year]) => year)).toEqual(years.slice(0, 11).map(({ year }) => `${year}`));
  expect(show(modelYears, { ...camryFacts, years: years.slice(0, 1) }).html).toBe('');
});

const version = { name: 'Camry', engine: '2.5 L, 4 cylinders', drive: 'Front-Wheel Drive', fuel: 'Regular Gasoline' };
test('the economy of a year is shown by version, with engine and drive; a figure that nobody published has no column', () => {
  const economy: ModelFacts['economy'] = [
    { ...version, unit: 'MPG', city: 28, highway: 39, combined: 32 },
    { ...version, unit: 'MPG', city: 29, highway: 41, combined: 34 },
    { ...version, drive: 'All-Wheel Drive', unit: 'MPG', combined: 29 },
  ];
  const queries = show(modelYears, { ...camryFacts, economy, years: camryFacts.years.slice(1, 2) });
  queries.getByRole('heading', { name: 'Fuel economy of the 2021 Toyota Camry by version' });
  expect(cells(queries, 'Miles per gallon')).toEqual([
    ['Version', 'City', 'Highway', 'Combined'],
    ['Camry, 2.5 L, 4 cylinders, Front-Wheel Drive, Regular Gasoline', '28 to 29', '39 to 41', '32 to 34'],
    ['Camry, 2.5 L, 4 cylinders, All-Wheel Drive, Regular Gasoline', 'Unknown', 'Unknown', '29'],
  ]);
  expect(queries.container.textContent).toContain('Source: EPA, Fuel economy data, as of Oct 31, 2026.');
});

test('a table of many versions says how many there are; a plug-in has a range and its economy on electricity', () => {
  const economy = Array.from({ length: 14 }, (_, at) => ({
    ...{ ...version, name: `Wrangler ${at}`, unit: 'MPG' as const, combined: 20, electric: 49, range: 22 },
  }));
  const table = 'Miles per gallon, on electricity the equivalent; ranges in miles; 12 of 14 versions';
  const rows = cells(show(modelYears, { ...camryFacts, economy }), table);
  expect([rows.length, rows[0]]).toEqual([13, ['Version', 'Combined', 'On electricity', 'Electric range']]);
});

test('crash tests are shown by year, with source and day; what was not rated says so', async () => {
  const queries = show(modelSafety);
  queries.getByRole('heading', { name: 'Crash tests of the Toyota Camry' });
  expect(cells(queries, 'Stars, from 1 to 5')).toEqual([
    ['Year', 'Overall', 'Frontal', 'Side', 'Rollover'],
    ['2021', '5', '4 to 5', '5', '4'],
  ]);
  queries.getByText('The other model years for sale have no ratings in this source.');
  expect(queries.container.textContent).toContain(
    'Source: NHTSA, 5-Star Safety Ratings, as of Nov 28, 2026, a sample of its published file.',
  );
  expect(await violations(queries.container)).toEqual([]);
});

test('crash tests of one year are shown by version', () => {
  const queries = show(modelSafety, { ...camryFacts, years: camryFacts.years.slice(1, 2) });
  queries.getByRole('heading', { name: 'Crash tests of the 2021 Toyota Camry' });
  expect(cells(queries, 'Stars, from 1 to 5').slice(1)).toEqual([
    ['CAMRY AWD 4 DR', '5', '4', '5', 'Not rated'],
    ['CAMRY FWD 4 DR', '5', '5', '5', '4'],
  ]);
});

test('answers are terms with their source', async () => {
  const queries = show(modelAnswers);
  queries.getByRole('heading', { name: 'Questions about the Toyota Camry' });
  expect(
    queries.getByText('How many seats does the Toyota Camry have?').parentElement?.nextElementSibling?.textContent,
  ).toBe('5. From this site’s catalogue.');
  expect(await violations(queries.container)).toEqual([]);
});

test.each([
  ['no model', { makeCode: ['TOYOTA'] }],
  ['two models', { ...ofCamry, modelCode: ['CAMRY|TOYOTA', 'RAV4|TOYOTA'] }],
])('a search for %s has none of them', (_name, state) => {
  for (const fragment of [modelYears, modelSafety, modelAnswers])
    expect(show(fragment, camryFacts, state).html).toBe('');
});
