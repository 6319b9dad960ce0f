import { eventually, plainRemotes, startTestSite } from './testing/test-shell';

/** Remotes that a list of results does not need. */
const others = ['mfe-showcase', 'mfe-ads', 'mfe-account'];
const paths = ['/cars-for-sale/all', '/cars-for-sale/vehicle/1/toyota/camry', '/cars-for-sale/compare?ids=1,2'];

test('R72 without showcase, ads, accounts and content, all at once, results and vehicles are whole', async () => {
  const remotes = Object.fromEntries(Object.entries(plainRemotes()).filter(([name]) => !others.includes(name)));
  const site = await startTestSite({ remotes });
  await Promise.all([site.accounts.close(), site.content.close()]);
  site.marketplace.fault = (request, response) => {
    if (!request.url?.startsWith('/rest/lsc/listing/alpha')) return false;
    response.writeHead(500).end();
    return true;
  };
  const main = { [paths[0]!]: 'results', [paths[1]!]: 'vehicle-gallery', [paths[2]!]: 'comparison' };
  for (const path of paths) {
    const page = await eventually(
      () => site.page(path),
      ({ html }) => html.includes(`<p>${main[path]} 1.0.0</p>`),
    );
    expect([path, page.status, page.html.trimEnd().endsWith('</html>')]).toEqual([path, 200, true]);
    // No message mentions a failure, and no other status replaces the page.
    expect(page.html).not.toMatch(/not available|fallback of|We are sorry/);
    // Missing slots take no space: neither while waiting for data nor for a message.
    for (const slot of ['showcase', 'save-search', 'footer-ad'])
      expect([slot, new RegExp(`data-slot="${slot}"[^>]*>(?!</div>)`).test(page.html)]).toEqual([slot, false]);
  }
  await site.close();
});
