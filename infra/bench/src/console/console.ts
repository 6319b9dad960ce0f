import type { Browser } from '@playwright/test';
import { devices, launchBrowser, newVisitor } from '../browser/launch';
import type { Running, Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { median } from '../statistics';
import { observeView } from './observe';

export const consoleTitle = 'the console on a registry of 200 remotes, 50 brands, 20,000 versions and 200,000 changes';

const remote = 'mfe-results-panel';
const token = 'benchmark-token-of-this-run';

/** Views: the path below `/console`, the path of the answer that it waits for, and a selector of an element that it shows then. */
const views = [
  ['Live', '/', '/v1/live', 'table.matrix tbody tr'],
  ['a remote', `/remotes/${remote}`, '/v1/live', 'table.rows tbody tr'],
  ['a release, watched', `/watch/${remote}?brand=maker`, '/v1/field', 'main section h2'],
  ['Incidents', '/incidents', '/v1/live', '#now-title'],
  ['a page', '/pages/maker/results', '/v1/layouts', '.regions'],
  ['Brands', '/brands', '/v1/brands', 'table.rows tbody tr'],
  ['a brand', '/brands/maker', '/v1/brands', 'main section h2'],
  ['Flags', '/flags', '/v1/flags', 'table.matrix tbody tr'],
  ['Previews', '/previews', '/v1/live', 'form.change'],
  ['Audit', '/audit', '/v1/audit', 'ol.history li'],
  ['Audit of a remote on a brand', `/audit?remote=${remote}&brand=brand-40`, '/v1/audit', 'ol.history li'],
] as const;

interface Visit {
  /** Slowest answer of the registry, ms. */
  answer: number;
  /** From the answer that the view waits for to the first frame that shows it, ms. */
  shown: number;
  /** Bytes of all responses, with headers. */
  bytes: number;
  /** Longest task while the page is scrolled to its end, ms; 0 if none was long. */
  task: number;
}

/** Measures every view with the largest registry that the console is made for, and a change of it. */
export async function consoleViews(bench: Workbench): Promise<Findings> {
  const dataDir = bench.newFolder('console');
  const size = bench.quick ? ['--versions', '1000', '--entries', '5000'] : [];
  const filled = await bench.run('fill', 'infra/registry/dist/registry.js', ['fill', '--to', dataDir, ...size]);
  const registry = await bench.serve('registry', 'infra/registry/dist/main.js', 'REGISTRY_PORT', {
    ...{ DATA_DIR: dataDir, GATE: 'off', REGISTRY_TOKEN: token },
    CONSOLE_DIR: bench.built('infra/console/dist'),
  });
  const browser = await launchBrowser(bench);
  const found: { view: string; visits: Visit[] }[] = [];
  for (const [view, path, answer, selector] of views) {
    const visits: Visit[] = [];
    for (let round = 0; round < bench.size(5, 1); round += 1)
      visits.push(await visit(browser, `${registry.url}/console${path}`, answer, selector));
    found.push({ view, visits });
  }
  await browser.close();
  const of = (visits: readonly Visit[], figure: keyof Visit) => median(visits.map((one) => one[figure]));
  const worst = (figure: keyof Visit) => Math.max(...found.map(({ visits }) => of(visits, figure)));
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return {
    values: {
      'console.answer': worst('answer'),
      'console.shown': worst('shown'),
      'console.bytes': worst('bytes') / 1000,
      'console.task': worst('task'),
      'console.change': await changeMs(registry, bench.size(5, 1)),
      'console.memory': (await registry.program.memory()).rss / 1e6,
      'console.fill': filled.seconds,
    },
    tables: [
      {
        head: ['view', 'slowest answer', 'answer to first frame', 'transferred', 'longest task of scrolling'],
        lines: found.map(({ view, visits }) => [
          view,
          ms(of(visits, 'answer')),
          ms(of(visits, 'shown')),
          `${(of(visits, 'bytes') / 1000).toFixed(1)} kB`,
          ms(of(visits, 'task')),
        ]),
      },
    ],
    notes: [
      `Medians of ${bench.size(5, 1)} first visits of each view, by a desktop without emulated network or processor, and without a session. A task below 50 ms counts as 0.`,
      'A change is a promotion of one remote on one brand, from the request to the answer; each writes the whole state to the disk.',
    ],
  };
}

async function visit(browser: Browser, url: string, answer: string, selector: string): Promise<Visit> {
  const visitor = await newVisitor(browser, devices.desktop);
  const page = await visitor.newPage();
  await page.addInitScript(observeView, selector);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.__view.shown !== null);
  const before = await page.evaluate(() => performance.now());
  for (let step = 0; step < 30; step += 1) await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  const read = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      ...globalThis.__view,
      documentBytes: document?.transferSize ?? 0,
      resources: resources.map(({ name, requestStart, responseEnd, transferSize }) => ({
        path: new URL(name).pathname,
        ...{ requestStart, responseEnd, transferSize },
      })),
    };
  });
  await visitor.close();
  const shown = read.shown ?? Number.NaN;
  const answers = read.resources.filter(({ path }) => path.startsWith('/v1/') && !path.endsWith('/stream'));
  const awaited = answers.filter(({ path, responseEnd }) => path.startsWith(answer) && responseEnd <= shown);
  return {
    answer: Math.max(...answers.map(({ requestStart, responseEnd }) => responseEnd - requestStart)),
    shown: shown - Math.max(...awaited.map(({ responseEnd }) => responseEnd)),
    bytes: read.resources.reduce((sum, { transferSize }) => sum + transferSize, read.documentBytes),
    task: Math.max(0, ...read.longTasks.filter(({ start }) => start >= before).map(({ duration }) => duration)),
  };
}

/** Promotes versions in turns. @returns the median time of a promotion, ms */
async function changeMs({ url }: Running, times: number): Promise<number> {
  const took: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    const response = await fetch(`${url}/v1/channels/maker/${remote}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ version: index % 2 === 0 ? '1.0.1' : '1.0.2' }),
    });
    if (!response.ok) throw new Error(`A promotion was answered with ${response.status}: ${await response.text()}`);
    took.push(performance.now() - started);
  }
  return median(took);
}
