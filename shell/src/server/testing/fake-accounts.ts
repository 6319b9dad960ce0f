import type { ModelReviews } from '@forecourt/listing';
import { type Description, FakeUpstream, plainDescription } from './fake-upstream';

const taken = { status: 'SUCCESS', title: 'Message sent', message: 'It is taken.' };

/** Paths and forms of the accounts service, as far as tests need them. */
export const accountsDescription: Description = {
  ...plainDescription,
  title: 'accounts service',
  paths: [
    { path: '/account-api', methods: ['GET', 'HEAD', 'POST'] },
    { path: '/account-api/oidc', methods: ['GET', 'HEAD', 'POST', 'OPTIONS'], authorizes: true },
    ...(
      [
        ['/my-wallet/share-dealxg/deals', 5_000, 30_000, 'Circuit Breaker for /deals is open'],
        ['/cars-for-sale/consumer-device/browser', 1_000, 300_000, 'Circuit Breaker for /consumer-device is open'],
        ['/cars-for-sale/still-interested/alert', 3_000, 30_000, 'Circuit Breaker for /still-interested is open'],
      ] as const
    ).map(([path, timeoutMs, restMs, openDetail]): Description['paths'][number] => ({
      ...{ path, methods: ['POST'], timeoutMs, breaker: { failures: 5, restMs, openDetail } },
    })),
  ],
  forms: [
    ...(
      [
        ['email-subscribe', 'Your search was not saved', 'Back to the results'],
        ['favourites', 'The vehicle was not saved', 'Back'],
        ['report-listing', 'Your report was not sent', 'Back to the vehicle'],
        ['sign-up', 'No account was made', 'Go on'],
        ['sign-in', 'You are not signed in', 'Back'],
      ] as const
    ).map(([name, failed, back]) => ({ path: `/account-api/${name}`, failed, back })),
    { path: '/my-wallet/share-dealxg/deals', failed: 'Your deal was not saved', back: 'Back to the vehicle' },
    {
      ...{ path: '/my-wallet/share-dealxg/deals/send', failed: 'Your deal was not sent', back: 'Back to the vehicle' },
      measuredAs: 'lead',
    },
    {
      ...{ path: '/account-api/email-owner', failed: 'Your message was not sent', back: 'Back to the vehicle' },
      measuredAs: 'lead',
    },
  ],
};

/** The accounts service, which accepts everything. */
export class FakeAccounts extends FakeUpstream {
  override description: unknown = accountsDescription;

  /** Reviews of the model year that a page is about. */
  reviews: ModelReviews = {
    ...{ makeCode: 'TOYOTA', modelCode: 'CAMRY|TOYOTA', year: 2021, count: 0 },
    ...{ distribution: [0, 0, 0, 0, 0], average: null, parts: {}, reviews: [] },
  };

  protected override answers() {
    return {
      '/account-api/reviews': this.reviews,
      '/account-api/email-subscribe': { status: 'SUCCESS', title: 'Subscribed!', message: 'We will write to you.' },
      '/account-api/email-owner': taken,
      '/account-api/report-listing': taken,
      '/my-wallet/share-dealxg/deals/send': taken,
    };
  }
}
