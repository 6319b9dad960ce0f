/** Personal data: its owner gets it, and nobody else (R15). */
import type { IncomingMessage } from 'node:http';
import { fakeRemote } from './testing/fake-remote';
import { filesOf, namesIn } from './testing/files-of';
import { eventually, plainRemotes, startTestSite, type TestSite } from './testing/test-shell';

const greeting = fakeRemote({
  name: 'mfe-account',
  version: '1.0.0',
  needs: ['visitor'],
  fragments: Object.fromEntries(
    ['save-search', 'sign-in', 'article', 'saved-searches', 'favourites', 'privacy', 'verify', 'reset-password'].map(
      (name) => [
        name,
        `return h('p', null, props.data?.visitor?.signedIn ? 'Hello ' + props.data.visitor.name : 'Hello stranger');`,
      ],
    ),
  ),
});
const session = 'fc_session=abc';
const path = '/account/privacy';
let site: TestSite;
const asked: IncomingMessage[] = [];

beforeAll(async () => {
  site = await startTestSite({ remotes: { ...plainRemotes(), 'mfe-account': greeting } });
  await eventually(
    () => site.page(path),
    (page) => page.outcome('account') === 'ok',
  );
});
afterAll(() => site.close());
beforeEach(() => {
  asked.length = 0;
  site.accounts.fault = (request, response) => {
    asked.push(request);
    if (request.url !== '/account-api/visitor') return false;
    const isAnn = request.headers.cookie?.includes('fc_session=abc') === true;
    const visitor = isAnn
      ? { signedIn: true, name: 'Ann', email: 'ann@example.com', verified: true, savedSearches: 0 }
      : { signedIn: false, savedSearches: 0 };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(visitor));
    return true;
  };
});

test('R15 a page that depends on who is signed in is private and kept nowhere; for everybody else it is one for all', async () => {
  const before = await site.page(path);
  const own = await site.page(path, { cookie: session });
  expect(own.html).toContain('Hello Ann');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(own.headers.get('etag')).toBeNull();
  const after = await site.page(path, { cookie: 'other=1; fc_visitor=2' });
  for (const page of [before, after]) {
    expect(page.html).toContain('Hello stranger');
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  }
  expect(after.html).toBe(before.html);
  expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  expect(asked.filter(({ url }) => url === '/account-api/visitor')).toHaveLength(1);
});

test('R15 a visitor’s own data is in their page and in no file; the rest is in the files that all visitors share', async () => {
  const stranger = await site.page(path);
  const own = await site.page(path, { cookie: session });
  expect((await filesOf(site, own)).view.data).toHaveProperty('visitor.name', 'Ann');
  const { plan, view, own: data } = namesIn(own);
  expect(data).toHaveProperty('visitor.email', 'ann@example.com');
  expect({ plan, view }).toEqual(namesIn(stranger));
  for (const headers of [{}, { cookie: session, referer: site.shell.url + path }] as Record<string, string>[])
    expect((await site.page(`/_shell/${String(view)}`, headers)).html).not.toMatch(/Ann|ann@example/);
  await site.restartShell();
  const asking = { cookie: session, referer: site.shell.url + path };
  const made = await site.page(`/_shell/${String(view)}`, asking);
  expect([made.status, /Ann|ann@example/.test(made.html)]).toEqual([200, false]);
});

test('R15 a visitor with a meaningless cookie gets the page of strangers, privately', async () => {
  const page = await site.page(path, { cookie: 'fc_device=xyz' });
  expect(page.html).toContain('Hello stranger');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
});

test('the accounts service sees its own cookies, where the visitor is and from where; nothing else', async () => {
  await site.page(path, {
    cookie: `secret=1; ${session}; fc_preview=2; __Host-fc_device=d`,
    'x-forwarded-host': 'evil.example',
  });
  const { headers } = asked.find(({ url }) => url === '/account-api/visitor')!;
  expect(headers.cookie?.split('; ').sort()).toEqual(['__Host-fc_device=d', 'fc_session=abc']);
  expect([headers['x-forwarded-host'], headers['x-forwarded-proto']]).toEqual([new URL(site.shell.url).host, 'http']);
});

