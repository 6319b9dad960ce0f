import { problemsOf, standardKinds } from '@forecourt/service';

/** Every refusal of the service: status and title by code. The problem's `type` is `accounts/<code>`. */
export const ProblemError = problemsOf('accounts', {
  ...standardKinds('The accounts service'),
  'too-often': [429, 'Too many at once'],
  'too-many-emails': [429, 'No further email was sent'],
  busy: [503, 'The site is very busy'],
  'no-such-listing': [404, 'This vehicle is no longer listed'],
  'takes-no-email': [403, 'This seller takes no messages here'],
  'marketplace-away': [503, 'Your message was not sent'],
  'wrong-password': [403, 'The email address or the password is not right'],
  'wrong-current-password': [403, 'Your password is not right'],
  'guessed-first': [400, 'This password is easy to guess'],
  'link-spent': [410, 'This link does not work any more'],
  'not-confirmed': [403, 'Nothing was deleted'],
  'unknown-listing': [404, 'This vehicle is no longer for sale'],
  'too-many-favourites': [409, 'No more vehicles can be saved'],
  'look-up-failed': [503, 'The vehicle could not be looked up'],
  'passkey-refused': [403, 'The passkey was refused'],
  'no-such-passkey': [404, 'There is no such passkey'],
  'last-way': [409, 'Nothing was changed'],
  'bad-id-token': [401, 'The ID token is not valid'],
  'sign-in-first': [401, 'Sign in first'],
  'no-such-deal': [404, 'There is no such deal'],
  'deal-sent': [409, 'You have sent this deal already'],
  'deal-not-offered': [409, 'The dealer does not sell it like this'],
  'price-changed': [409, 'The price has changed'],
  'deal-not-sent': [503, 'Your deal was not sent'],
  'no-such-browser': [404, 'Nothing was changed'],
  'no-such-search': [404, 'There is no such saved search'],
  'too-many-searches': [409, 'You have a maximum of 2 searches saved.'],
});
export type ProblemError = InstanceType<typeof ProblemError>;
