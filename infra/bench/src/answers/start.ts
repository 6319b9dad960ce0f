import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running, Workbench } from '../programs/workbench';
import type { Answers } from './record';

/** Starts the server of the fixed answers in a separate process. */
export function fixedAnswers(bench: Workbench, answers: Answers): Promise<Running> {
  const file = join(bench.newFolder('answers'), 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  return bench.serve('fixed answers', 'infra/bench/dist/answers.js', 'PORT', { ANSWERS: file });
}
