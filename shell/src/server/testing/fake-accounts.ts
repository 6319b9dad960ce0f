import { FakeUpstream } from './fake-upstream';

const taken = { status: 'SUCCESS', message: 'It is taken.' };

/** What the site keeps of people: everything that they send is taken. */
export class FakeAccounts extends FakeUpstream {
  protected override answers() {
    return {
      '/account-api/email-subscribe': { status: 'SUCCESS', title: '', message: 'We will write to you.' },
      '/account-api/email-owner': taken,
      '/account-api/report-listing': taken,
    };
  }
}
