import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, password, signedIn, tokenFor } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
const email = 'ann@example.com';
let marketplace: FakeMarketplace;
let server: TestServer;
let now = Date.now();
const lines: string[] = [];
beforeEach(async () => {
  now = Date.now();
  lines.length = 0;
  marketplace = await startFakeMarketplace();
  server = await startTestServer(folder(), marketplace.url, undefined, {
    now: () => now,
    log: (line) => lines.push(line),
  });
});
afterEach(async () => {
  await server.close();
  marketplace.close();
});

test('a start with cheaper password hashes than usual logs a warning', () => {
  expect(lines.join()).toMatch(/"passwordCost":10,.*for trials only/);
});

const day = 24 * 60 * 60_000;
const stranger = { signedIn: false, savedSearches: 0 };
const ann = { signedIn: true, name: 'Ann', email, verified: true, savedSearches: 0 };
const visitor = (browser: Browser) => browser.json('/account-api/visitor');
/** Sends a form of the accounts, and follows where its answer leads. */
const enter = async (browser: Browser, form: 'sign-in' | 'verify' | 'reset-password', fields: object) =>
  (await browser.follow(`/account-api/${form}`, fields)).answer;
const detailOf = async (response: Response) => ((await response.json()) as { detail: string }).detail;

describe('an account', () => {
  test('is created by the link in an email, signed out of, and signed in to by its password', async () => {
    const browser = await signedIn(server, folder());
    expect(await visitor(browser)).toEqual(ann);
    await browser.send('/account-api/sign-out', {});
    expect([await visitor(browser), browser.cookies.has('fc_session')]).toEqual([stranger, false]);
    const answer = await enter(browser, 'sign-in', { emailAddress: 'ANN@example.com ', password });
    expect([answer.status, await visitor(browser)]).toEqual([200, ann]);
  });

  test('R13 leads on to a path of this site, and nowhere else', async () => {
    const browser = await signedIn(server, folder());
    const next = async (refUrl: string) => {
      const { last } = await browser.follow('/account-api/sign-in', { emailAddress: email, password, refUrl });
      return last?.headers.get('location');
    };
    expect(await next('/cars-for-sale/all/toyota?maxPrice=20000')).toBe('/cars-for-sale/all/toyota?maxPrice=20000');
    for (const forged of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])
      expect(await next(forged)).toBe('/cars-for-sale/all');
  });

  test('exists only after its link was opened, which works once and for a day', async () => {
    const browser = new Browser(server.url);
    await browser.send('/account-api/sign-up', { emailAddress: email, password });
    const early = await browser.send('/account-api/sign-in', { emailAddress: email, password });
    // Both fields are named, whichever is wrong.
    expect([early.status, await early.json()]).toEqual([
      403,
      expect.objectContaining({
        reasons: [expect.stringMatching(/^emailAddress: /), expect.stringMatching(/^password: /)],
      }),
    ]);
    const token = await tokenFor(folder(), email, '/account/verify');
    now += day + 1;
    expect((await enter(browser, 'verify', { token })).status).toBe(410);
    now -= day;
    expect((await enter(browser, 'verify', { token })).status).toBe(200);
    expect((await enter(new Browser(server.url), 'verify', { token })).status).toBe(410);
  });

  test('that exists already is answered like a new one; its owner gets another email, and the password stays', async () => {
    const browser = await signedIn(server, folder());
    const attempt = { emailAddress: email, password: 'the password of another' };
    const taken = await new Browser(server.url).send('/account-api/sign-up', attempt);
    const free = await new Browser(server.url).send('/account-api/sign-up', {
      ...attempt,
      emailAddress: 'bob@example.com',
    });
    expect([taken.status, await taken.json()]).toEqual([free.status, await free.json()]);
    await eventually(() => expect(emailsIn(folder()).join()).toContain('You have an account already'));
    expect((await enter(browser, 'sign-in', attempt)).status).toBe(403);
    expect((await enter(browser, 'sign-in', { emailAddress: email, password })).status).toBe(200);
  });

  test.each([
    ['a short password', { emailAddress: email, password: 'eleven char' }, 'password: at least 12 characters'],
    ['no address', { password }, 'emailAddress'],
    ['an address of two lines', { emailAddress: 'ann@example.com\nBcc: x@example.com', password }, 'emailAddress'],
  ])('is not created with %s', async (_, fields, reason) => {
    const answer = await new Browser(server.url).send('/account-api/sign-up', fields);
    expect([answer.status, await detailOf(answer)]).toEqual([400, expect.stringContaining(reason)]);
  });

  test.each(['password1234', 'QWERTYUIOP12', 'aaaaaaaaaaaa', '1q2w3e4r5t6y', 'forecourt1234', 'ann@example.com'])(
    'is not created with "%s", which is easy to guess: nothing is sent',
    async (guessed) => {
      const answer = await new Browser(server.url).send('/account-api/sign-up', {
        emailAddress: email,
        password: guessed,
      });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({
          ...{ type: 'accounts/guessed-first', detail: expect.stringContaining('a few words') },
          reasons: [expect.stringMatching(/^password: /)],
        }),
      ]);
      expect(emailsIn(folder())).toEqual([]);
    },
  );

  test('its email says the same as text and as HTML, with one link', async () => {
    await new Browser(server.url).send('/account-api/sign-up', { emailAddress: email, password });
    const token = await tokenFor(folder(), email, '/account/verify');
    const [letter = ''] = emailsIn(folder());
    expect(letter.match(/\/account\/verify\?token=[\w-]+/g)).toEqual(
      [1, 2].map(() => `/account/verify?token=${token}`),
    );
    expect(letter).toMatch(/<a [^>]*>Confirm my address<\/a>/);
  });

  test('R62 is not created for a robot, whose answer is the same', async () => {
    const answer = await new Browser(server.url).send('/account-api/sign-up', {
      emailAddress: email,
      password,
      textPot: 'x',
    });
    expect(answer.status).toBe(200);
    expect(
      (await new Browser(server.url).send('/account-api/sign-up', { emailAddress: 'bob@example.com', password }))
        .status,
    ).toBe(200);
    await tokenFor(folder(), 'bob@example.com', '/account/verify');
    expect(emailsIn(folder()).join()).not.toContain(email);
  });
});

