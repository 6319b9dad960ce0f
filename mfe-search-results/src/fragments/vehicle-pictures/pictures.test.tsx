import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { vehicleView } from '../../testing/vehicle-view';
import fragment from './index';

test.each([true, false])('over a page: %s, all pictures stand in a row under the title', async (overlay) => {
  const view = vehicleView({ images: { primary: 0, sources: [], drawn: 8 } });
  const queries = renderFragment(fragment, { overlay, view });
  queries.getByRole('heading', { level: 2, name: 'Used 2021 Toyota Camry SE' });
  expect(queries.getAllByRole('img')).toHaveLength(8);
  expect(queries.queryAllByRole('heading', { level: 1 })).toHaveLength(overlay ? 0 : 1);
  expect(await violations(queries.container)).toEqual([]);
});

test('R72 without the vehicle it says so', () => {
  renderFragment(fragment, { overlay: true, view: { data: {} } }).getByText(/not available right now/);
});
