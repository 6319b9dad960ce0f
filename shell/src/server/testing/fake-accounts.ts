import { FakeUpstream } from './fake-upstream';

/** What the site keeps of people: every subscription is taken. */
export class FakeAccounts extends FakeUpstream {
  protected override answers() {
    return { '/account-api/email-subscribe': { status: 'SUCCESS', title: '', message: 'We will write to you.' } };
  }
}
