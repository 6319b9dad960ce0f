import type { ModelTrims } from '@forecourt/listing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import fragment from './index';

const trim = { engineType: '4-Cylinder', bodyStyle: 'Sedan', specs: [{ specId: 'doors', specValue: '4' }] };
const camry: ModelTrims = {
  ...{ year: 2021, make: 'Toyota', model: 'Camry' },
  trims: [
    { ...trim, trimName: 'LE', trimCode: 'CAMRY|LE', nationalMSRP: 25_000, epaCity: 28, epaHwy: 39, startingPrice: 0 },
    { ...trim, trimName: 'XSE', trimCode: 'CAMRY|XSE', nationalMSRP: 31_000, epaCity: 27 },
  ],
};
const state = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };
const show = (trims: ModelTrims | undefined, overlay = true) =>
  renderFragment(fragment, {
    overlay,
    slot: { model: 'CAMRY|TOYOTA', year: 2021 },
    view: { state, data: trims === undefined ? {} : { 'model-trims': trims } },
  });
const cells = (queries: ReturnType<typeof show>, term: string) =>
  within(queries.getByRole('rowheader', { name: term }).closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test.each([true, false])('compares trims side by side, differences first; over a page: %s', async (overlay) => {
  const queries = show(camry, overlay);
  queries.getByRole('heading', { name: 'Compare trims: 2021 Toyota Camry' });
  expect(cells(queries, 'Price when new')).toEqual(['$25,000 Best', '$31,000']);
  // A vehicle for $0 is for sale, too.
  expect(cells(queries, 'For sale from')).toEqual(['$0', 'None for sale']);
  expect(cells(queries, 'Fuel economy')).toEqual(['28 City / 39 Highway MPG', '27 City MPG']);
  const groups = queries.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(groups.indexOf('What they have in common')).toBeGreaterThan(groups.indexOf('Fuel economy'));
  expect(groups.indexOf('Engine')).toBeGreaterThan(groups.indexOf('What they have in common'));
  expect(await violations(queries.container)).toEqual([]);
});

test('the economy of an electric trim is its MPGe', () => {
  const [le] = camry.trims;
  const electric = { ...le!, epaCity: undefined, epaHwy: undefined, epaMpgeCity: 138, epaMpgeHwy: 126 };
  const queries = show({ ...camry, trims: [electric, camry.trims[1]!] });
  expect(cells(queries, 'Fuel economy')).toEqual(['138 City / 126 Highway MPGe', '27 City MPG']);
});

test('a trim that is for sale is a link that chooses it, and closes', () => {
  const queries = show(camry);
  const link = queries.getByRole('link', { name: 'See for sale LE' });
  expect(queries.queryByRole('link', { name: /XSE/ })).toBeNull();
  expect(link.getAttribute('href')).toContain('/toyota/camry/le');
  fireEvent.click(link);
  expect(queries.dispatched).toEqual([{ type: 'select', param: 'trimCode', values: ['CAMRY|LE'] }]);
  expect(queries.closed).toEqual(['done']);
});

test('R72 without trims, or for a year without any, shows a message', () => {
  show(undefined).getByText('Trims of this model are not available right now.');
  show({ ...camry, trims: [] }).getAllByText('Trims of this model are not available right now.');
});
