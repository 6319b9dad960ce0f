import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The part of Lighthouse that the benchmark uses; declared here because Lighthouse is installed only for a run. */
export interface Lighthouse {
  /** Scores of a page from 0 to 1, and the result of each audit. */
  default(
    url: string,
    flags: Readonly<Record<string, unknown>>,
    config?: unknown,
  ): Promise<LighthouseResult | undefined>;
  desktopConfig: unknown;
}
export interface LighthouseResult {
  lhr: {
    categories: Record<Category, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
    audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
  };
}

/** Imports Lighthouse. @param folder its installation */
export function importLighthouse(folder: string): Promise<Lighthouse> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  return import(pathToFileURL(resolve('lighthouse')).href) as Promise<Lighthouse>;
}
