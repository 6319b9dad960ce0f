import { startTestSite, type TestSite } from '../../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

test.each([
  ['/build-price', '/cars-for-sale/new'],
  ['/build-price/', '/cars-for-sale/new'],
  ['/build-price/toyota/camry?zip=60601', '/cars-for-sale/new/toyota/camry?zip=60601'],
  ['/build-price?makeCode=TOYOTA', '/cars-for-sale/new?makeCode=TOYOTA'],
  ['/build-price//evil.example', '/cars-for-sale/new//evil.example'],
])('%s leads to new vehicles, %s', async (asked, location) => {
  const answer = await site.page(asked);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
});
