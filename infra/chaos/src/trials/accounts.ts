/** Attempts to take over an account, or to lock its owner out. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { linksTo, Person } from '../site/person';
import type { Site } from '../site/site';
import type { Ask, Beside, Bounds, Trial } from '../trial';

const bounds: Bounds = { worstMs: 3000, healsWithinMs: 5000 };
const thiefs = 'the password of a thief';
const owners = 'a long enough password';
const changed = 'another long enough one';
const newEmail = () => `${randomBytes(6).toString('hex')}@example.com`;
/** The networks of a flood. */
const strangers = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];
const elsewhere = '127.0.0.9';
/** One whose networks have no tries left over from other trials. */
let people = 100;
const somebodyElse = (site: Site) => {
  people += 1;
  return new Person(site, `127.0.1.${people}`);
};

/** Lists the faults whose condition is true. */
const faultsOf = (facts: Readonly<Record<string, boolean>>) =>
  Object.entries(facts).flatMap(([fault, isSo]) => (isSo ? [fault] : []));

/** Returns a person with a new account. */
async function owner(site: Site, email: string): Promise<Person> {
  const person = somebodyElse(site);
  await person.ask('/account-api/sign-up', { emailAddress: email, password: owners });
  const [token] = await linksTo(site, email, '/account/verify');
  await person.enter('verify', { token });
  if ((await person.signedInAs()) !== email) throw new Error('nobody could sign up');
  return person;
}

const misuse = (does: (site: Site, beside: Beside) => Promise<string[]>): Trial['attack'] => ({
  kind: 'misuse',
  async does(site, beside) {
    const faults = await does(site, beside);
    await beside.haveSeen(4);
    return faults;
  },
});

/** Strangers' requests to the provider, most of them nonsense. */
const openIdAsks: fc.Arbitrary<Ask> = fc
  .record({
    path: fc.constantFrom(
      'auth',
      'token',
      'me',
      'jwks',
      'request',
      'interaction/x',
      '.well-known/openid-configuration',
    ),
    method: fc.constantFrom('GET', 'POST'),
    query: fc.webQueryParameters(),
    client: fc.constantFrom('forecourt', 'nobody', '__proto__', ''),
    type: fc.constantFrom('code', 'token', 'id_token', 'code id_token', ''),
  })
  .map(({ path, method, query, client, type }) => ({
    method,
    target: `/account-api/oidc/${path}?client_id=${client}&response_type=${encodeURIComponent(type)}&${query}`,
    headers: { 'sec-fetch-site': 'same-origin' },
  }));

