import { descriptionPath, serviceDescriptionSchema } from '@forecourt/contracts';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';
import { api } from './api';
import { serviceDescription } from './description';
import { allFeatures } from './features';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

const described = serviceDescription(allFeatures);

/** The sentences of every form: heading of the page after a success, heading where the service did not answer, label of the way back. */
const forms: readonly (readonly [path: string, title: string, failed: string, back: string])[] = [
  ['/account-api/email-owner', 'Message sent', 'Your message was not sent', 'Back to the vehicle'],
  ['/account-api/report-listing', 'Thank you', 'Your report was not sent', 'Back to the vehicle'],
  ['/account-api/email-subscribe', 'Subscribed!', 'Your search was not saved', 'Back to the results'],
  ['/account-api/search', 'Search saved', 'Your search was not saved', 'Back to the results'],
  ['/account-api/searchbookmarks', 'Saved', 'Nothing was changed', 'Back to your saved searches'],
  ['/account-api/alerts', 'Saved', 'Nothing was changed', 'Back'],
  ['/account-api/favourites', 'Saved cars', 'The vehicle was not saved', 'Back'],
  ['/account-api/reviews', 'Your review', 'Your review was not saved', 'Back to your reviews'],
  ['/account-api/reviews/delete', 'Your review', 'Nothing was deleted', 'Back to your reviews'],
  ['/account-api/reviews/helpful', 'Thank you', 'Nothing was counted', 'Back to the reviews'],
  ['/account-api/reviews/report', 'Thank you', 'Your report was not sent', 'Back to the reviews'],
  ['/account-api/wallet', 'Your budget', 'Your budget was not saved', 'Back to the results'],
  ['/my-wallet/share-dealxg/deals', 'Your deal', 'Your deal was not saved', 'Back to the vehicle'],
  ['/my-wallet/share-dealxg/deals/send', 'Your deal was sent', 'Your deal was not sent', 'Back to the vehicle'],
  ['/my-wallet/share-dealxg/deals/cancel', 'Your deal is cancelled', 'Nothing was cancelled', 'Back to your deals'],
  ['/account-api/feedback', 'Feedback', 'Your answer was not sent', 'Back to the results'],
  ['/account-api/notifications', 'Notifications', 'Nothing was changed', 'Back to your data'],
  ['/account-api/sign-up', 'Check your email', 'No account was made', 'Go on'],
  ['/account-api/verify', 'Your account is ready', 'Your address was not confirmed', 'Go on'],
  ['/account-api/sign-in', 'You are signed in', 'You are not signed in', 'Back'],
  ['/account-api/change-password', 'Your password is changed', 'Your password was not changed', 'Back to your account'],
  ['/account-api/change-email', 'Check your email', 'Your address was not changed', 'Back to your account'],
  ['/account-api/confirm-email', 'Your address is changed', 'Your address was not changed', 'Go on'],
  ['/account-api/sign-out', 'You are signed out', 'You are still signed in', 'Go on'],
  ['/account-api/forgot-password', 'Check your email', 'No email was sent', 'Go on'],
  ['/account-api/reset-password', 'Your password is changed', 'Your password was not changed', 'Go on'],
  ['/account-api/connect', 'Your account', 'Nothing was changed', 'Back'],
  ['/account-api/passkeys', 'Passkeys', 'Nothing was changed', 'Back'],
  ['/account-api/mine/delete', 'All is deleted', 'Nothing was deleted', 'Go on'],
];

/** Forms that count as leads once they are accepted. */
const isLead = (path: string) => ['/account-api/email-owner', '/my-wallet/share-dealxg/deals/send'].includes(path);

describe('the description for the shell', () => {
  test('is served, and fits the contract', async () => {
    const response = await fetch(server.url + descriptionPath);
    expect(response.status).toBe(200);
    expect(serviceDescriptionSchema.parse(await response.json())).toEqual(described);
  });

  test.each(forms)('the form %s answers with “%s”, and has its other sentences there', (path, title, failed, back) => {
    const form = described.forms.find((each) => each.path === path);
    expect(form).toEqual({ path, failed, back, ...(isLead(path) && { measuredAs: 'lead' }) });
    const route = allFeatures.flatMap(({ routes }) => routes).find((each) => each.path === path && each.form);
    expect(route?.form?.title).toBe(title);
  });

  test('has no other forms', () => {
    expect(described.forms.map(({ path }) => path).sort()).toEqual(forms.map(([path]) => path).sort());
  });

  test('R72 posts of sections 7 and 9 have their own timeout, breaker and messages', () => {
    expect(described.paths).toEqual([
      {
        ...{ path: '/my-wallet/share-dealxg/deals', methods: ['POST'], authorizes: false, timeoutMs: 5_000 },
        breaker: { failures: 5, restMs: 30_000, openDetail: 'Circuit Breaker for /deals is open' },
      },
      {
        ...{ path: '/cars-for-sale/consumer-device/browser', methods: ['POST'], authorizes: false, timeoutMs: 1_000 },
        breaker: { failures: 5, restMs: 300_000, openDetail: 'Circuit Breaker for /consumer-device is open' },
      },
      {
        ...{ path: '/cars-for-sale/still-interested/alert', methods: ['POST'], authorizes: false, timeoutMs: 3_000 },
        breaker: { failures: 5, restMs: 30_000, openDetail: 'Circuit Breaker for /still-interested is open' },
      },
      { path: '/account-api/oidc', methods: ['GET', 'HEAD', 'POST', 'OPTIONS'], authorizes: true },
      { path: '/account-api', methods: ['GET', 'HEAD', 'POST'], authorizes: false },
    ]);
  });

  test('every path of a feature is below a path that the shell passes on', () => {
    const features = api.routes.filter(({ path }) => path.split('/').length > 2 && !path.startsWith('/.well-known'));
    const isReached = (path: string) =>
      described.paths.some((served) => path === served.path || path.startsWith(`${served.path}/`));
    expect(features.map(({ path }) => path).filter((path) => !isReached(path))).toEqual([]);
  });
});

describe('the answer to a form', () => {
  const answerOf = async (path: string, fields: object) => (await server.post(path, fields)).json();

  test('has a heading for its page beside the message and the next link', async () => {
    expect(await answerOf('/account-api/feedback', { answer: 'yes' })).toEqual({
      title: 'Feedback',
      message: 'Thank you for your feedback.',
    });
    expect(await answerOf('/account-api/sign-out', { refUrl: '/cars-for-sale/all' })).toEqual({
      ...{ title: 'You are signed out', status: 'SUCCESS', message: 'You are signed out.' },
      next: '/cars-for-sale/all',
    });
  });

  test('has the refusal’s own title and detail if it is refused', async () => {
    expect(await answerOf('/account-api/mine/delete', {})).toMatchObject({
      ...{ title: 'Nothing was deleted', detail: 'Tick the box that says that all is to be deleted.', status: 403 },
    });
  });
});
