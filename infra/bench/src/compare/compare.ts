import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { compared, comparedTable, type Values } from './compared';

/** Number of measurements of each side, in turns: A B, B A, A B. */
const rounds = 3;

const valuesSchema = z.record(z.string(), z.number());

/**
 * Runs the same benchmarks of two checkouts in turns, so that other load of the machine affects both, and returns the differences as Markdown.
 * @param checkouts folders of the repository; each is installed and built by its own `npm run bench`
 * @throws if a folder is not a checkout, or a benchmark failed
 */
export async function compare(checkouts: readonly [string, string], args: readonly string[]): Promise<string> {
  const sides = checkouts.map((folder) => ({ folder: resolve(folder), runs: [] as Values[] }));
  for (const { folder } of sides)
    if (!existsSync(join(folder, 'infra/bench/package.json')))
      throw new Error(`${folder} is no checkout with benchmarks.`);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) {
      console.log(`Round ${round + 1} of ${rounds}: ${side.folder}`);
      side.runs.push(await measured(side.folder, args));
    }
  }
  const [a, b] = sides;
  return `A is ${a!.folder}, B is ${b!.folder}; medians of ${rounds} rounds in turns.\n\n${comparedTable(compared(a!.runs, b!.runs))}`;
}

async function measured(folder: string, args: readonly string[]): Promise<Values> {
  const results = mkdtempSync(join(tmpdir(), 'forecourt-compare-'));
  const file = join(results, 'values.json');
  try {
    const { INIT_CWD: _, DATA_DIR: __, ...env } = process.env;
    const child = spawn('npm', ['run', '--silent', 'bench', '--', ...args, '--json', file], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const code = await new Promise((done, failed) => child.once('error', failed).once('exit', done));
    if (code !== 0) throw new Error(`npm run bench ended with ${code} in ${folder}; does it know --json?`);
    return valuesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}
