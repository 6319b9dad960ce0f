import { compared, toggleCompared } from '@forecourt/device';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { type RenderOptions, renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent, within } from '@testing-library/react';
import fragment from './index';

const cars = [
  fixtureListing({ id: 'a', title: 'Used 2021 Toyota Camry SE', pricingDetail: { salePrice: 20_000 }, mileage: 10 }),
  fixtureListing({
    id: 'b',
    title: 'Used 2019 Honda Civic',
    pricingDetail: { salePrice: 15_000 },
    mileage: 90,
    year: 2019,
  }),
];
const data = { compared: { listings: cars, owners: [...fixtureOwners] } };
const show = (view: RenderOptions['view'] = {}) =>
  renderFragment(fragment, {
    view: { page: 'compare', params: { ids: 'a,b' }, url: '/cars-for-sale/compare?ids=a,b', data, ...view },
  });

test('what decides comes first, then the differences, with the best value marked', () => {
  const queries = show();
  const groups = queries.getAllByRole('rowgroup');
  const firstCells = groups.map((group) => group.querySelector('th')?.textContent);
  expect(firstCells.slice(1)).toEqual(['Price', 'What tells them apart', 'What they have in common']);
  const price = queries.getByRole('row', { name: /^Price \$/ });
  expect(
    within(price)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$20,000', '$15,000 Best']);
  expect(queries.getByRole('row', { name: /^Mileage/ }).textContent).toContain('10 miles Best');
});

test('the rating of a price is a badge above its dollars, that of a seller stars below the name; what has none is in words', () => {
  const rated = fixtureListing({
    ...cars[0]!,
    pricingDetail: { salePrice: 20_000, marketPrice: 21_840, dealIndicator: 'Great' },
  });
  const [owner] = fixtureOwners;
  const owners = [{ ...owner!, id: rated.ownerId, privateSeller: false, rating: { value: 4.7, count: 31 } }];
  const queries = show({ data: { compared: { listings: [rated, { ...cars[1]!, ownerId: 'unknown' }], owners } } });
  const [great, unrated] = within(queries.getByRole('row', { name: /^Against the market/ })).getAllByRole('cell');
  expect(great!.querySelector('[data-kind="great-deal"]')?.textContent).toBe('Great Price');
  expect(great!.textContent).toContain('$1,840 below market');
  expect(unrated!.textContent).toBe('Not known');
  const [seller] = within(queries.getByRole('row', { name: /^Seller/ })).getAllByRole('cell');
  expect(seller!.textContent).toContain(owner!.name);
  within(seller!).getByRole('img', { name: 'Rated 4.7 out of 5, 31 reviews' });
});

test('a removed vehicle disappears from the address and from the device', () => {
  compared.change(() => []);
  for (const { id, title } of cars) toggleCompared({ id, title });
  const queries = show();
  const remove = queries.getByRole('link', { name: 'Remove Used 2021 Toyota Camry SE' });
  expect(remove.getAttribute('href')).toBe('/cars-for-sale/compare?ids=b');
  remove.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(remove);
  expect(compared.read().map(({ id }) => id)).toEqual(['b']);
});

test.each([
  [{ params: {}, data: {} }, 'No vehicle is chosen yet.'],
  [{ data: { compared: { listings: cars.slice(0, 1), owners: [] } } }, 'One of the vehicles is no longer listed.'],
  [{ data: {} }, 'The comparison is not available right now.'],
])('R72 %j shows its message', (view, text) => {
  expect(show(view).container.textContent).toContain(text);
});

test('R73 has no accessibility violations and no style attributes', async () => {
  const queries = show();
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});
