import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const post = (path: string, body: URLSearchParams | string) =>
  fetch(site.shell.url + path, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { Origin: site.shell.url, 'Content-Type': 'application/x-www-form-urlencoded' },
  });
const paths = ['/account-api/email-owner', '/account-api/report-listing'];
const fields = { listingId: '2', refUrl: '/cars-for-sale/all', doneUrl: '/cars-for-sale/all?done=1' };
let handedOn: unknown[] = [];
beforeEach(() => {
  handedOn = [];
  site.accounts.fault = () => false;
});

test.each(paths)(
  'R13 %s, sent without script, leads to the page that the form names, so that a reload sends nothing',
  async (path) => {
    const answer = await post(path, new URLSearchParams(fields));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cars-for-sale/all?done=1']);
  },
);

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/.//evil.example', ''])(
  'R13 a page %p that is none of this site is not gone to',
  async (doneUrl) => {
    const answer = await post('/account-api/email-owner', new URLSearchParams({ ...fields, doneUrl }));
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await answer.text()).toContain('Message sent');
  },
);

test('what is refused is said in the words of the service, and leads back', async () => {
  site.accounts.fault = (request, response) => {
    handedOn.push(request.url);
    const problem = { type: 'accounts/bad-parameter', title: 'Not usable', status: 400, detail: 'firstName: missing' };
    response.writeHead(400, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
    return true;
  };
  const answer = await post('/account-api/email-owner', new URLSearchParams(fields));
  const html = await answer.text();
  expect([answer.status, handedOn]).toEqual([400, ['/account-api/email-owner']]);
  for (const part of ['firstName: missing', 'href="/cars-for-sale/all">Back to the vehicle'])
    expect(html).toContain(part);
});

test('a message of 10 MB is refused with a page, and hands nothing on', async () => {
  site.accounts.fault = (request) => {
    handedOn.push(request.url);
    return false;
  };
  const answer = await post('/account-api/email-owner', new URLSearchParams({ comments: 'x'.repeat(10_000_000) }));
  expect([answer.status, (await answer.text()).includes('Your message was not sent')]).toEqual([413, true]);
  expect(handedOn).toEqual([]);
});

test('a page of elsewhere sends nothing', async () => {
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${site.shell.url}/account-api/email-owner`, { method: 'POST', body: 'a=b', headers });
  expect(answer.status).toBe(403);
});
