import type { BenchmarkName } from '../budgets';
import { withSections } from './results';

const names: readonly BenchmarkName[] = ['bytes', 'compose', 'search'];
const section = (name: BenchmarkName, figure: number) => ({
  name,
  section: `## ${name}: a title\n\n| what | measured |\n| --- | ---: |\n| figure | ${figure} |\n\n- a note\n`,
  circumstances: `measured as number ${figure}`,
});

test('a run of some benchmarks replaces their sections and leaves the others as they were', () => {
  const before = withSections('', [section('bytes', 1), section('compose', 2)], names);
  const after = withSections(before, [section('compose', 3)], names);
  expect(after).toContain('## bytes: a title\n\nmeasured as number 1\n\n| what');
  expect(after).toContain('## compose: a title\n\nmeasured as number 3\n\n| what');
  expect(after).toContain('| figure | 1 |');
  expect(after).not.toContain('| figure | 2 |');
  expect(withSections(after, [], names)).toBe(after);
});

test('sections stand in the order of the benchmarks, and one whose benchmark is gone goes', () => {
  const before = `${withSections('', [section('search', 1)], names)}\n## former: a title\n\n- a note\n`;
  const after = withSections(before, [section('bytes', 2)], names);
  expect(after.match(/^## [\w-]+/gm)).toEqual(['## bytes', '## search']);
  expect(after.match(/^# /gm)).toHaveLength(1);
});