describe('a new password', () => {
  test('is chosen by the link in an email, which works once; every other device is signed out', async () => {
    const old = await signedIn(server, folder());
    const browser = new Browser(server.url);
    const known = await browser.send('/account-api/forgot-password', { emailAddress: email });
    const unknown = await browser.send('/account-api/forgot-password', { emailAddress: 'nobody@example.com' });
    expect(await known.json()).toEqual(await unknown.json());
    const token = await tokenFor(folder(), email, '/account/reset-password');
    const chosen = 'another long enough one';
    // The password is refused, and the link stays valid.
    expect((await enter(browser, 'reset-password', { token, password: 'ann@example.com!' })).status).toBe(400);
    expect((await enter(browser, 'reset-password', { token, password: chosen })).status).toBe(200);
    expect([await visitor(browser), await visitor(old)]).toEqual([ann, stranger]);
    expect((await enter(browser, 'reset-password', { token, password: chosen })).status).toBe(410);
    expect((await enter(browser, 'sign-in', { emailAddress: email, password })).status).toBe(403);
    expect((await enter(browser, 'sign-in', { emailAddress: email, password: chosen })).status).toBe(200);
  });

  test('is not chosen by a link of another kind', async () => {
    const browser = new Browser(server.url);
    await browser.send('/account-api/sign-up', { emailAddress: email, password });
    const token = await tokenFor(folder(), email, '/account/verify');
    expect((await enter(browser, 'reset-password', { token, password })).status).toBe(410);
  });
});

describe('a sign-in', () => {
  test('in a browser that was not used for it before is reported to its owner, once', async () => {
    const first = await signedIn(server, folder());
    const told = () => emailsIn(folder()).filter((letter) => letter.includes('Subject: A new sign-in to your account'));
    // The same browser signs out and in again.
    await first.send('/account-api/sign-out', {});
    expect((await enter(first, 'sign-in', { emailAddress: email, password })).status).toBe(200);
    const other = new Browser(server.url);
    for (const _ of [1, 2]) {
      expect((await enter(other, 'sign-in', { emailAddress: email, password })).status).toBe(200);
      await eventually(() => expect(told()).toHaveLength(1));
    }
    expect(told()[0]).toContain('with a browser that was not used for it before, on 2');
    expect(await other.json('/account-api/mine/export')).toMatchObject({ browsers: [{}, {}] });
  });
});

