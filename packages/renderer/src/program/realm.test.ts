import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSync } from 'esbuild';
import { rendererFlags } from '../renderer-process';

/** More of them, `REALM_WALKS=1000`, when realms are worked on. */
const walks = Number(process.env.REALM_WALKS ?? 12);

describe('what a version reaches from its realm, by properties, calls, errors, promises and at the end of the stack', () => {
  let folder: string;
  const walk = async (...more: string[]): Promise<string[]> => {
    const file = join(folder, 'walk.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [...rendererFlags(file), file, ...more], {
      maxBuffer: 2 ** 26,
    });
    return JSON.parse(stdout) as string[];
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-walk-'));
    execFileSync(process.execPath, [join(__dirname, '../../build.mjs'), folder], { stdio: 'inherit' });
    buildSync({
      entryPoints: [join(__dirname, '../walk/main.ts')],
      outfile: join(folder, 'walk.mjs'),
      ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is never the platform’s own, nor anything that it shares with others and could change', async () => {
    expect(await walk('0', String(walks))).toEqual([]);
  });

  test('would be the platform’s own if Node itself put stacks into words', async () => {
    expect(await walk('0', '1', 'unanswered')).toContainEqual(expect.stringMatching(/stack.* is the platform's/));
  });
});
