import type { BenchmarkName } from '../budgets';

/** A section of the results, as `sectionOf` formats it, with the time and the machine of its run. */
export interface MeasuredSection {
  name: BenchmarkName;
  section: string;
  circumstances: string;
}

const head = `# Benchmarks

Each section says when and on what it was measured. Ratios hold within a section; figures of two sections may come from different machines.`;

/** Returns the name of the benchmark of a section. */
const nameOf = (section: string) => /^## ([\w-]+):/.exec(section)?.[1];

/** Returns a section with its circumstances below the heading. */
function dated({ section, circumstances }: MeasuredSection): string {
  const [heading = '', ...rest] = section.trimEnd().split('\n');
  return [heading, '', circumstances, ...rest].join('\n');
}

/**
 * Returns the document of results with the measured sections in place of their former ones. Other sections stay; those of benchmarks that no
 * longer exist go.
 * @param names all benchmarks, in the order of the document
 */
export function withSections(
  document: string,
  measured: readonly MeasuredSection[],
  names: readonly BenchmarkName[],
): string {
  const former = document.split(/^(?=## )/m).slice(1);
  const sections = names.flatMap((name) => {
    const now = measured.find((section) => section.name === name);
    if (now !== undefined) return [dated(now)];
    return former.filter((section) => nameOf(section) === name).map((section) => section.trimEnd());
  });
  return `${[head, ...sections].join('\n\n')}\n`;
}