describe('a session', () => {
  test('R15 is a cookie for the server alone; over TLS it has the prefix, and a cookie without it is ignored', async () => {
    await signedIn(server, folder());
    const sessionOf = async (browser: Browser) => {
      const { last } = await browser.follow('/account-api/sign-in', { emailAddress: email, password });
      return last?.headers.getSetCookie().filter((cookie) => cookie.includes('session='));
    };
    expect(await sessionOf(new Browser(server.url))).toEqual([
      expect.stringMatching(/^fc_session=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    const secure = new Browser(server.url, { 'X-Forwarded-Proto': 'https' });
    expect(await sessionOf(secure)).toEqual([
      expect.stringMatching(/^__Host-fc_session=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expect(await visitor(secure)).toEqual(ann);
    secure.cookies.set('fc_session', secure.cookies.get('__Host-fc_session')!);
    secure.cookies.delete('__Host-fc_session');
    expect(await visitor(secure)).toEqual(stranger);
  });

  test('is a new one at each sign-in, and one that was planted before belongs to nobody', async () => {
    const browser = await signedIn(server, folder());
    const first = browser.cookies.get('fc_session')!;
    await enter(browser, 'sign-in', { emailAddress: email, password });
    expect(browser.cookies.get('fc_session')).not.toBe(first);
    const thief = new Browser(server.url);
    for (const planted of [first, 'A'.repeat(43), 'x', '']) {
      thief.cookies.set('fc_session', planted);
      expect(await visitor(thief)).toEqual(stranger);
    }
  });

  test('ends after 14 days without use and 30 in all; a clock that goes back changes nothing', async () => {
    const browser = await signedIn(server, folder());
    const began = now;
    now = began - 365 * day;
    expect(await visitor(browser)).toEqual(ann);
    now = began + 13 * day;
    expect(await visitor(browser)).toEqual(ann);
    now = began + 26 * day;
    expect(await visitor(browser)).toEqual(ann);
    now = began + 30 * day + 1;
    expect(await visitor(browser)).toEqual(stranger);
    await enter(browser, 'sign-in', { emailAddress: email, password });
    now += 14 * day + 1;
    expect(await visitor(browser)).toEqual(stranger);
  });

  test('ends everywhere if its owner says so', async () => {
    const here = await signedIn(server, folder());
    const there = new Browser(server.url);
    await enter(there, 'sign-in', { emailAddress: email, password });
    await here.send('/account-api/sign-out', { everywhere: 'on' });
    expect([await visitor(here), await visitor(there)]).toEqual([stranger, stranger]);
  });

  test('is not stored in plain text, nor is a password', async () => {
    const browser = await signedIn(server, folder());
    await server.close();
    const store = ['', '-wal'].map((suffix) => {
      try {
        return readFileSync(join(folder(), `accounts/accounts.sqlite${suffix}`), 'latin1');
      } catch {
        return '';
      }
    });
    expect(store.join()).toContain(email);
    expect(store.join()).not.toContain(browser.cookies.get('fc_session'));
    expect(store.join()).not.toContain(password);
    server = await startTestServer(folder(), marketplace.url);
    expect(await visitor(Object.assign(new Browser(server.url), { cookies: browser.cookies }))).toMatchObject({
      signedIn: true,
    });
  });
});

describe('a client that tries too often', () => {
  const guess = (network: string, address: string) =>
    new Browser(server.url, { 'X-Forwarded-For': network }).send('/account-api/sign-in', { emailAddress: address });

  test('from one network is refused for a minute, with the reason, and costs no computing time', async () => {
    const tries = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => guess('203.0.113.7', `a${index}@example.com`)),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(970);
    expect(refused[0]?.headers.get('retry-after')).toBe('60');
    expect(await detailOf(refused[0]!)).toBe('There were too many tries. Wait a minute, then try again.');
    expect((await guess('203.0.113.8', email)).status).toBe(400);
    now += 60_000;
    expect((await guess('203.0.113.7', email)).status).toBe(400);
  });
});

describe('the data of a person', () => {
  const lead = { listingId: 'L1', firstName: 'Ann', lastName: 'Lee', fromEmailAddress: email, comments: 'Is it blue?' };
  const everything = async (browser: Browser) => JSON.stringify(await browser.json('/account-api/mine/export'));

  test('is shown, exported, and deleted within the request: nothing of it is stored any more', async () => {
    const browser = await signedIn(server, folder());
    await browser.send('/account-api/email-owner', { ...lead, copySelf: true });
    await browser.send('/account-api/report-listing', { listingId: 'L1', reason: 'price', comments: 'Too much.' });
    await browser.send('/account-api/email-subscribe', {
      emailAddress: email,
      searchString: '/cars-for-sale/all/toyota',
    });
    const shown = (await browser.json('/account-api/mine')) as { stored: { name: string; count: number }[] };
    const counts = Object.fromEntries(shown.stored.map(({ name, count }) => [name, count]));
    expect(counts).toMatchObject({ messages: 1, reports: 1, subscriptions: 1, signIns: 1, account: 1 });
    for (const part of ['Is it blue?', 'Too much.', '/cars-for-sale/all/toyota', email])
      expect(await everything(browser)).toContain(part);

    expect((await browser.send('/account-api/mine/delete', { confirm: 'on', password: 'wrong' })).status).toBe(403);
    expect((await browser.send('/account-api/mine/delete', { password })).status).toBe(403);
    expect(await visitor(browser)).toMatchObject({ signedIn: true });
    expect((await browser.send('/account-api/mine/delete', { confirm: 'on', password })).status).toBe(200);
    expect([...browser.cookies]).toEqual([]);
    expect((await enter(browser, 'sign-in', { emailAddress: email, password })).status).toBe(403);
    const store = ['', '-wal'].map((suffix) =>
      readFileSync(join(folder(), `accounts/accounts.sqlite${suffix}`), 'latin1'),
    );
    for (const part of ['Is it blue?', 'Too much.', email]) expect(store.join()).not.toContain(part);
  });

  test('of a device on which nobody has signed in belongs to the device, and is transferred to the person who signs in', async () => {
    const device = new Browser(server.url);
    await device.send('/account-api/email-owner', lead);
    expect([...device.cookies.keys()]).toEqual(['fc_device']);
    expect(await everything(device)).toContain('Is it blue?');
    expect(await everything(new Browser(server.url))).not.toContain('Is it blue?');
    await device.send('/account-api/sign-up', { emailAddress: 'bob@example.com', password });
    await enter(device, 'verify', { token: await tokenFor(folder(), 'bob@example.com', '/account/verify') });
    device.cookies.delete('fc_device');
    expect(await everything(device)).toContain('Is it blue?');
  });

  test('of another person is neither shown nor deleted', async () => {
    const bob = await signedIn(server, folder(), 'bob@example.com');
    const browser = await signedIn(server, folder());
    await browser.send('/account-api/email-owner', lead);
    expect(await everything(bob)).not.toContain('Is it blue?');
    await bob.send('/account-api/mine/delete', { confirm: true, password });
    expect(await everything(browser)).toContain('Is it blue?');
  });

  test('is in no line of the log', async () => {
    const browser = await signedIn(server, folder());
    await browser.send('/account-api/email-owner', lead);
    await enter(browser, 'sign-in', { emailAddress: email, password: 'wrong' });
    await browser.send(`/account-api/verify?token=${'A'.repeat(43)}`, { token: 'x' });
    await server.close();
    expect(lines.join()).not.toMatch(/ann@|Is it blue|A{43}/);
    server = await startTestServer(folder(), marketplace.url);
  });

  test('is deleted automatically when it expires', async () => {
    const browser = await signedIn(server, folder());
    await browser.send('/account-api/email-owner', lead);
    await server.close();
    now += 731 * day;
    // An operator has checked the clock and approved.
    server = await startTestServer(folder(), marketplace.url, undefined, { now: () => now, retentionUntil: now + day });
    const again = new Browser(server.url);
    await eventually(async () => {
      await enter(again, 'sign-in', { emailAddress: email, password });
      now += 60_000;
      const remaining = await everything(again);
      expect(remaining).toContain(email);
      expect(remaining).not.toContain('Is it blue?');
    });
  });
});