export const accountTrials: readonly Trial[] = [
  {
    name: 'made-up links and sign-ups of five networks want passwords computed, and leave, while somebody signs in',
    ...{ room: 'accounts', severity: 'high', bounds },
    remedy: 'an invalid link costs no hash; a bounded queue takes turns by network and drops clients that left',
    attack: misuse(async (site, { haveAsked }) => {
      const token = 'A'.repeat(43);
      const flood = strangers.flatMap((address) =>
        Array.from({ length: 20 }, () => [
          new Person(site, address).ask('/account-api/reset-password', { token, password: changed }, 400),
          new Person(site, address).ask('/account-api/sign-up', { emailAddress: newEmail(), password: changed }, 400),
        ]).flat(),
      );
      const visitor = new Person(site, elsewhere);
      const answer = await visitor.ask('/account-api/sign-in', { emailAddress: newEmail(), password: owners });
      for (const one of await Promise.all(flood)) if (one.status >= 0) haveAsked();
      return answer.status === 403 ? [] : [`a visitor who signs in is answered with ${answer.status}`];
    }),
  },
  {
    name: 'a stranger signs up in somebody’s name before they do',
    ...{ room: 'accounts', severity: 'high', bounds, fast: true },
    remedy: 'a person who opens the link in another browser than the one that signed up chooses the password there',
    attack: misuse(async (site) => {
      const email = newEmail();
      const thief = somebodyElse(site);
      for (let count = 0; count < 5; count += 1)
        await thief.ask('/account-api/sign-up', { emailAddress: email, password: thiefs });
      const forged = await linksTo(site, email, '/account/verify');
      const person = somebodyElse(site);
      await person.ask('/account-api/sign-up', { emailAddress: email, password: owners });
      await linksTo(site, email, '/account/verify', forged);
      await person.enter('verify', { token: forged[0] });
      const before = await person.signedInAs();
      await person.enter('verify', { token: forged[0], password: owners });
      const after = await person.signedInAs();
      await thief.enter('sign-in', { emailAddress: email, password: thiefs });
      return faultsOf({
        'the link alone made the account': before !== '',
        'the owner has no account': after !== email,
        'the stranger is signed in': (await thief.signedInAs()) !== '',
      });
    }),
  },
  {
    name: 'the holder of a stolen session requests a sign-in link and reads the emails, or adds a passkey',
    ...{ room: 'accounts', severity: 'high', bounds, fast: true },
    remedy: 'no email is stored or shown with its text; a session alone adds no sign-in method',
    attack: misuse(async (site) => {
      const email = newEmail();
      const person = await owner(site, email);
      const thief = somebodyElse(site);
      thief.cookies.set('fc_session', person.cookies.get('fc_session') ?? '');
      await thief.ask('/account-api/forgot-password', { emailAddress: email });
      const [token = ''] = await linksTo(site, email, '/account/reset-password');
      const shown = await Promise.all(['mine', 'mine/export'].map((path) => thief.ask(`/account-api/${path}`)));
      const deeds = await Promise.all(
        ['passkeys/options', 'change-email', 'mine/delete'].map((path) =>
          thief.ask(`/account-api/${path}`, { emailAddress: newEmail(), confirm: true }),
        ),
      );
      return faultsOf({
        'nothing was shown': shown.some(({ status }) => status !== 200),
        'a link was shown': shown.some(({ text }) => text.includes(token)),
        'something was done': deeds.some(({ status }) => status !== 403),
      });
    }),
  },
  {
    name: 'sign-ins and links that were begun are finished after a new password',
    ...{ room: 'accounts', severity: 'high', bounds, fast: true },
    remedy: 'unfinished sign-ins and links of an account end with its sessions',
    attack: misuse(async (site) => {
      const email = newEmail();
      const person = await owner(site, email);
      const begun = await Promise.all(
        [1, 2, 3].map(async () => {
          const thief = somebodyElse(site);
          const { body } = await thief.ask('/account-api/sign-in', { emailAddress: email, password: owners });
          return { thief, next: String(body.next) };
        }),
      );
      await person.ask('/account-api/forgot-password', { emailAddress: email });
      const [spare = ''] = await linksTo(site, email, '/account/reset-password');
      await person.ask('/account-api/forgot-password', { emailAddress: email });
      const [token] = await linksTo(site, email, '/account/reset-password', [spare]);
      await person.enter('reset-password', { token, password: changed });
      for (const { thief, next } of begun) await thief.goTo(next);
      const signedIn = await Promise.all(begun.map(({ thief }) => thief.signedInAs()));
      const again = await begun[0]!.thief.enter('reset-password', { token: spare, password: thiefs });
      return faultsOf({
        'the owner is not signed in': (await person.signedInAs()) !== email,
        'a sign-in was finished': signedIn.some((who) => who !== ''),
        'a link was used': again.status !== 410,
      });
    }),
  },
  {
    name: 'a mail scanner opens the links of all emails',
    ...{ room: 'accounts', severity: 'medium', bounds, fast: true },
    remedy: 'a link leads to a page with a button',
    attack: misuse(async (site) => {
      const email = newEmail();
      const person = await owner(site, email);
      await person.ask('/account-api/forgot-password', { emailAddress: email });
      const [token = ''] = await linksTo(site, email, '/account/reset-password');
      const other = newEmail();
      const subscriber = somebodyElse(site);
      await subscriber.ask('/account-api/email-subscribe', {
        emailAddress: other,
        searchString: '/cars-for-sale/all/toyota',
      });
      const alerts = await linksTo(site, other, '/account/alerts');
      const scanner = somebodyElse(site);
      const links = [
        ...[`/account/reset-password?token=${token}`, `/account/alerts?token=${alerts[0]}`],
        `/account-api/alerts/${alerts[0]}/confirm`,
      ];
      const pages = await Promise.all([...links, ...links].map((link) => scanner.ask(link)));
      const { body } = await scanner.ask(`/account-api/alerts/${alerts[0]}`);
      return faultsOf({
        'a page did not come': pages.some(({ status }) => ![200, 302].includes(status)),
        'alerts were confirmed': body.confirmed !== false,
        'the owner was signed out': (await person.signedInAs()) !== email,
        'the link is spent':
          (await person.ask('/account-api/reset-password', { token, password: changed })).status !== 200,
      });
    }),
  },
  {
    name: 'invalid requests are sent to the OpenID provider',
    ...{ room: 'accounts', severity: 'low', bounds },
    remedy: 'it accepts codes with PKCE from its own clients, and nothing else',
    attack: { kind: 'requests', asks: openIdAsks, atOnce: 8 },
  },
];
