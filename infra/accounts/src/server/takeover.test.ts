import { Authenticator } from '../testing/authenticator';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, password, signedIn, tokenFor } from '../testing/people';
import { type FakeProvider, startFakeProvider } from '../testing/provider';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
const email = 'ann@example.com';
const chosen = 'another long enough one';
const origin = 'http://cars.example';
let marketplace: FakeMarketplace;
let server: TestServer;
let example: FakeProvider;
const start = (smtpUrl?: string, more: object = {}) =>
  startTestServer(folder(), marketplace.url, smtpUrl, { openid: { providers: [example.settings] }, ...more });
beforeEach(async () => {
  marketplace = await startFakeMarketplace();
  example = await startFakeProvider(`${origin}/account-api/openid/example/callback`);
  server = await start();
});
afterEach(async () => {
  await server.close();
  await example.close();
  marketplace.close();
});

const visitor = (browser: Browser) => browser.json('/account-api/visitor');
const ann = { signedIn: true, email };
const stranger = { signedIn: false };
const from = (network: string) => new Browser(server.url, { 'X-Forwarded-For': network });
const enter = async (browser: Browser, form: string, fields: object) =>
  (await browser.follow(`/account-api/${form}`, fields)).answer.status;
const signIn = (browser: Browser, word: string) => enter(browser, 'sign-in', { emailAddress: email, password: word });
const nextOf = async (answer: Response) => ((await answer.json()) as { next?: string }).next ?? '';
/** Requests a link to choose a new password. @param except tokens of earlier links @returns the link's token */
async function forgot(browser: Browser, except: readonly string[] = []): Promise<string> {
  await browser.send('/account-api/forgot-password', { emailAddress: email });
  return tokenFor(folder(), email, '/account/reset-password', except);
}
const linkOf = (token: string) => new Browser(server.url).json(`/account-api/links/${token}`);
/** Returns every token of the emails with a link to a path, in no order. */
const tokensFor = (path: string) =>
  emailsIn(folder()).flatMap((letter) => new RegExp(`${path}\\?token=([\\w-]{43})`).exec(letter)?.[1] ?? []);
async function challengeFor(browser: Browser, path: string, fields: object = {}): Promise<string> {
  return ((await (await browser.send(`/account-api/${path}`, fields)).json()) as { challenge: string }).challenge;
}
async function addPasskey(browser: Browser, device: Authenticator): Promise<void> {
  const challenge = await challengeFor(browser, 'passkeys/options', { currentPassword: password });
  const answer = await browser.send('/account-api/passkeys/add', { response: device.make(challenge) });
  expect(answer.status).toBe(201);
}
const signInBy = async (browser: Browser, device: Authenticator) =>
  enter(browser, 'passkey-sign-in', { response: device.use(await challengeFor(browser, 'passkey-options')) });
const push = (endpoint: string) => ({
  browser_token: { endpoint: `https://fcm.googleapis.com/${endpoint}`, keys: { p256dh: 'BPub', auth: 'aut' } },
});
async function takingPush(browser: Browser): Promise<number> {
  const { browsers } = (await browser.json('/account-api/mine/notifications')) as { browsers: object[] };
  return browsers.length;
}

