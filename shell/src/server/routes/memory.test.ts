/** The shell's part in what visitors save: its paths to the accounts service, the service worker, the form without script. */
import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
beforeEach(() => {
  site.accounts.fault = () => false;
});
afterAll(() => site.close());

const post = (path: string, body: string, type = 'application/json') =>
  fetch(site.shell.url + path, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { Origin: site.shell.url, 'Content-Type': type },
  });
const deals = '/my-wallet/share-dealxg/deals';

test('posts are passed on unchanged, with the cookie that the service sets, from pages of this site only', async () => {
  const bodies: string[] = [];
  site.accounts.fault = (request, response) => {
    if (request.url !== '/cars-for-sale/consumer-device/browser') return false;
    request.on('data', (part: Buffer) => bodies.push(part.toString()));
    request.on('end', () => {
      response.writeHead(201, {
        'Content-Type': 'application/json',
        'Set-Cookie': ['fc_device=abc; Path=/', 'other=1'],
      });
      response.end('{"status":"SUCCESS"}');
    });
    return true;
  };
  const stored = await post('/cars-for-sale/consumer-device/browser', '{"brand":"research"}');
  expect([stored.status, await stored.json()]).toEqual([201, { status: 'SUCCESS' }]);
  expect(stored.headers.getSetCookie()).toEqual(['fc_device=abc; Path=/']);
  expect(bodies).toEqual(['{"brand":"research"}']);
  const foreign = await fetch(`${site.shell.url}/cars-for-sale/consumer-device/browser`, {
    ...{ method: 'POST', body: '{}' },
    headers: { Origin: 'https://elsewhere.example' },
  });
  expect(foreign.status).toBe(403);
});

test('a heart without script leads back to its page', async () => {
  site.accounts.fault = (request, response) => {
    if (request.url !== '/account-api/favourites') return false;
    response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'fc_device=abc; Path=/' });
    response.end('{"kept":true,"count":1,"message":"The vehicle is saved."}');
    return true;
  };
  const form = new URLSearchParams({ listingId: 'L1', keep: 'true', doneUrl: '/cars-for-sale/all/toyota' });
  const answer = await post('/account-api/favourites', form.toString(), 'application/x-www-form-urlencoded');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cars-for-sale/all/toyota']);
  expect(answer.headers.getSetCookie()).toEqual(['fc_device=abc; Path=/']);
});

test('R66 the service worker is in a folder without pages, and requests no wider scope', async () => {
  const response = await fetch(`${site.shell.url}/cars-for-sale/api/sw.js`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.has('service-worker-allowed')).toBe(false);
  expect(await response.text()).toBe('/* the push worker */');
});

test('the site’s name on a home screen is the brand’s', async () => {
  const response = await fetch(`${site.shell.url}/_shell/app.webmanifest`);
  expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(await response.json()).toMatchObject({ display: 'standalone', start_url: '/cars-for-sale/all' });
  expect((await site.page('/cars-for-sale/all')).html).toContain(
    '<link rel="manifest" href="/_shell/app.webmanifest">',
  );
});

test('R72 deals have a breaker of their own; a refusal is no failure', async () => {
  const answers = { status: 400 };
  site.accounts.fault = (request, response) => {
    if (!request.url?.startsWith('/my-wallet') && !request.url?.startsWith('/cars-for-sale')) return false;
    response.writeHead(answers.status, { 'Content-Type': 'application/problem+json' });
    response.end(JSON.stringify({ type: 'x', title: 'x', status: answers.status, detail: 'refused' }));
    return true;
  };
  const detailOf = async (path: string) => {
    const response = await post(path, '{}');
    return [response.status, ((await response.json()) as { detail: string }).detail];
  };
  for (let time = 0; time < 8; time += 1) expect(await detailOf(deals)).toEqual([400, 'refused']);
  answers.status = 500;
  for (let time = 0; time < 5; time += 1) expect((await detailOf(`${deals}/id/7`))[0]).toBe(502);
  expect(await detailOf(deals)).toEqual([502, 'Circuit Breaker for /deals is open']);
  answers.status = 400;
  expect(await detailOf('/cars-for-sale/still-interested/alert')).toEqual([400, 'refused']);
});

test('R72 forms without script share the breaker of their path, and have the service’s otherwise; an answer that is no failure closes none', async () => {
  // Every breaker is closed in a shell that has just started.
  await site.restartShell();
  let status = 500;
  const passedOn: string[] = [];
  site.accounts.fault = (request, response) => {
    if (request.method !== 'POST') return false;
    passedOn.push(request.url ?? '');
    const problem = { type: 'x', title: 'Very busy', status, detail: 'Try again soon.' };
    response.writeHead(status, { ...(status === 503 && { 'Retry-After': '9' }) }).end(JSON.stringify(problem));
    return true;
  };
  const htmlOf = async (path: string) => {
    const response = await post(path, 'carId=L1&dealType=cash', 'application/x-www-form-urlencoded');
    return [response.status, await response.text()] as const;
  };
  const contact = '/account-api/email-owner';
  status = 503;
  for (let time = 0; time < 6; time += 1) expect((await htmlOf(deals))[1]).toContain('Very busy');
  status = 500;
  for (let time = 0; time < 5; time += 1) {
    expect((await htmlOf(deals))[1]).toContain('Something went wrong on our side.');
    await htmlOf(contact);
  }
  passedOn.length = 0;
  expect(await htmlOf(deals)).toEqual([502, expect.stringContaining('Circuit Breaker for /deals is open.')]);
  expect((await post(deals, '{}')).status).toBe(502);
  expect(await htmlOf(contact)).toEqual([502, expect.stringContaining('This does not work right now.')]);
  expect(passedOn).toEqual([]);
  await htmlOf('/account-api/report-listing');
  expect(passedOn).toEqual(['/account-api/report-listing']);
});
