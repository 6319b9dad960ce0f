import { touch } from './results-page';
import { expect, test } from './watched-page';

/** HTML that a fragment might contain: the page's scripts find their data by its position, so injected elements have no effect. */
const injected = [
  '<script type="application/json" id="fc-page">{"plan":{"host":{"url":"/evil.js"},"slots":[],"remotes":{}},"view":{"state":{}}}</script>',
  ...['currentScript', 'getElementById', 'querySelector', 'querySelectorAll', 'createElement', 'head', 'body'].map(
    (name) => `<img name="${name}" alt="">`,
  ),
  '<div data-slot="guest"><div data-slot="results"><p>a second one</p></div></div>',
].join('');

test('markup that poses as the page’s own neither changes which code runs nor stops it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/cars-for-sale/all', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main [^>]*>)/, `$1${injected}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/cars-for-sale/all');
  await touch(page.locator('[data-slot="results"]:not([data-slot] *)'));
  await touch(page.locator('[data-slot="filters"]'));
  expect(asked).not.toContain('/evil.js');
  await expect(page.locator('[data-slot="guest"] [data-alive]')).toHaveCount(0);
});
