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
import { categories, importLighthouse, type LighthouseResult } from './api';

export const lighthouseTitle = 'marks of Lighthouse, of 100';

const devices = ['mobile', 'desktop'] as const;

/** Scores the page of the whole site with a browser that Lighthouse drives. Without Lighthouse it returns a note instead. */
export async function lighthouse(bench: Workbench, shell: Running): Promise<Findings> {
  const folder = bench.built('infra/bench/peers/lighthouse');
  const isUsable = () => existsSync(join(folder, 'node_modules/lighthouse'));
  const missing = installOnce(folder, 'Lighthouse (185 MB)', isUsable);
  if (missing !== null) return { values: {}, notes: [missing] };

  const { default: run, desktopConfig } = await importLighthouse(folder);
  const port = await freePort();
  const browser = await launchBrowser(bench, [`--remote-debugging-port=${port}`]);
  const values: Partial<Record<RowId, number>> = {};
  const notes: string[] = [];
  for (const device of devices) {
    const results: LighthouseResult['lhr'][] = [];
    for (let visit = 0; visit < bench.size(3, 1); visit += 1) {
      const flags = { port, output: 'json', logLevel: 'error', onlyCategories: categories };
      const result = await run(shell.url + measuredPage, flags, device === 'desktop' ? desktopConfig : undefined);
      if (result !== undefined) results.push(result.lhr);
    }
    for (const category of categories) {
      values[`lighthouse.${device}-${category}`] = median(
        results.map((result) => (result.categories[category].score ?? 0) * 100),
      );
    }
    notes.push(`${device}: ${lackingIn(results[0]!).join('; ') || 'no audit that counts says that anything lacks'}.`);
  }
  await browser.close();
  return {
    values,
    notes: [
      `Medians of ${bench.size(3, 1)} visits each, throttled as Lighthouse does by itself. What lacks:`,
      ...notes,
    ],
  };
}

/** Lists the audits that cost points, with their results. */
function lackingIn({ categories: marks, audits }: LighthouseResult['lhr']): string[] {
  const counted = Object.values(marks).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(counted.map(({ id }) => id))].flatMap((id) => {
    const { score = null, title = id, displayValue = '' } = audits[id] ?? {};
    return score === null || score >= 0.98 ? [] : [`${title} ${displayValue}`.trim()];
  });
}
