import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../browser/launch';
import type { RowId } from '../../budgets';
import { freePort } from '../../programs/free-port';
import { installOnce } from '../../programs/install';
import { measuredPage } from '../../programs/measured';
import type { Running, Workbench } from '../../programs/workbench';
import type { Findings } from '../../report/markdown';
import { median } from '../../statistics';
import { type Category, categories, importLighthouse, type Lighthouse, type LighthouseResult } from './api';

export const lighthouseTitle = 'marks of Lighthouse, of 100';

const devices = ['mobile', 'desktop'] as const;
type Device = (typeof devices)[number];
/** Pages that are read rather than searched: a model's, and an article. */
const otherPages = { model: '/cars-for-sale/models/toyota/camry', article: '/articles/first-car-guide' } as const;

/** Scores pages of the whole site with a browser that Lighthouse drives. Without Lighthouse it returns a note instead. */
export async function lighthouse(bench: Workbench, shell: Running): Promise<Findings> {
  const folder = bench.built('infra/bench/peers/lighthouse');
  const isUsable = () => existsSync(join(folder, 'node_modules/lighthouse'));
  const missing = installOnce(folder, 'Lighthouse (185 MB)', isUsable);
  if (missing !== null) return { values: {}, notes: [missing] };

  const program = await importLighthouse(folder);
  const port = await freePort();
  const browser = await launchBrowser(bench, [`--remote-debugging-port=${port}`]);
  const visits = bench.size(3, 1);
  const values: Partial<Record<RowId, number>> = {};
  const notes: string[] = [];
  const score = async (path: string, device: Device) => {
    const { marks, lacking } = await scored(program, { url: shell.url + path, port, device, visits });
    notes.push(`${device}, ${path}: ${lacking.join('; ') || 'no audit that counts says that anything lacks'}.`);
    return marks;
  };
  for (const device of devices) {
    const marks = await score(measuredPage, device);
    for (const category of categories) values[`lighthouse.${device}-${category}`] = marks[category];
    for (const page of ['model', 'article'] as const) {
      const { performance, ...others } = await score(otherPages[page], device);
      values[`lighthouse.${page}-${device}-performance`] = performance;
      values[`lighthouse.${page}-${device}-others`] = Math.min(...Object.values(others));
    }
  }
  await browser.close();
  return {
    values,
    notes: [`Medians of ${visits} visits each, throttled as Lighthouse does by itself. What lacks:`, ...notes],
  };
}

interface Visit {
  url: string;
  /** Port of the browser. */
  port: number;
  device: Device;
  /** Number of visits. */
  visits: number;
}

/** Visits a page; returns the median of its marks, and what lacked at the first visit. */
async function scored({ default: run, desktopConfig }: Lighthouse, { url, port, device, visits }: Visit) {
  const results: LighthouseResult['lhr'][] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories };
    const result = await run(url, flags, device === 'desktop' ? desktopConfig : undefined);
    if (result !== undefined) results.push(result.lhr);
  }
  const markOf = (category: Category) =>
    median(results.map((result) => (result.categories[category].score ?? 0) * 100));
  const marks = Object.fromEntries(categories.map((category) => [category, markOf(category)]));
  return { marks: marks as Record<Category, number>, lacking: lackingIn(results[0]!) };
}

/** Lists the audits that cost points, with their results. */
function lackingIn({ categories: marks, audits }: LighthouseResult['lhr']): string[] {
  const counted = Object.values(marks).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(counted.map(({ id }) => id))].flatMap((id) => {
    const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
    return score === null || score >= 0.98 ? [] : [`${title} ${displayValue}`.trim()];
  });
}
