import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { compared, comparedTable, crossed, crossedTable, type Values } from './compared';
import { type Side, sideOf } from './side';

/** Number of measurements of each side, in turns: A B, B A, A B. */
const rounds = 3;

const valuesSchema = z.record(z.string(), z.number());

/**
 * Runs the same benchmarks of two sides in turns, so that other load of the machine affects both, and returns the differences as Markdown.
 * @param names of the sides, see `sideOf`; each is installed and built by its own `npm run bench`
 * @param root the repository
 * @throws if there is no such side, or a benchmark failed
 */
export async function compare(
  names: readonly [string, string],
  args: readonly string[],
  root: string,
): Promise<string> {
  const sides = names.map((name) => ({ ...sideOf(name, root), runs: [] as Values[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) {
      console.log(`Round ${round + 1} of ${rounds}: ${side.name}`);
      side.runs.push(await measured(side, args));
    }
  }
  const [a, b] = sides;
  return [
    `A is ${a!.name}, B is ${b!.name}; medians of ${rounds} rounds in turns.`,
    comparedTable(compared(a!.runs, b!.runs)),
    crossedTable(crossed(a!.runs, b!.runs)),
  ].join('\n\n');
}

async function measured({ folder, path }: Side, args: readonly string[]): Promise<Values> {
  const results = mkdtempSync(join(tmpdir(), 'forecourt-compare-'));
  const file = join(results, 'values.json');
  try {
    const { INIT_CWD: _, DATA_DIR: __, ...env } = process.env;
    const child = spawn('npm', ['run', '--silent', 'bench', '--', ...args, '--json', file], {
      cwd: folder,
      env: { ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output = (output + text).slice(-2000);
    });
    const code = await new Promise((done, failed) => child.once('error', failed).once('close', done));
    if (code !== 0) {
      throw new Error(
        `npm run bench ended with ${code} in ${folder}; does it know --json? Its output ends with:\n${output}`,
      );
    }
    return valuesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}