describe('R79 an email', () => {
  test('that has a link is never shown or exported with its text, so a stolen session reads no link', async () => {
    const owner = await signedIn(server, folder());
    const thief = new Browser(server.url);
    thief.cookies.set('fc_session', owner.cookies.get('fc_session')!);
    const token = await forgot(thief);
    for (const path of ['/account-api/mine', '/account-api/mine/export']) {
      const all = JSON.stringify(await thief.json(path));
      expect(all).toContain('Choose a new password');
      expect(all).not.toContain(token);
      expect(all).not.toMatch(/"text"|token=/);
    }
  });

  test('is not shown while it is queued either; once it is sent its text is deleted', async () => {
    await signedIn(server, folder());
    await server.close();
    server = await start('smtp://127.0.0.1:9');
    const owner = new Browser(server.url);
    await signIn(owner, password);
    await owner.send('/account-api/forgot-password', { emailAddress: email });
    expect(JSON.stringify(await owner.json('/account-api/mine/export'))).not.toMatch(/"text"|token=/);
    await server.close();
    const waiting = async () => {
      const db = await openTestDatabase(folder());
      const mails = await db.selectFrom('mails').select(['content', 'sentAt', 'subject']).execute();
      await db.destroy();
      return mails;
    };
    const isOut = ({ sentAt }: { sentAt: number | null }) => sentAt !== null;
    const before = await waiting();
    expect(before.filter(isOut).map(({ content }) => content)).toEqual(['']);
    expect(before.filter((mail) => !isOut(mail)).map(({ subject }) => subject)).toContain('Choose a new password');
    server = await start();
    await tokenFor(folder(), email, '/account/reset-password');
    await server.close();
    expect((await waiting()).every(({ content, sentAt }) => sentAt !== null && content === '')).toBe(true);
    server = await start();
  });

  test('changes nothing when its link is opened, as mail scanners do', async () => {
    const owner = await signedIn(server, folder());
    const signUp = { emailAddress: 'bob@example.com', password };
    await new Browser(server.url).send('/account-api/sign-up', signUp);
    await owner.send('/account-api/change-email', { emailAddress: 'ann@new.example', currentPassword: password });
    const tokens = [
      await forgot(new Browser(server.url)),
      await tokenFor(folder(), 'bob@example.com', '/account/verify'),
      await tokenFor(folder(), 'ann@new.example', '/account/confirm-email'),
    ];
    const kinds = ['reset', 'sign-up', 'change-email'];
    for (const _ of [1, 2])
      expect(await Promise.all(tokens.map(linkOf))).toMatchObject(kinds.map((kind) => ({ kind })));
    for (const path of ['verify', 'reset-password', 'confirm-email'])
      for (const token of tokens) await server.problem(`/account-api/${path}?token=${token}`, 404);
    expect(await visitor(owner)).toMatchObject(ann);
    expect(await signIn(new Browser(server.url), password)).toBe(200);
    expect(await linkOf('A'.repeat(43))).toEqual({ kind: null, email: '', ways: [] });
  });

  test('says the name of the brand and not the recipient’s address', async () => {
    const browser = new Browser(server.url, { 'X-Forwarded-Host': 'research.localhost:4200' });
    await browser.send('/account-api/sign-up', { emailAddress: email, password });
    await tokenFor(folder(), email, '/account/verify');
    const [letter = ''] = emailsIn(folder());
    expect(letter.replaceAll(/http:\/\/research\.localhost:4200\S+/g, '')).not.toContain('research.localhost');
  });
});

