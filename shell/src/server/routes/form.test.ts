import { EventEmitter, once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MeasuredEvent } from '@forecourt/site';
import { startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const post = (path: string, body: URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(site.shell.url + path, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { Origin: site.shell.url, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
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
  'R13 does not redirect to %p, which is no path of this site',
  async (doneUrl) => {
    const answer = await post('/account-api/email-owner', new URLSearchParams({ ...fields, doneUrl }));
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(await answer.text()).toContain('Message sent');
  },
);

test('a refusal is shown in the words of the service, with the way back', async () => {
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
  const form = '/account/sign-in?defaultScreen=signup';
  const ofForm = await post('/account-api/sign-up', new URLSearchParams({ ...fields, backUrl: form }));
  expect(await ofForm.text()).toContain(`href="${form}">Back to the form`);
});

test('fields that do not fit are named in words', async () => {
  site.accounts.fault = (_request, response) => {
    const reasons = ['password: at least 12 characters', 'emailAddress: not an email address such as name@example.com'];
    const problem = {
      type: 'accounts/bad-parameter',
      title: 'A parameter is not usable',
      status: 400,
      detail: 'x',
      reasons,
    };
    response.writeHead(400, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
    return true;
  };
  const html = await (await post('/account-api/sign-up', new URLSearchParams(fields))).text();
  expect(html).not.toContain('A parameter is not usable');
  expect(html).toContain('No account was made');
  expect(html).toContain(
    'Password: at least 12 characters. Email address: not an email address such as name@example.com.',
  );
});

test('a refused form is there again: only what was refused is asked for, passwords anew, and nothing typed is lost', async () => {
  const reasons = ['password: at least 12 characters', 'emailAddress: not an email address', 'comments: too long'];
  site.accounts.fault = (_request, response) => {
    const problem = { type: 'x', title: 'Not usable', status: 400, detail: 'x', reasons };
    response.writeHead(400, { 'Content-Type': 'application/problem+json' }).end(JSON.stringify(problem));
    return true;
  };
  const typed = { firstName: 'Ann "B" <C>', emailAddress: 'ann@', password: 'short', comments: '\nDear\nseller' };
  const html = await (await post('/account-api/sign-up', new URLSearchParams({ ...fields, ...typed }))).text();
  const [form = ''] = /<form method="post" action="\/account-api\/sign-up">.*?<\/form>/s.exec(html) ?? [];
  for (const part of [
    '<input type="hidden" name="firstName" value="Ann &quot;B&quot; &lt;C&gt;">',
    '<input type="hidden" name="doneUrl" value="/cars-for-sale/all?done=1">',
    '<label>Email address <input type="email" name="emailAddress" value="ann@"></label>',
    '<label>Password <input type="password" name="password" value=""></label>',
    '<label>Comments <textarea name="comments" rows="6">\n\nDear\nseller</textarea></label>',
    '<button>Send it again</button>',
  ])
    expect(form).toContain(part);
  expect(html).not.toContain('short');
});

test('a form that the service could not take, or not before its sender signs in, can be sent again as it was; one that it will never take cannot', async () => {
  let status = 503;
  site.accounts.fault = (_request, response) => {
    const problem = { type: 'x', title: 'Very busy', status, detail: 'Try again soon.' };
    response.writeHead(status, { 'Retry-After': '9' }).end(JSON.stringify(problem));
    return true;
  };
  const send = async () => (await post('/account-api/email-owner', new URLSearchParams(fields))).text();
  expect(await send()).toMatch(/name="listingId" value="2">.*<button>Try again<\/button><\/form>/s);
  status = 401;
  expect(await send()).toContain('<button>Try again</button></form>');
  status = 409;
  expect(await send()).not.toContain('<form method="post" action="/account-api');
});

test('a message of 10 MB is refused with a page, and nothing is passed on', async () => {
  site.accounts.fault = (request) => {
    handedOn.push(request.url);
    return false;
  };
  const answer = await post('/account-api/email-owner', new URLSearchParams({ comments: 'x'.repeat(10_000_000) }));
  expect([answer.status, (await answer.text()).includes('Your message was not sent')]).toEqual([413, true]);
  expect(handedOn).toEqual([]);
});

test.each(['application/json', 'application/x-www-form-urlencoded'])(
  'a request whose client has left is aborted at the service, too (%s)',
  async (type) => {
    const left: string[] = [];
    const heard = new EventEmitter();
    site.accounts.fault = (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      // The whole form has arrived; there is no answer yet.
      request.on('end', () => heard.emit('come'));
      response.on('close', () => heard.emit('left', left.push(body.includes('stays') ? 'stays' : 'leaves')));
      return true;
    };
    const send = async (name: string) => {
      const client = new AbortController();
      const come = once(heard, 'come');
      const answer = fetch(`${site.shell.url}/account-api/sign-in`, {
        ...{ method: 'POST', signal: client.signal },
        body: type === 'application/json' ? JSON.stringify({ name }) : `name=${name}`,
        headers: { Origin: site.shell.url, 'Content-Type': type },
      }).catch(() => undefined);
      await come;
      return { client, answer };
    };
    // The client that stays came first: if the shell aborted the wrong one, it would be this.
    const clients = [await send('stays'), await send('leaves')];
    const first = once(heard, 'left');
    clients[1]!.client.abort();
    await first;
    expect(left).toEqual(['leaves']);
    clients[0]!.client.abort();
    await Promise.all(clients.map(({ answer }) => answer));
  },
);

test('a form of another site is refused', async () => {
  const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(`${site.shell.url}/account-api/email-owner`, { method: 'POST', body: 'a=b', headers });
  expect(answer.status).toBe(403);
});

describe('R53 a lead that is sent without script', () => {
  const lead = '/account-api/email-owner';
  const vehicle = '/cars-for-sale/vehicle/listing-7/toyota/camry';
  const from = (refUrl: string, more: Record<string, string> = {}) =>
    new URLSearchParams({ listingId: 'listing-7', fromEmailAddress: 'ann@example.com', textPot: '', refUrl, ...more });

  let people = 0;
  /** Returns the stored events, and nothing else. */
  async function storedOf(send: () => Promise<unknown>): Promise<MeasuredEvent[]> {
    const folder = join(site.dataDir, 'events');
    const read = async () => {
      const files = await readdir(folder).catch(() => []);
      return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('').split('\n');
    };
    const before = await read();
    await send();
    return (await read())
      .slice(before.length - 1)
      .filter(Boolean)
      .map((line) => JSON.parse(line) as MeasuredEvent);
  }

  test.each([
    ['clickType=spotlight&listingId=listing-7&placement=premium', {}, { placement: 'premium', sponsored: true }],
    [
      'clickType=alpha&listingId=listing-7',
      { offer: '9000' },
      { placement: 'showcase', sponsored: true, kind: 'offer' },
    ],
    ['clickType=listing&listingId=listing-7', {}, { placement: 'contact', sponsored: false }],
    ['clickType=spotlight&listingId=listing-8&placement=premium', {}, { placement: 'contact', sponsored: false }],
  ])('counts once for the place that the page was opened from (%s)', async (query, more, place) => {
    people += 1;
    const fields = from(`${vehicle}?${query}`, { fromEmailAddress: `${people}@example.com`, ...more });
    const kept = await storedOf(async () => {
      await post(lead, fields);
      await post(lead, fields);
    });
    expect(kept).toMatchObject([
      { type: 'lead', id: 'listing-7', kind: 'message', brand: 'research', on: 'vehicle', ...place },
    ]);
    expect(JSON.stringify(kept)).not.toContain('example.com');
  });

  test('R84 of a purchase counts once for its sender, who is in the cookies', async () => {
    const send = (device: string) =>
      post('/my-wallet/share-dealxg/deals/send', new URLSearchParams({ carId: 'listing-7', price: '20000' }), {
        Cookie: `fc_device=${device}`,
      });
    const kept = await storedOf(async () => {
      for (const device of ['device-1', 'device-1', 'device-2']) await send(device);
    });
    expect(kept).toMatchObject([
      { type: 'lead', id: 'listing-7', kind: 'deal', placement: 'contact', sponsored: false },
      { type: 'lead', id: 'listing-7', kind: 'deal' },
    ]);
    expect(JSON.stringify(kept)).not.toContain('device');
  });

  test('R12 names the campaign that brought its sender, unless they decline tracking', async () => {
    const fields = (who: string) => from(vehicle, { fromEmailAddress: `${who}@campaign.example` });
    const kept = await storedOf(async () => {
      await post(lead, fields('one'), { Cookie: 'psid=spring' });
      await post(lead, fields('two'), { Cookie: 'psid=spring', DNT: '1' });
    });
    expect(kept.map(({ campaign }) => campaign)).toEqual(['psid=spring', undefined]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['by a robot (R62)', () => post(lead, from(vehicle, { textPot: 'x', fromEmailAddress: 'robot@example.com' }))],
    [
      'by a crawler (R14)',
      () => post(lead, from(vehicle, { fromEmailAddress: 'c@example.com' }), { 'User-Agent': 'Googlebot/2.1' }),
    ],
    ['about nothing', () => post(lead, from(vehicle, { listingId: '../..', fromEmailAddress: 'n@example.com' }))],
    ['as a report', () => post('/account-api/report-listing', from(vehicle, { fromEmailAddress: 'r@example.com' }))],
    [
      'by script, because the page itself sends the event',
      () =>
        post(lead, '{"listingId":"listing-7","fromEmailAddress":"s@example.com"}', {
          'Content-Type': 'application/json',
        }),
    ],
    [
      'and refused',
      () => {
        site.accounts.fault = (_request, response) => {
          response
            .writeHead(404, { 'Content-Type': 'application/problem+json' })
            .end('{"title":"Gone","detail":"Gone"}');
          return true;
        };
        return post(lead, from(vehicle, { fromEmailAddress: 'g@example.com' }));
      },
    ],
  ])('is not stored if it is sent %s', async (_how, send) => {
    expect(await storedOf(send)).toEqual([]);
  });
});