test.each(['/account/verify', '/account/reset-password'])(
  '%s, whose address only one person knows, is cached nowhere',
  async (path) => {
    const page = await site.page(`${path}?token=secret-of-an-email`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(page.headers.get('etag')).toBeNull();
    // Its address is in its view: that stays in the document, too.
    const { plan, view } = namesIn(page);
    expect([typeof plan, typeof view]).toEqual(['object', 'object']);
    expect(page.html).not.toMatch(/"views\//);
  },
);

test('personal sources of a version are called only if the registry says that it has the permission', async () => {
  const mine = { upstream: 'accounts', path: '/account-api/mine', timeoutMs: 2000, personal: true };
  const curious = (version: string) =>
    fakeRemote({
      ...{ name: 'mfe-ads', version, needs: ['mine'], sources: { mine } },
      fragments: Object.fromEntries(
        ['grid-ad', 'footer-banner'].map((name) => [name, `return h('p', null, 'ad ${version}');`]),
      ),
    });
  const askedBy = async (version: string) => {
    await eventually(
      () => site.page('/cars-for-sale/all', { cookie: session }),
      ({ html }) => html.includes(`ad ${version}`),
    );
    return asked.some(({ url }) => url === mine.path);
  };
  site.registry.publish(curious('1.1.0'));
  expect(await askedBy('1.1.0')).toBe(false);
  site.registry.publish(curious('1.2.0'), { personal: true });
  expect(await askedBy('1.2.0')).toBe(true);
});

test('while the accounts service is away, everybody is a stranger', async () => {
  site.accounts.fault = (_request, response) => {
    response.writeHead(500).end();
    return true;
  };
  const page = await site.page(path, { cookie: session });
  expect([page.status, page.html.includes('Hello stranger')]).toEqual([200, true]);
});

describe('a browser and the accounts service', () => {
  const headers = () => ({ Origin: site.shell.url, Cookie: `${session}; other=1` });
  const given = ['fc_session=new; Path=/; HttpOnly', 'fc_preview=forged', 'fc_device=d; Path=/', 'sid=1'];
  beforeEach(() => {
    site.accounts.fault = (request, response) => {
      asked.push(request);
      response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': given });
      response.end('{"message":"It is done."}');
      return true;
    };
  });

  test.each([
    ['script', 'application/json', '{}'],
    ['a form', 'application/x-www-form-urlencoded', 'a=b'],
  ])('R15 exchange the cookies of sessions and devices, and no others, by %s', async (_, type, body) => {
    const answer = await fetch(`${site.shell.url}/account-api/email-owner`, {
      ...{ method: 'POST', body, headers: { ...headers(), 'Content-Type': type } },
    });
    expect(answer.status).toBe(200);
    expect(asked[0]?.headers.cookie).toBe(session);
    expect(answer.headers.getSetCookie()).toEqual([given[0], given[2]]);
  });

  test('R15 exchange stored data while somebody signs in; no page depends on it', async () => {
    const flow = { Cookie: 'fc_flow=abc; fc_interaction=def; fc_openid=no' };
    given.push('__Host-fc_flow=new; Path=/', '__Secure-fc_resume=r', 'fc_openid=forged');
    const answer = await fetch(`${site.shell.url}/account-api/openid/forecourt/callback`, { headers: flow });
    expect(asked[0]?.headers.cookie).toBe('fc_flow=abc; fc_interaction=def');
    expect(answer.headers.getSetCookie()).toEqual([given[0], given[2], ...given.splice(-3).slice(0, 2)]);
    const page = await site.page(path, { cookie: flow.Cookie });
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('programs of other teams authenticate at the OpenID provider, but not from a page; such a header is passed on nowhere else', async () => {
    const Authorization = 'Basic abc';
    for (const at of ['/account-api/oidc/token', '/account-api/sign-out'])
      await fetch(site.shell.url + at, { method: 'POST', headers: { Authorization, Origin: site.shell.url } });
    expect(asked.map(({ headers }) => headers.authorization)).toEqual([Authorization, undefined]);
    const post = (at: string) => fetch(site.shell.url + at, { method: 'POST', headers: { Authorization } });
    expect((await post('/account-api/oidc/token')).status).toBe(200);
    expect((await post('/account-api/oidc/auth')).status).toBe(403);
  });

  test('a write from elsewhere reaches nothing', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const answer = await fetch(`${site.shell.url}/account-api/sign-out`, {
        ...{ method: 'POST', headers: { ...headers(), Origin: origin } },
      });
      expect(answer.status).toBe(403);
    }
    expect(asked).toEqual([]);
  });
});
