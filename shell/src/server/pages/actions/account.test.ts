import { startTestSite, type TestSite } from '../../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each(['/account', '/account/'])('%s leads to the page at which people sign in', async (path) => {
  const answer = await site.page(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account/sign-in']);
});

test('an unknown path below it is not found', async () => {
  expect((await site.page('/account/nothing')).status).toBe(404);
});
