import type { MyReviews } from '@forecourt/listing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import reviews from './index';

const subject = { makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', year: 2021, vehicle: '2021 Toyota Camry' };
const review = (more: Partial<MyReviews['reviews'][number]> = {}): MyReviews['reviews'][number] => ({
  ...subject,
  ...{ id: 'r'.repeat(22), overall: 4, ratings: { comfort: 5 }, title: 'Good on long trips', text: 'x'.repeat(60) },
  ...{ byline: 'Ann B.', kind: 'driver', writtenAt: Date.UTC(2026, 10, 12), state: 'pending', why: null, ...more },
});
const show = (data: MyReviews | undefined, signedIn = true, url = '/account/reviews') =>
  renderFragment(reviews, {
    view: {
      ...{ page: 'account-reviews', url, params: {} },
      data: {
        'my-reviews': data,
        visitor: signedIn
          ? { signedIn, name: 'Ann', email: 'a@example.com', verified: true, savedSearches: 0 }
          : undefined,
      },
    },
  });
const valuesOf = (container: Element, name: string) =>
  [...container.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
    .filter(({ type, checked }) => type !== 'radio' || checked)
    .map(({ value }) => value);

test('R90 the form is for the model year of the address; a new one proposes the name of the account', () => {
  const { container, getByRole } = show({ subject, reviews: [] });
  getByRole('heading', { name: 'Your review of the 2021 Toyota Camry', level: 1 });
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/account-api/reviews');
  for (const [name, value] of [
    ['makeCode', 'TOYOTA'],
    ['modelCode', 'CAMRY|TOYOTA'],
    ['year', '2021'],
    ['byline', 'Ann'],
    ['kind', 'owner'],
  ])
    expect([name, valuesOf(container, name!)]).toEqual([name, [value]]);
  expect(valuesOf(container, 'overall')).toEqual([]);
  getByRole('button', { name: 'Send the review' });
});

test('R90 a stored one is in the form, with its state and the reason of a refusal, and can be deleted', () => {
  const { container, getByRole, getByText } = show({
    subject,
    reviews: [review({ state: 'refused', why: 'it has a phone number' })],
  });
  getByText('Not published');
  getByText(/^We did not publish it: it has a phone number\. Change it/);
  expect(valuesOf(container, 'overall')).toEqual(['4']);
  expect(valuesOf(container, 'comfort')).toEqual(['5']);
  expect(valuesOf(container, 'kind')).toEqual(['driver']);
  getByRole('button', { name: 'Send the changed review' });
  expect(container.querySelector('form[action="/account-api/reviews/delete"] [name="id"]')?.getAttribute('value')).toBe(
    'r'.repeat(22),
  );
});

test('R90 the list has every review with its state and the way to change it; without any, how to begin', () => {
  const other = { year: 2019, vehicle: '2019 Toyota Camry', id: 's'.repeat(22), state: 'shown' as const };
  const { getByRole, getByText } = show({ subject: null, reviews: [review(), review(other)] });
  getByText('Waiting to be read');
  getByText('Published');
  expect(getByRole('link', { name: 'Change your review of the 2019 Toyota Camry' }).getAttribute('href')).toBe(
    '/account/reviews?makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&year=2019',
  );
  show({ subject: null, reviews: [] }).getByText(/^You have written no reviews yet/);
  show(undefined).getByText(/^Your reviews cannot be shown right now/);
});

test('R13 people who are not signed in are led to sign in, and back to the same form', () => {
  const url = '/account/reviews?makeCode=TOYOTA&modelCode=CAMRY%7CTOYOTA&year=2021';
  const link = show({ subject, reviews: [] }, false, url).getByRole('link', { name: 'Sign in' });
  expect(new URL(link.getAttribute('href')!, 'http://site').searchParams.get('refUrl')).toBe(url);
});

test('has no accessibility violations', async () => {
  expect(
    await violations(show({ subject, reviews: [review(), review({ year: 2019, id: 's'.repeat(22) })] }).container),
  ).toEqual([]);
});
