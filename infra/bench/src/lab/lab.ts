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

interface Load {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
}

interface Press {
  /** Slowest event of the three touches, ms. */
  inp: number;
  /** Time from the touch on a box until the results are those of the new search, ms. */
  results: number;
}

export async function lab(shell: Running, browser: Browser, visits: number): Promise<Findings> {
  const url = shell.url + measuredPage;
  const loads: Load[] = [];
  const early: Press[] = [];
  const late: Press[] = [];
  for (let index = 0; index < visits; index += 1) {
    const { load, press } = await visit(browser, url, blockingUntilMs);
    loads.push(load);
    late.push(press);
    early.push((await visit(browser, url, 0)).press);
  }
  const listed = (values: readonly number[]) => values.map(Math.round).join(', ');
  const of = <Row>(rows: readonly Row[], read: (row: Row) => number) => rows.map(read);
  return {
    values: {
      'lab.fcp': median(of(loads, ({ fcp }) => fcp)),
      'lab.lcp': median(of(loads, ({ lcp }) => lcp)),
      'lab.cls': median(of(loads, ({ cls }) => cls)),
      'lab.tbt': median(of(loads, ({ tbt }) => tbt)),
      'lab.inp': median(of(late, ({ inp }) => inp)),
      'lab.results': median(of(late, ({ results }) => results)),
      'lab.early-inp': median(of(early, ({ inp }) => inp)),
      'lab.early-results': median(of(early, ({ results }) => results)),
    },
    notes: [
      `Medians of ${visits} first visits each. LCP: ${listed(of(loads, ({ lcp }) => lcp))} ms; TBT: ${listed(of(loads, ({ tbt }) => tbt))} ms. The largest paint is ${loads[0]?.lcpElement}.`,
      `From the touch to the results: ${listed(of(late, ({ results }) => results))} ms after five seconds, ${listed(of(early, ({ results }) => results))} ms at once.`,
      'The latency is that of a request on an open connection: name look-up, TCP and TLS are not in it. Three touches open the drawer of the filters, then a section of it, then choose a box there, the first of them five seconds after the load or as soon as the filters are on the page; the slowest event of the three is shown, in steps of 8 ms.',
    ],
  };
}

/** Visits the page and chooses a filter. @param waitMs time since navigation before the first touch; 0 as soon as the filters are there */
async function visit(browser: Browser, url: string, waitMs: number): Promise<{ load: Load; press: Press }> {
  const visitor = await newVisitor(browser, devices.phone);
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: waitMs === 0 ? 'commit' : 'load' });
  await page.waitForFunction((until) => performance.now() > until + 200, waitMs);
  // Read before the first input: later paints belong neither to LCP nor to the load.
  const loaded = await page.evaluate((): Observed => globalThis.__observed);

  await page.locator('[data-slot="filters"] a[aria-haspopup]').first().tap();
  const section = page.locator('[data-slot="filters"] summary', { hasText: 'Body Style' });
  await section.waitFor();
  await section.tap();
  const box = page.locator('[data-slot="filters"] input[type="checkbox"]:visible:enabled').first();
  await box.waitFor();
  const before = await page.evaluate(() => globalThis.__results());
  await box.tap({ force: true });
  const shown = await page.waitForFunction((text) => {
    const now = globalThis.__results();
    return now !== null && now !== text ? performance.now() : undefined;
  }, before);
  const shownAt = await shown.jsonValue();
  await page.waitForTimeout(500);
  const { events, touched } = await page.evaluate((): Observed => globalThis.__observed);
  await visitor.close();
  if (events.length === 0) throw new Error('The browser reported no interaction, though a box was touched.');
  return {
    load: {
      fcp: loaded.fcp,
      lcp: loaded.lcp,
      lcpElement: loaded.lcpElement,
      cls: loaded.cls,
      tbt: loaded.longTasks
        .filter(({ start }) => start >= loaded.fcp && start <= blockingUntilMs)
        .reduce((sum, { duration }) => sum + duration - longTaskMs, 0),
    },
    press: { inp: Math.max(...events), results: (shownAt ?? Number.NaN) - touched },
  };
}
