import { type RenderedFragment, renderFragment, violations } from '@forecourt/search-kit/testing';
import type { Alert } from '@forecourt/site';
import settings from './index';

const alert = {
  ...{ title: 'Toyotas', searchResultsURL: '/cars-for-sale/all/toyota', email: 'ann@example.com' },
  ...{ confirmed: true, pace: 'instant' },
};
const saved: Alert = { ...alert, about: 'saved-cars', searchResultsURL: '/account/favourites' };
const show = (data: { alert?: Alert }): RenderedFragment =>
  renderFragment(settings, {
    view: { page: 'account-alerts', url: '/account/alerts?token=abc', params: { token: 'abc' }, data },
  });
/** What the page's buttons send. */
const sent = ({ container }: RenderedFragment) =>
  [...container.querySelectorAll('form')].map((form) => Object.fromEntries(new FormData(form)));

test('a link about a search ends its emails, or all alerts, by plain forms', async () => {
  const page = show({ alert });
  page.getByText('We will write to ann@example.com when new vehicles match “Toyotas”.');
  expect(sent(page)).toMatchObject([
    { token: 'abc', action: 'stop' },
    { token: 'abc', action: 'stop-all' },
  ]);
  expect(await violations(page.container)).toEqual([]);
});

test('R79 an unconfirmed link asks for confirmation by a button', async () => {
  const page = show({ alert: { ...alert, confirmed: false } });
  page.getByRole('button', { name: 'Yes, write to me' });
  expect(sent(page)).toMatchObject([{ token: 'abc', action: 'confirm' }]);
  expect(await violations(page.container)).toEqual([]);
});

test('the link of an email about saved cars ends such emails, and restarts them', async () => {
  const page = show({ alert: saved });
  page.getByText('We will write to ann@example.com when a car that you saved becomes cheaper or is sold.');
  page.getByRole('button', { name: 'Stop emails about saved cars' });
  expect(sent(page)).toMatchObject([{ token: 'abc', action: 'stop' }]);
  expect(await violations(page.container)).toEqual([]);
  const ended = show({ alert: { ...saved, pace: 'never' } });
  ended.getByText('We do not send emails to ann@example.com about the cars that you saved.');
  expect(sent(ended)).toMatchObject([{ token: 'abc', action: 'resume' }]);
});

test('ended emails have no button to end them; the link of a deleted search says that it is gone', () => {
  expect(sent(show({ alert: { ...alert, pace: 'never' } }))).toEqual([]);
  show({}).getByText(/^The saved search that this link is about has been deleted/);
});
