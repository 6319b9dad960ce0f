/** A changed description of a service applies at once: without a restart of the shell, and with none of its texts in the shell. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { accountsDescription } from '../testing/fake-accounts';
import type { Description } from '../testing/fake-upstream';
import { eventually, startTestSite, type TestSite } from '../testing/test-shell';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const path = '/account-api/trade-in';
const send = async () => {
  const response = await fetch(site.shell.url + path, {
    ...{ method: 'POST', body: new URLSearchParams({ vin: '1' }) },
    headers: { Origin: site.shell.url },
  });
  return { status: response.status, html: await response.text() };
};
const withForm = (failed: string): Description => ({
  ...accountsDescription,
  forms: [...accountsDescription.forms, { path, failed, back: 'Back to your car' }],
});

test('a form is added to a service and its sentences change, and the shell that runs serves both', async () => {
  site.accounts.fault = (request, response) => {
    if (request.url !== path) return false;
    const answer = { title: 'Offer made', message: 'We will call you.', back: { label: 'Home', href: '/about' } };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    return true;
  };
  // A request that is no form is passed on unchanged.
  expect((await send()).html).not.toContain('<h1>');
  site.accounts.description = withForm('Your car was not sent');
  const made = await eventually(send, ({ html }) => html.includes('<h1>'));
  expect(made.status).toBe(200);
  for (const part of ['<h1>Offer made', 'We will call you.', 'href="/about">Home']) expect(made.html).toContain(part);

  site.accounts.fault = (request, response) => {
    if (request.url === path) response.destroy();
    return request.url === path;
  };
  expect(await send()).toMatchObject({ status: 502, html: expect.stringContaining('Your car was not sent') });
  site.accounts.description = withForm('We could not take your car');
  const failed = await eventually(send, ({ html }) => html.includes('We could not take your car'));
  expect(failed.html).toContain('href="/cars-for-sale/all">Back to your car');
});

test('forms stay while their service is down, also over a restart of the shell', async () => {
  await site.accounts.close();
  expect(await send()).toMatchObject({ status: 502, html: expect.stringContaining('We could not take your car') });
  await site.restartShell();
  expect(await send()).toMatchObject({ status: 502, html: expect.stringContaining('We could not take your car') });
  await site.accounts.listen();
});

test('a new shell that has no description of a service serves pages, and answers on paths that the service may have that the site is starting', async () => {
  await site.restartShell(async () => {
    await site.accounts.close();
    await rm(join(site.dataDir, 'shell/descriptions/accounts.json'));
  });
  expect((await site.page()).status).toBe(200);
  expect((await send()).status).toBe(503);
  await site.accounts.listen();
  expect((await eventually(send, ({ status }) => status !== 503)).status).toBe(502);
});

test('without a description of the marketplace, ever, a shell is not ready', async () => {
  site.marketplace.descriptionFault = (_request, response) => Boolean(response.writeHead(404).end());
  await site.restartShell(() => rm(join(site.dataDir, 'shell/descriptions'), { recursive: true }));
  const { reasons } = JSON.parse((await site.page('/healthz')).html) as { reasons: string[] };
  expect(reasons).toEqual(['the marketplace has not described itself yet']);
  expect((await site.page()).status).toBe(503);
  site.marketplace.descriptionFault = () => false;
  expect(
    (
      await eventually(
        () => site.page(),
        ({ status }) => status === 200,
      )
    ).status,
  ).toBe(200);
});
