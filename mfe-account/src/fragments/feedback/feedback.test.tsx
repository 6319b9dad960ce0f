import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import { fakeServer } from '../../testing';
import feedback from './index';

const server = fakeServer();
const path = '/account-api/feedback';

test('R69 the thanks appear once the server has stored the answer, and not before', async () => {
  const { getByRole, queryByText, findByText, queryByRole } = renderFragment(feedback);
  fireEvent.click(getByRole('button', { name: 'No' }));
  await findByText(/^That did not work/);
  expect(queryByText('Thank you for your feedback.')).toBeNull();
  server.answer(path, 201, { message: 'Thank you for your feedback.' });
  fireEvent.click(getByRole('button', { name: 'Yes' }));
  await findByText('Thank you for your feedback.');
  expect(server.asked.map(({ body }) => body)).toMatchObject([{ answer: 'no' }, { answer: 'yes', brand: 'research' }]);
  expect(queryByRole('button')).toBeNull();
});

test('works as a form without script, and does not block the page', async () => {
  const { html, container } = renderFragment(feedback);
  expect(html).toMatch(/<form action="\/account-api\/feedback" method="post"/);
  expect(await violations(container)).toEqual([]);
});