describe('R79 a sign-up in somebody’s name', () => {
  const thiefs = 'the password of a thief';
  const signUp = (browser: Browser, word: string) =>
    browser.send('/account-api/sign-up', { emailAddress: email, password: word });

  test('gives the thief no access: the owner opens the thief’s link and chooses a password', async () => {
    const thief = from('203.0.113.7');
    for (let count = 0; count < 5; count += 1) expect((await signUp(thief, thiefs)).status).toBe(200);
    await eventually(() => expect(tokensFor('/account/verify')).toHaveLength(5));
    const forged = tokensFor('/account/verify');
    // The owner still gets an email of their own.
    const owner = from('198.51.100.1');
    expect((await signUp(owner, chosen)).status).toBe(200);
    await tokenFor(folder(), email, '/account/verify', forged);

    const [token = ''] = forged;
    const answer = await owner.send('/account-api/verify', { token });
    const next = await nextOf(answer);
    expect([answer.status, next]).toEqual([200, `/account/verify?token=${token}&choose=password`]);
    expect(await visitor(owner)).toMatchObject(stranger);
    expect(await enter(owner, 'verify', { token, password: 'short' })).toBe(400);
    expect(await enter(owner, 'verify', { token, password: 'ann@example.com!' })).toBe(400);
    expect(await enter(owner, 'verify', { token, password: chosen })).toBe(200);
    expect(await visitor(owner)).toMatchObject(ann);
    expect([await signIn(from('203.0.113.7'), thiefs), await signIn(from('203.0.113.8'), chosen)]).toEqual([403, 200]);
    expect(await enter(thief, 'verify', { token: forged[1]! })).toBe(410);
  });

  test('sends the owner no words of the thief: no name, in the email or at its link', async () => {
    const name = 'Call 555-0100 at once';
    await from('203.0.113.7').send('/account-api/sign-up', { emailAddress: email, password: thiefs, name });
    const token = await tokenFor(folder(), email, '/account/verify');
    expect(emailsIn(folder()).join()).not.toContain('555-0100');
    expect(JSON.stringify(await linkOf(token))).not.toContain('555-0100');
    const owner = from('198.51.100.1');
    await enter(owner, 'verify', { token, password: chosen });
    expect(await visitor(owner)).toMatchObject({ ...ann, name: 'ann' });
  });

  test('in the browser that signed up the link asks for nothing more', async () => {
    const owner = new Browser(server.url);
    await signUp(owner, chosen);
    expect(await enter(owner, 'verify', { token: await tokenFor(folder(), email, '/account/verify') })).toBe(200);
    expect(await visitor(owner)).toMatchObject(ann);
  });

  test('by a provider that does not vouch for the address connects it only in the browser that signed up with it', async () => {
    example.claims = { sub: 'thief', email, email_verified: false };
    const thief = new Browser(server.url);
    const page = await (await thief.send('/account-api/openid/example')).text();
    const there = (/content="0; url=([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    await thief.goTo((await example.signIn(there)).href.replace(origin, ''));
    const token = await tokenFor(folder(), email, '/account/verify');
    const owner = new Browser(server.url);
    expect(await enter(owner, 'verify', { token, password: chosen })).toBe(200);
    expect(await visitor(owner)).toMatchObject(ann);
    expect(await visitor(owner)).not.toHaveProperty('connected');
  });

  test('and any request for an email is limited by network, with the reason, and does not reveal whether there is an account', async () => {
    await signedIn(server, folder(), 'known@example.com');
    const ask = async (network: string, emailAddress: string) => {
      const answer = await from(network).send('/account-api/forgot-password', { emailAddress });
      return [answer.status, answer.headers.get('retry-after'), await answer.json()];
    };
    const answers = async (emailAddress: string) => {
      const all = [];
      for (let count = 0; count < 6; count += 1) all.push(await ask('203.0.113.7', emailAddress));
      return all;
    };
    const known = await answers('known@example.com');
    expect(known.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(known[5]).toMatchObject([429, '86400', { type: 'accounts/too-many-emails' }]);
    expect(await answers('nobody@example.com')).toEqual(known);
    expect((await ask('198.51.100.1', 'known@example.com'))[0]).toBe(200);
  });

  test('requests from many networks in their name leave the owner one a day', async () => {
    await signedIn(server, folder());
    const ask = async (network: string) =>
      (await from(network).send('/account-api/forgot-password', { emailAddress: email })).status;
    for (let network = 1; network <= 4; network += 1)
      for (let count = 0; count < 5; count += 1) expect(await ask(`203.0.113.${network}`)).toBe(200);
    expect([await ask('198.51.100.1'), await ask('198.51.100.1')]).toEqual([200, 429]);
  });
});

describe('R79 a sign-in, link or change that was pending', () => {
  /** Begins all that a person with the password can begin. */
  async function begin(thief: Browser) {
    const signIns = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = new Browser(server.url);
        const answer = await browser.send('/account-api/sign-in', { emailAddress: email, password });
        return { browser, next: await nextOf(answer) };
      }),
    );
    await signIn(thief, password);
    const connect = await nextOf(
      await thief.send('/account-api/connect', { provider: 'example', currentPassword: password }),
    );
    const challenge = await challengeFor(thief, 'passkeys/options', { currentPassword: password });
    await thief.send('/account-api/change-email', { emailAddress: 'evil@example.com', currentPassword: password });
    const moves = await tokenFor(folder(), 'evil@example.com', '/account/confirm-email');
    return { signIns, connect, challenge, moves };
  }

  test.each(['a new password by a link', 'a new password by the old one', 'signing out everywhere'] as const)(
    'before %s is invalid after it',
    async (by) => {
      const owner = await signedIn(server, folder());
      const spare = await forgot(new Browser(server.url));
      const thief = new Browser(server.url);
      const { signIns, connect, challenge, moves } = await begin(thief);
      if (by === 'signing out everywhere') await owner.send('/account-api/sign-out', { everywhere: 'on' });
      else if (by === 'a new password by the old one')
        await owner.send('/account-api/change-password', { currentPassword: password, password: chosen });
      else {
        const browser = new Browser(server.url);
        const token = await forgot(browser, [spare]);
        expect(await enter(browser, 'reset-password', { token, password: chosen })).toBe(200);
        expect(await visitor(browser)).toMatchObject(ann);
      }
      for (const { browser, next } of signIns) {
        await browser.goTo(next);
        expect(await visitor(browser)).toMatchObject(stranger);
      }
      expect(await visitor(thief)).toMatchObject(stranger);
      // The thief's browser continues its pending changes after it was signed out.
      const made = new Authenticator(origin).make(challenge);
      expect((await thief.send('/account-api/passkeys/add', { response: made })).status).toBe(401);
      await thief.goTo(connect);
      expect(await visitor(thief)).toMatchObject(stranger);
      expect(await enter(thief, 'confirm-email', { token: moves })).toBe(410);
      expect(await enter(thief, 'reset-password', { token: spare, password: 'the password of a thief' })).toBe(410);
      expect(await linkOf(spare)).toMatchObject({ kind: null });
    },
  );

  test('signing in with a password that is changed meanwhile signs nobody in', async () => {
    await server.close();
    server = await start(undefined, { passwordCost: 15 });
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    const token = await forgot(browser);
    // Both check the old password first; whichever commits last, the old password signs nobody in.
    const thief = new Browser(server.url);
    const [, status] = await Promise.all([
      enter(browser, 'reset-password', { token, password: chosen }),
      signIn(thief, password),
    ]);
    expect([200, 403]).toContain(status);
    expect(await visitor(thief)).toMatchObject(stranger);
  });
});

