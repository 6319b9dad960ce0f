import { fixtureListings, renderFragment } from '@forecourt/search-kit/testing';
import fragment from './index';

test('says how many cars match', () => {
  const { getByRole, getByText, setView } = renderFragment(fragment);
  getByRole('region', { name: 'PlaceholderName' });
  setView({ data: { listing: fixtureListings({ totalResultCount: 7 }) } });
  getByText('7 cars match this search.');
});

test('renders without the data it asks for', () => {
  renderFragment(fragment, { view: { data: {} } }).getByText('No search yet.');
});
