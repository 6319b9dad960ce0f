import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../answers/record';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import type { Rendered } from './ways';

export const renderTitle = 'results and filters, rendered without a server';

/** Measures the rendering alone, in one process: no calls, no HTTP, no compression, no renderer's messages. */
export async function render(bench: Workbench, answers: Answers): Promise<Findings> {
  const rounds = bench.size(9, 3);
  const renders = bench.size(60, 15);
  const file = join(bench.newFolder('render'), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const { output } = await bench.run('rendering', 'infra/bench/dist/rendering.js', [], {
    ...{ REPOSITORY: bench.root, ANSWERS: file, ROUNDS: String(rounds), RENDERS: String(renders) },
  });
  const { never, seen, literals, toLiterals, ofSeen } = JSON.parse(output) as Rendered;
  return {
    values: {
      'render.to-literals': toLiterals,
      'render.seen-ratio': ofSeen,
      'render.cpu-never': never,
      'render.cpu-seen': seen,
      'render.cpu-literals': literals,
    },
    notes: [
      `Medians of ${rounds} rounds of ${renders} renders in turns, after two that do not count; each of another search, whose data was parsed before. What is nested in the results is rendered with them. All three call the fragments’ models.`,
      'Never seen: every listing has an id that none had before, so that no tile is in the cache. Seen: the same listings as in the search before, so that the tiles are, apart from the first.',
    ],
  };
}
