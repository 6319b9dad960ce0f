import { eventually } from '../testing/eventually';
import { useFolder } from '../testing/folder';
import { Browser, emailsIn, password, signedIn, tokenFor } from '../testing/people';
import { type FakeMarketplace, startFakeMarketplace, startTestServer, type TestServer } from '../testing/server';

const folder = useFolder();
const email = 'ann@example.com';
const moved = 'ann@new.example';
const chosen = 'another long enough one';
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

const visitor = (browser: Browser) => browser.json('/account-api/visitor');
const ann = { signedIn: true, email };
const stranger = { signedIn: false };
const enter = async (browser: Browser, fields: object) =>
  (await browser.follow('/account-api/sign-in', fields)).answer.status;

test('a new password requires the old one; every other device is signed out, and an email reports it', async () => {
  const here = await signedIn(server, folder());
  const there = new Browser(server.url);
  await enter(there, { emailAddress: email, password });
  const before = here.cookies.get('fc_session');
  const change = (who: Browser, currentPassword: string, wanted = chosen) =>
    who.send('/account-api/change-password', { currentPassword, password: wanted });
  expect((await change(here, 'wrong')).status).toBe(403);
  expect((await change(here, password, 'short')).status).toBe(400);
  expect((await change(here, password, 'passwordpassword')).status).toBe(400);
  expect((await change(new Browser(server.url), password)).status).toBe(401);
  expect((await change(here, password)).status).toBe(200);
  expect(here.cookies.get('fc_session')).not.toBe(before);
  expect(await visitor(here)).toMatchObject(ann);
  expect(await visitor(there)).toMatchObject(stranger);
  await eventually(() => expect(emailsIn(folder()).join()).toContain('Your password was changed'));
  expect(await enter(there, { emailAddress: email, password })).toBe(403);
  expect(await enter(there, { emailAddress: email, password: chosen })).toBe(200);
});

test('a new address is confirmed by the link sent to it, the old one is notified, every other device is signed out, and saved searches move to the new one', async () => {
  const here = await signedIn(server, folder());
  const there = new Browser(server.url);
  await enter(there, { emailAddress: email, password });
  await here.send('/account-api/search', { searchString: '/cars-for-sale/all/toyota', searchName: 'Mine' });
  const change = (currentPassword: string) =>
    here.send('/account-api/change-email', { emailAddress: moved, currentPassword });
  expect((await change('wrong')).status).toBe(403);
  expect((await change(password)).status).toBe(200);
  expect(await visitor(here)).toMatchObject(ann);
  const token = await tokenFor(folder(), moved, '/account/confirm-email');
  expect((await here.send('/account-api/confirm-email', { token })).status).toBe(200);
  expect(await visitor(here)).toMatchObject({ signedIn: true, email: moved });
  expect(await visitor(there)).toMatchObject(stranger);
  await eventually(() =>
    expect(emailsIn(folder()).find((message) => message.includes('Your email address was changed'))).toContain(
      `To: Ann <${email}>`,
    ),
  );
  expect((await here.send('/account-api/confirm-email', { token })).status).toBe(410);
  expect(await enter(there, { emailAddress: email, password })).toBe(403);
  expect(await enter(there, { emailAddress: moved, password })).toBe(200);
  expect(JSON.stringify(await there.json('/account-api/mine/export'))).toContain('toyota');
});

test('an address that has an account gets the same answer, and stays with its account', async () => {
  await signedIn(server, folder(), 'bob@example.com');
  const here = await signedIn(server, folder());
  const answers = await Promise.all(
    ['bob@example.com', 'nobody@example.com'].map(async (emailAddress) => {
      const answer = await here.send('/account-api/change-email', { emailAddress, currentPassword: password });
      return [answer.status, await answer.json()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  await eventually(() =>
    expect(emailsIn(folder()).find((message) => message.includes('You have an account already'))).toContain(
      'bob@example.com',
    ),
  );
  expect(await visitor(here)).toMatchObject(ann);
});

test('R79 the link works only for a person signed in to the account that requested it: a stranger’s link gives them no other person’s address', async () => {
  const thief = await signedIn(server, folder(), 'thief@example.com');
  await thief.send('/account-api/change-email', { emailAddress: email, currentPassword: password });
  const token = await tokenFor(folder(), email, '/account/confirm-email');
  const other = new Browser(server.url);
  const answer = await other.send('/account-api/confirm-email', { token });
  const { next } = (await answer.json()) as { next: string };
  const page = new URL(next, 'http://cars.example');
  expect([answer.status, page.pathname, page.searchParams.get('refUrl')]).toEqual([
    200,
    '/account/sign-in',
    `/account/confirm-email?token=${token}`,
  ]);
  expect(await visitor(thief)).toMatchObject({ email: 'thief@example.com' });
  // The link still works in another browser of the account's owner, once they are signed in there.
  await enter(other, { emailAddress: 'thief@example.com', password });
  expect((await other.send('/account-api/confirm-email', { token })).status).toBe(200);
  expect([await visitor(other), await visitor(thief)]).toMatchObject([ann, stranger]);
});
