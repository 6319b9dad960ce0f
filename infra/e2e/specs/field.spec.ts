/** Field data: a version that is slow and fails in a visitor's browser is blamed for it in the shell's metrics, and no other version is. */
import { brandSite, site } from '../ports';
import { fragment, linkIn, publishCopy } from './published-copy';
import { slot, touch } from './results-page';
import { expect, test } from './watched-page';

const remote = 'mfe-account';
const version = '1.0.1-field.1';
const brand = 'valuation';
/** Time for which the version's listener blocks the page, ms. */
const slowMs = 300;

/** The added fault: each click in a slot blocks the page, then throws. */
const fault = `;document.addEventListener('click', ({ target }) => {
  if (target.closest('[data-slot="save-search"]') === null) return;
  for (const end = performance.now() + ${slowMs}; performance.now() < end; );
  throw new Error('flat tyre');
});`;

/** Returns a metric of a version on the results pages of the brand; 0 if it has none. */
async function metric(name: string, of: string): Promise<number> {
  const [ofRemote, ofVersion] = of.split('@');
  const labels = `{brand="${brand}",page="results",remote="${ofRemote}",version="${ofVersion}"}`;
  const line = (await (await fetch(`${site}/metrics`)).text())
    .split('\n')
    .find((one) => one.startsWith(`forecourt_field_${name}${labels} `));
  return Number(line?.split(' ')[1] ?? 0);
}

test.use({ allowedComplaints: [/flat tyre/] });

test('a slow listener and its error are counted for the version that has them, once the page is left', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await publishCopy(remote, version, (path, bytes) =>
    path.endsWith('remoteEntry.js') ? Buffer.concat([bytes, Buffer.from(fault)]) : bytes,
  );
  const link = linkIn(
    await fragment('preview', `${remote}@${version}`, '--brand', brand, '--page', '/cars-for-sale/all?zip=60563'),
  );
  const isLoaded = page.waitForResponse((response) => /\/_shell\/assets\/field\./.test(response.url()));
  await page.goto(link);
  await touch(slot(page, 'save-search'));
  await (await isLoaded).finished();
  await slot(page, 'save-search').getByRole('button').first().click();
  await page.goto(`${brandSite(brand)}/_shell/icon.svg`);

  const blamed = `${remote}@${version}`;
  await expect.poll(() => metric('failed_visits_total', blamed)).toBeGreaterThan(0);
  expect(await metric('visits_total', blamed)).toBeGreaterThan(0);
  expect(await metric('inp_seconds_sum', blamed)).toBeGreaterThanOrEqual(slowMs / 1000);
  expect(await metric('blocking_seconds_sum', blamed)).toBeGreaterThanOrEqual(slowMs / 1000);
  expect(await metric('hydration_seconds_count', blamed)).toBeGreaterThan(0);
  expect(await metric('script_bytes_sum', blamed)).toBeGreaterThan(10_000);
  // The others on the page are counted, and blameless.
  expect(await metric('visits_total', 'mfe-filters@1.0.0')).toBeGreaterThan(0);
  expect(await metric('failed_visits_total', 'mfe-filters@1.0.0')).toBe(0);
});
