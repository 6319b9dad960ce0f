import { fixtureBrand, renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

const article = {
  title: 'Privacy',
  sections: [{ heading: 'What {brand} keeps', paragraphs: ['Write to help@{id}.example.', '<b>Not markup.</b>'] }],
};
const show = (data = { article }) =>
  renderFragment(fragment, { view: { data, brand: fixtureBrand({ id: 'proven', name: 'Proven $& Cars' }) } });

test('shows the text in the brand’s words, as text', async () => {
  const { container, getByRole, getByText } = show();
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Privacy');
  expect(getByRole('heading', { level: 2 }).textContent).toBe('What Proven $& Cars keeps');
  getByText('Write to help@proven.example.');
  getByText('<b>Not markup.</b>');
  expect(await violations(container)).toEqual([]);
});

test('R72 without its words it is empty; the fallback still has a first heading', () => {
  const empty = renderFragment(fragment, { view: { data: {} } });
  expect(empty.html).toBe('');
  empty.unmount();
  const fallback = renderFragment({ ...fragment, Component: fragment.Fallback });
  expect(fallback.getByRole('heading', { level: 1 }).textContent).toMatch(/not available/);
});
