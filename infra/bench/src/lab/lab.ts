import type { Browser } from '@playwright/test';
import { devices, newVisitor } from '../browser/launch';
import { measuredPage } from '../programs/measured';
import type { Running } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { median } from '../statistics';
import { type Observed, observe } from './observe';

export const labTitle = 'the page on a phone in a headless browser: 1.6 Mbps, 150 ms, CPU slowed down 4 times';

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
/** End of the period in which blocking time counts, ms. */
const blockingUntilMs = 5000;
const longTaskMs = 50;

interface Visit {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  alive: number;
  inp: number;
}

type Figure = Exclude<keyof Visit, 'lcpElement'>;

export async function lab(shell: Running, browser: Browser, visits: number): Promise<Findings> {
  const all: Visit[] = [];
  for (let index = 0; index < visits; index += 1) all.push(await visit(browser, shell.url + measuredPage));
  const middle = (of: Figure) => median(all.map((one) => one[of]));
  const listed = (of: Figure) => all.map((one) => Math.round(one[of])).join(', ');
  return {
    values: {
      'lab.fcp': middle('fcp'),
      'lab.lcp': middle('lcp'),
      'lab.cls': middle('cls'),
      'lab.tbt': middle('tbt'),
      'lab.alive': middle('alive'),
      'lab.inp': middle('inp'),
    },
    notes: [
      `Medians of ${visits} first visits. LCP: ${listed('lcp')} ms; TBT: ${listed('tbt')} ms; INP: ${listed('inp')} ms. The largest paint is ${all[0]?.lcpElement}.`,
      'The latency is that of a request on an open connection: name look-up, TCP and TLS are not in it. The click opens the drawer of the filters, then a section of it, then a box there; the slowest event of the three is shown, in steps of 8 ms.',
    ],
  };
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const visitor = await newVisitor(browser, devices.phone);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  const aliveAt = await page
    .waitForFunction(() => {
      const filters = document.querySelector('[data-slot="filters"]');
      return filters?.hasAttribute('data-alive') ? performance.now() : undefined;
    })
    .then((handle) => handle.jsonValue());
  await page.waitForFunction((until) => performance.now() > until + 200, blockingUntilMs);
  // Read before the first input: later paints belong neither to LCP nor to the load.
  const loaded = await page.evaluate((): Observed => globalThis.__observed);

  await page.locator('[data-slot="filters"] a[aria-haspopup]').first().tap();
  await page.locator('[data-slot="filters"] summary', { hasText: 'Body Style' }).tap({ force: true });
  const box = page.locator('[data-slot="filters"] input[type="checkbox"]:visible:enabled').first();
  await box.waitFor();
  await box.tap({ force: true });
  await page.waitForTimeout(1500);
  const events = await page.evaluate(() => globalThis.__observed.events);
  await visitor.close();
  if (events.length === 0) throw new Error('The browser reported no interaction, though a box was touched.');
  return {
    fcp: loaded.fcp,
    lcp: loaded.lcp,
    lcpElement: loaded.lcpElement,
    cls: loaded.cls,
    tbt: loaded.longTasks
      .filter(({ start }) => start >= loaded.fcp && start <= blockingUntilMs)
      .reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
    alive: aliveAt ?? Number.NaN,
    inp: Math.max(...events),
  };
}