describe('R79 other ways in', () => {
  test('a passkey or a provider is added and removed only by a person who proves their identity once more', async () => {
    const owner = await signedIn(server, folder());
    const device = new Authenticator(origin);
    await addPasskey(owner, device);
    const thief = new Browser(server.url);
    thief.cookies.set('fc_session', owner.cookies.get('fc_session')!);
    for (const [path, fields] of [
      ['passkeys/options', {}],
      ['connect', { provider: 'example' }],
      ['connect', { provider: 'example', action: 'disconnect' }],
      ['passkeys', { id: device.id, action: 'remove' }],
      ['sign-out', { everywhere: 'on', chosen: 'on' }],
      ['change-email', { emailAddress: 'evil@example.com' }],
      ['mine/delete', { confirm: 'on' }],
    ] as const) {
      const answer = await thief.send(`/account-api/${path}`, fields);
      expect([path, answer.status, await answer.json()]).toEqual([
        path,
        403,
        expect.objectContaining({
          ...{ type: 'accounts/wrong-current-password', reasons: [expect.stringMatching(/^currentPassword: /)] },
        }),
      ]);
    }
    expect(await visitor(thief)).toMatchObject(ann);
    expect(await signInBy(new Browser(server.url), device)).toBe(200);
  });

  test('a person without a password must have signed in lately', async () => {
    let now = Date.now();
    await server.close();
    server = await start(undefined, { now: () => now });
    example.claims = { sub: 'u1', email, email_verified: true };
    const browser = new Browser(server.url);
    const page = await (await browser.send('/account-api/openid/example')).text();
    const there = (/content="0; url=([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    await browser.goTo((await example.signIn(there)).href.replace(origin, ''));
    expect((await browser.send('/account-api/passkeys/options', {})).status).toBe(200);
    now += 16 * 60_000;
    expect((await browser.send('/account-api/passkeys/options', {})).status).toBe(401);
    expect((await browser.send('/account-api/mine/delete', { confirm: 'on' })).status).toBe(401);
  });

  test('those that are not ticked end with a new password; the page of its link lists them', async () => {
    const owner = await signedIn(server, folder());
    const [mine, thiefs] = [new Authenticator(origin), new Authenticator(origin)];
    await addPasskey(owner, mine);
    await addPasskey(owner, thiefs);
    example.claims = { sub: 'u1', email };
    const next = await nextOf(
      await owner.send('/account-api/connect', { provider: 'example', currentPassword: password }),
    );
    const page = await (await owner.send(next)).text();
    const there = (/content="0; url=([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
    await owner.goTo((await example.signIn(there)).href.replace(origin, ''));
    expect(await visitor(owner)).toMatchObject({ connected: ['example'] });

    const browser = new Browser(server.url);
    const token = await forgot(browser);
    expect(await linkOf(token)).toEqual({
      ...{ kind: 'reset', email },
      ways: [
        { key: mine.id, title: expect.stringMatching(/^Passkey, a passkey for cars\.example, added \d{4}-/) },
        { key: thiefs.id, title: expect.any(String) },
        { key: 'provider:example', title: 'Sign in by Example' },
      ],
    });
    const reset = { token, password: chosen, [`keep:${mine.id}`]: 'on' };
    expect(await enter(browser, 'reset-password', reset)).toBe(200);
    expect(await signInBy(new Browser(server.url), mine)).toBe(200);
    expect(await signInBy(new Browser(server.url), thiefs)).toBe(403);
    expect(await visitor(browser)).not.toHaveProperty('connected');
    await eventually(() =>
      expect(emailsIn(folder()).join()).toContain('Passkeys and other ways to sign in that were removed: 2.'),
    );
  });

  test('those that are not selected end with signing out everywhere, if the form has listed them', async () => {
    const owner = await signedIn(server, folder());
    const [mine, thiefs] = [new Authenticator(origin), new Authenticator(origin)];
    await addPasskey(owner, mine);
    await addPasskey(owner, thiefs);
    const fields = { everywhere: 'on', chosen: 'on', [`keep:${mine.id}`]: 'on', currentPassword: password };
    expect((await owner.send('/account-api/sign-out', fields)).status).toBe(200);
    expect(await signInBy(new Browser(server.url), mine)).toBe(200);
    expect(await signInBy(new Browser(server.url), thiefs)).toBe(403);
  });

  test.each(['reset-password', 'change-password', 'confirm-email'] as const)(
    'no browser gets push messages after %s, except the one that did it',
    async (by) => {
      const owner = await signedIn(server, folder());
      const thief = new Browser(server.url);
      thief.cookies.set('fc_session', owner.cookies.get('fc_session')!);
      await owner.send('/cars-for-sale/consumer-device/browser', push('owner'));
      await thief.send('/cars-for-sale/consumer-device/browser', push('thief'));
      expect(await takingPush(owner)).toBe(2);
      if (by === 'change-password')
        await owner.send('/account-api/change-password', { currentPassword: password, password: chosen });
      else if (by === 'reset-password')
        await owner.follow('/account-api/reset-password', { token: await forgot(owner), password: chosen });
      else {
        await owner.send('/account-api/change-email', { emailAddress: 'ann@new.example', currentPassword: password });
        const token = await tokenFor(folder(), 'ann@new.example', '/account/confirm-email');
        await owner.send('/account-api/confirm-email', { token });
      }
      expect(await visitor(owner)).toMatchObject({ signedIn: true });
      expect(await takingPush(owner)).toBe(by === 'reset-password' ? 0 : 1);
    },
  );
});

describe('R79 the data of a browser without an account', () => {
  const lead = { listingId: 'L1', firstName: 'Bea', lastName: 'Lee', fromEmailAddress: 'bea@example.com' };
  const everything = async (browser: Browser) => JSON.stringify(await browser.json('/account-api/mine/export'));

  test.each(['sign-up', 'reset'] as const)(
    'stays with it when it opens the link of a %s that another browser requested',
    async (kind) => {
      const thief = new Browser(server.url);
      if (kind === 'reset') await signedIn(server, folder());
      if (kind === 'sign-up') await thief.send('/account-api/sign-up', { emailAddress: email, password });
      const [path, form] =
        kind === 'reset' ? ['/account/reset-password', 'reset-password'] : ['/account/verify', 'verify'];
      const token = kind === 'reset' ? await forgot(thief) : await tokenFor(folder(), email, path);
      const shopper = new Browser(server.url);
      await shopper.send('/account-api/email-owner', { ...lead, comments: 'Is it blue?' });
      expect(await enter(shopper, form, { token, password: chosen })).toBe(200);
      expect(await visitor(shopper)).toMatchObject(ann);
      expect(await signIn(thief, chosen)).toBe(200);
      expect(await everything(thief)).not.toContain('Is it blue?');
      expect(await everything(shopper)).toContain('Is it blue?');
    },
  );

  test('becomes the account’s if the new password is chosen in the browser that requested the link', async () => {
    await signedIn(server, folder());
    const browser = new Browser(server.url);
    await browser.send('/account-api/email-owner', { ...lead, comments: 'Is it blue?' });
    const token = await forgot(browser);
    await enter(browser, 'reset-password', { token, password: chosen });
    browser.cookies.delete('fc_device');
    expect(await everything(browser)).toContain('Is it blue?');
  });
});

test('a flood of passwords is limited: made-up links cost no hash, a client that finds the queue full learns when to retry, and others can sign in', async () => {
  await server.close();
  server = await start(undefined, { passwordCost: 16 });
  const flood = new AbortController();
  const statuses: number[] = [];
  const refused: (string | null)[] = [];
  const isFull = new Promise<void>((resolve) => {
    for (let count = 0; count < 45; count += 1)
      void fetch(`${server.url}/account-api/sign-up`, {
        ...{ method: 'POST', signal: flood.signal },
        body: JSON.stringify({ emailAddress: `a${count}@example.com`, password }),
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${count % 3}` },
      }).then(
        (answer) => {
          statuses.push(answer.status);
          if (answer.status !== 503) return;
          refused.push(answer.headers.get('retry-after'));
          resolve();
        },
        () => undefined,
      );
  });
  await isFull;
  expect(refused[0]).toBe('1');
  const guesses = Array.from({ length: 20 }, () =>
    enter(from('203.0.113.1'), 'reset-password', { token: 'A'.repeat(43), password: chosen }),
  );
  expect(await Promise.all(guesses)).toEqual(guesses.map(() => 410));
  expect(await enter(from('203.0.113.1'), 'verify', { token: 'A'.repeat(43), password: chosen })).toBe(410);
  // Most of the flood is still queued: the visitor does not wait for it.
  expect(await signIn(from('198.51.100.1'), password)).toBe(403);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(32);
  flood.abort();
});
