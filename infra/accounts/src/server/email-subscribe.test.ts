import { join } from 'node:path';
import { openTestDatabase } from '../testing/database';
import { useFolder } from '../testing/folder';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
let marketplace: FakeMarketplace;
let server: TestServer;
beforeAll(async () => {
  marketplace = await startFakeMarketplace();
});
beforeEach(async () => {
  server = await startTestServer(folder(), marketplace.url);
});
afterEach(() => server.close());
afterAll(() => marketplace.close());

describe('email subscriptions', () => {
  const path = '/account-api/email-subscribe';
  const fields = {
    emailAddress: 'ann@example.com',
    searchString: 'makeCode=TOYOTA',
    title: 'Toyotas',
    brand: 'research',
  };
  const subscribed = {
    ...{ status: 'SUCCESS', title: 'Subscribed!' },
    message:
      'We will write to you when new vehicles match this search. First, please confirm by the link in the email that we have just sent you.',
  };
  const stored = async () => {
    const db = await openTestDatabase(folder());
    const rows = await db.selectFrom('subscriptions').select(['email', 'search', 'title']).execute();
    await db.destroy();
    return rows;
  };

  test('are stored when they are acknowledged, from JSON and from a form', async () => {
    const answer = await server.post(path, fields);
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual(subscribed);
    const form = new URLSearchParams({ ...fields, searchString: 'makeCode=HONDA', textPot: '' });
    expect((await server.post(path, form)).status).toBe(201);
    expect(await stored()).toEqual([
      { email: 'ann@example.com', search: '/cars-for-sale/all/toyota', title: 'Toyotas' },
      { email: 'ann@example.com', search: '/cars-for-sale/all/honda', title: 'Toyotas' },
    ]);
  });

  test('R61 the same search counts once; a third search is refused with the exact text', async () => {
    await server.post(path, fields);
    const again = {
      ...fields,
      emailAddress: ' Ann@Example.com ',
      searchString: '/cars-for-sale/all?makeCode=TOYOTA&firstRecord=30',
    };
    expect((await server.post(path, again)).status).toBe(201);
    expect((await server.post(path, { ...fields, searchString: 'makeCode=HONDA' })).status).toBe(201);
    const third = await server.post(path, { ...fields, searchString: '/cars-for-sale/all?makeCode=BMW' });
    expect(third.status).toBe(409);
    expect(await third.json()).toMatchObject({
      back: {
        label: 'Create a free account',
        href: '/account/sign-in?defaultScreen=signup&refUrl=%2Fcars-for-sale%2Fall%3FmakeCode%3DBMW',
      },
      title: 'You have a maximum of 2 searches saved.',
      detail: 'You have a maximum of 2 searches saved.',
    });
    expect((await server.post(path, fields)).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  test('R61 of many searches at once, two are stored', async () => {
    const searches = ['TOYOTA', 'HONDA', 'BMW', 'TOYOTA,BMW', 'HONDA,BMW'];
    const answers = await Promise.all(
      searches.map((makes) => server.post(path, { ...fields, searchString: `makeCode=${makes}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
    expect(await stored()).toHaveLength(2);
  });

  test('R62 a filled honeypot is answered like a success and stores nothing', async () => {
    const answer = await server.post(path, {
      ...fields,
      textPot: 'http://spam.example',
      emailAddress: 'not an address',
    });
    expect([answer.status, await answer.json()]).toEqual([201, subscribed]);
    expect(await stored()).toEqual([]);
  });

  test.each([[7], [['a', 'b']], [['']], [{ a: 1 }], [true], [null]])(
    'R62 a honeypot that holds %j is filled, too',
    async (textPot) => {
      expect((await server.post(path, { ...fields, textPot })).status).toBe(201);
      expect(await stored()).toEqual([]);
    },
  );

  test('R61 a stranger’s search in the name of an address does not count towards its limit, and is revealed to nobody', async () => {
    const save = async (make: string, client: string) =>
      (await server.post(path, { ...fields, searchString: `makeCode=${make}` }, client)).status;
    expect([await save('TOYOTA', '6.6.6.6'), await save('HONDA', '6.6.6.6')]).toEqual([201, 201]);
    expect([await save('BMW', '1.1.1.1'), await save('TOYOTA,BMW', '1.1.1.1')]).toEqual([201, 201]);
    expect([await save('HONDA,BMW', '1.1.1.1'), await save('HONDA,BMW', '6.6.6.6')]).toEqual([409, 409]);
    expect(await save('HONDA,BMW', '9.9.9.9')).toBe(201);
  });

  test('an address has at most twenty searches, whoever saves them; each request gets the same answer', async () => {
    for (let client = 0; client < 25; client += 1) {
      const search = { ...fields, searchString: `minPrice=${client + 1}` };
      expect((await server.post(path, search, `10.0.0.${client}`)).status).toBe(201);
    }
    expect(await stored()).toHaveLength(20);
  });

  test('a client that saves more than thirty searches in a minute has to wait; nobody else has to', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => server.post(path, fields, '6.6.6.6')));
    const refused = answers.filter(({ status }) => status === 429);
    expect([refused.length, refused[0]?.headers.get('retry-after')]).toEqual([10, '60']);
    expect((await server.post(path, fields, '1.1.1.1')).status).toBe(201);
  });

  test('long or deeply nested values of a search are refused', async () => {
    const deep = `{"emailAddress":"ann@example.com","requestValues":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`;
    const send = (body: string) => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
    await server.problem(path, 400, send(deep));
    await server.problem(path, 400, send(JSON.stringify({ ...fields, requestValues: 'x'.repeat(2_001) })));
    await server.problem(path, 400, send(JSON.stringify({ ...fields, requestValues: { a: 'x'.repeat(2_001) } })));
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['missing', undefined],
    ['not an address', 'ann'],
    ['over 45 characters', `${'a'.repeat(40)}@example.com`],
  ])('an address that is %s is refused by the name of its field', async (_, emailAddress) => {
    const problem = await server.problem(path, 400, {
      method: 'POST',
      body: JSON.stringify({ ...fields, emailAddress }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(problem.detail).toContain('emailAddress');
    expect(await stored()).toEqual([]);
  });

  test('a body that is neither JSON nor a form, or absent, is refused', async () => {
    const send = (body: string | undefined, type: string) =>
      ({ method: 'POST', body, headers: { 'Content-Type': type } }) satisfies RequestInit;
    await server.problem(path, 400, send('{', 'application/json'));
    await server.problem(path, 415, send('hello', 'text/plain'));
    await server.problem(path, 413, send(JSON.stringify({ title: 'x'.repeat(40_000) }), 'application/json'));
  });
});

test('while the marketplace is down, searches are accepted as before; at the very first start they are refused', async () => {
  const fields = { emailAddress: 'ann@example.com', searchString: '/cars-for-sale/all/toyota' };
  const nowhere = 'http://127.0.0.1:9';
  await server.close();
  server = await startTestServer(folder(), nowhere);
  expect((await server.post('/account-api/email-subscribe', fields)).status).toBe(201);
  await server.close();
  server = await startTestServer(join(folder(), 'first'), nowhere);
  expect((await server.post('/account-api/email-subscribe', fields)).status).toBe(503);
  expect(await server.problem('/healthz', 503)).toMatchObject({ type: 'accounts/starting' });
});

test('health and metrics are served; an unknown path is a problem document', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  await server.post('/account-api/email-subscribe', { emailAddress: 'ann@example.com' });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('accounts_subscriptions_total{outcome="stored"} 1');
  expect(await server.problem('/nowhere', 404)).toMatchObject({ type: 'accounts/not-found' });
});
