import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Posts as a page of the site does. */
const post = (body: URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(`${site.shell.url}/account-api/email-subscribe`, {
    ...{ method: 'POST', body },
    headers: { Origin: site.shell.url, ...headers },
  });
const send = (fields: Record<string, string>) => post(new URLSearchParams(fields));

test('R61 a form without script gets a page with the words of the accounts service, and the way back', async () => {
  const answer = await send({ emailAddress: 'ann@example.com', refUrl: '/cars-for-sale/all/toyota' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await answer.text();
  for (const part of ['Subscribed!', 'We will write to you.', 'href="/cars-for-sale/all/toyota"'])
    expect(html).toContain(part);
});

test('R13 the way back never leaves the site', async () => {
  const html = await (await send({ refUrl: '//elsewhere.example/x' })).text();
  expect(html).not.toContain('elsewhere.example');
});

test('R61 a refusal is shown in the words of the accounts service, a failure with the sentence that nothing was stored', async () => {
  const limit = 'You have a maximum of 2 searches saved.';
  site.accounts.fault = (_request, response) => {
    response.writeHead(409, { 'Content-Type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 'accounts/too-many-searches', title: limit, status: 409, detail: limit }));
    return true;
  };
  const refused = await send({});
  expect([refused.status, (await refused.text()).includes(limit)]).toEqual([409, true]);
  site.accounts.fault = (_request, response) => {
    response.destroy();
    return true;
  };
  const failed = await send({});
  expect([failed.status, (await failed.text()).includes('Nothing was stored')]).toEqual([502, true]);
  site.accounts.fault = () => false;
});

test('a request by script reaches the accounts service unchanged', async () => {
  const answer = await post('{}', { 'Content-Type': 'application/json' });
  expect(await answer.json()).toMatchObject({ message: 'We will write to you.' });
  expect(site.marketplace.requests.filter((url) => url.startsWith('/account-api'))).toEqual([]);
});

test('R13 a way back that is given twice, or a field that is, is refused before anything is sent', async () => {
  const asked = site.accounts.requests.length;
  for (const twice of ['refUrl=/a&refUrl=/b', 'emailAddress=a@b.example&emailAddress=c@d.example']) {
    const answer = await post(twice, { 'Content-Type': 'application/x-www-form-urlencoded' });
    expect([answer.status, (await answer.text()).includes('Nothing was stored')]).toEqual([400, true]);
  }
  expect(site.accounts.requests).toHaveLength(asked);
});

test.each(['/.//evil.example', '/a/..//evil.example', '/%2e//evil.example', '/\\evil.example', '/\t/evil.example'])(
  'R13 the way back %p leads to the start',
  async (refUrl) => {
    const html = await (await send({ refUrl })).text();
    expect(html).toContain('href="/cars-for-sale/all">Back to the results');
    expect(html).not.toContain('evil.example');
  },
);

test('neither cookies nor credentials of a visitor reach an upstream, and the client’s address is the one that the shell saw', async () => {
  let seen: unknown;
  site.accounts.fault = ({ headers }) => {
    seen = [headers.authorization, headers.cookie, headers['x-forwarded-for']];
    return false;
  };
  await post('{}', {
    ...{
      'Content-Type': 'application/json',
      Authorization: 'Bearer stolen',
      Cookie: 'a=b',
      'X-Forwarded-For': '6.6.6.6',
    },
  });
  expect(seen).toEqual([undefined, undefined, '127.0.0.1']);
  site.accounts.fault = () => false;
});
