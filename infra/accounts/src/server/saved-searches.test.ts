import { brands } from '@forecourt/brands';
import { createReference, parse, type SearchState, toParams } from '@forecourt/search-state';
import { stopAddress } from '../features/searches/store';
import { openTestDatabase } from '../testing/database';
import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, signedIn } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

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

const emailAddress = 'ann@example.com';
const inStore = async <T>(look: (db: Awaited<ReturnType<typeof openTestDatabase>>) => Promise<T>): Promise<T> => {
  const db = await openTestDatabase(folder());
  try {
    return await look(db);
  } finally {
    await db.destroy();
  }
};
const stoppedAt = () =>
  inStore(async (db) => (await db.selectFrom('addresses').select('stoppedAt').executeTakeFirstOrThrow()).stoppedAt);
const tokens = () =>
  inStore(async (db) => (await db.selectFrom('subscriptions').select('token').execute()).map(({ token }) => token));
const subscribe = (browser: Browser, search: string, more: object = {}) =>
  browser.send('/account-api/email-subscribe', { emailAddress, searchString: search, brand: 'research', ...more });
const save = (browser: Browser, searchString: string) => browser.send('/account-api/search', { searchString });

describe('R60 a saved search is recognised', () => {
  const known = { makes: [{ code: 'TOYOTA', label: 'toyota' }], models: {}, trims: {}, facets: {}, places: [] };

  test.each(brands.map((brand) => [brand.id, brand] as const))('on %s, as its pages request it', async (id, brand) => {
    const browser = await signedIn(server, folder());
    // A car-maker's brand has one make only.
    const path = brand.makeCode === undefined ? '/cars-for-sale/all/toyota' : '/cars-for-sale/all';
    const ask = async (changes: SearchState) => {
      const query = toParams({ ...state, ...changes }, brand);
      return (await browser.json(`/account-api/mine/search?${query}`)) as { title: string | null };
    };
    const parsed = parse(`${path}?maxPrice=20000`, brand, createReference(known));
    if (parsed.kind === 'not-found') throw new Error('there is no such page');
    const { state } = parsed;
    const fields = { searchString: `${path}?maxPrice=20000&firstRecord=30`, brand: id, bookmarkTitle: 'My cars' };
    expect((await browser.send('/account-api/search', fields)).status).toBe(201);
    expect(await ask({})).toMatchObject({ title: 'My cars' });
    expect(await ask({ firstRecord: 60 })).toMatchObject({ title: 'My cars' });
    expect(await ask({ sortBy: 'mileageASC' })).toMatchObject({ title: null });
    expect(await ask({ maxPrice: 30_000 })).toMatchObject({ title: null });
  });
});

describe('R61 a visitor who is not signed in saves two searches', () => {
  const both = async (browser: Browser, ways: readonly ('subscribe' | 'save')[]) => {
    const statuses = [];
    for (const [number, way] of ways.entries()) {
      const search = `minPrice=${number + 1}`;
      statuses.push((await (way === 'subscribe' ? subscribe(browser, search) : save(browser, search))).status);
    }
    return statuses;
  };

  test.each([
    [['subscribe', 'save', 'save', 'subscribe']],
    [['subscribe', 'subscribe', 'save', 'save']],
    [['subscribe', 'save', 'subscribe']],
  ] as const)('whichever way they take: %j', async (ways) => {
    const browser = new Browser(server.url);
    expect(await both(browser, ways)).toEqual(ways.map((_, number) => (number < 2 ? 201 : 409)));
  });

  test('whichever address they give', async () => {
    const browser = new Browser(server.url);
    const statuses = [];
    for (const name of ['ann', 'bob', 'carla'])
      statuses.push((await subscribe(browser, 'minPrice=1', { emailAddress: `${name}@example.com` })).status);
    expect(statuses).toEqual([201, 201, 409]);
  });
});

describe('a person who has stopped all emails', () => {
  beforeEach(() => inStore((db) => stopAddress(db, emailAddress, 1)));

  test('gets no email because a stranger saves searches in their name', async () => {
    const stranger = new Browser(server.url);
    expect((await subscribe(stranger, 'minPrice=1')).status).toBe(201);
    expect((await save(stranger, 'minPrice=2')).status).toBe(201);
    const { myAtcSearchViewBeans: held } = (await stranger.json('/account-api/searchbookmarks')) as {
      myAtcSearchViewBeans: { bookmarkId: string }[];
    };
    for (const { bookmarkId } of held)
      await stranger.send('/account-api/searchbookmarks', { bookmarkId, action: 'pace', pace: 'instant' });
    expect(await stoppedAt()).toBe(1);
  });

  test('gets emails again once they confirm themselves', async () => {
    const browser = new Browser(server.url);
    await subscribe(browser, 'minPrice=1');
    const [token = ''] = await tokens();
    await browser.send('/account-api/alerts', { token, action: 'confirm' });
    expect(await stoppedAt()).toBeNull();
  });
});

describe('emails to addresses that nobody has confirmed', () => {
  const lockedTitle = 'Your account is LOCKED, see http://evil.example';

  test('describe the search in words of the site, and have no text of the client', async () => {
    expect((await subscribe(new Browser(server.url), 'makeCode=TOYOTA', { title: lockedTitle })).status).toBe(201);
    await eventually(() => expect(emailsIn(folder())).toHaveLength(1));
    const [letter = ''] = emailsIn(folder());
    expect(letter).toMatch(/^Subject: Please confirm: .*toyota/im);
    expect(letter).not.toMatch(/LOCKED|evil/);
    const [token = ''] = await tokens();
    const page = await new Browser(server.url).json(`/account-api/alerts/${token}`);
    expect(JSON.stringify(page)).not.toMatch(/LOCKED|evil/);
  });

  test('are not caused by a title of several lines, and link to no other site', async () => {
    const browser = new Browser(server.url);
    expect((await subscribe(browser, 'minPrice=1', { title: 'Cars\r\nBcc: x@example.com' })).status).toBe(400);
    expect((await subscribe(browser, '//evil.example/cars')).status).toBe(201);
    const [token = ''] = await tokens();
    expect(await browser.json(`/account-api/alerts/${token}`)).toMatchObject({
      searchResultsURL: expect.stringMatching(/^\/cars-for-sale/),
    });
  });

  test('are counted by network: 60 strangers from one IPv6 network in a minute are 30', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        server.post(
          '/account-api/email-subscribe',
          { emailAddress: `stranger-${number}@example.com`, searchString: 'minPrice=1' },
          `2001:db8:1:1::${(number + 1).toString(16)}`,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const elsewhere = await server.post('/account-api/email-subscribe', { emailAddress }, '2001:db8:2:1::1');
    expect(elsewhere.status).toBe(201);
  });

  test('are at most three a day about one search, however many requests', async () => {
    await server.close();
    let now = Date.now();
    server = await startTestServer(folder(), marketplace.url, undefined, { now: () => now });
    const browser = new Browser(server.url);
    for (let hour = 0; hour < 10; hour += 1, now += 3_600_000)
      expect((await subscribe(browser, 'minPrice=1')).status).toBe(201);
    await server.close();
    expect(emailsIn(folder())).toHaveLength(3);
    server = await startTestServer(folder(), marketplace.url);
  });
});
