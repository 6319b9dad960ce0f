/** Builds the programs that tests start as processes and threads: the service, its command and its threads. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const context = import.meta.dirname;
/** `src/testing/programs.ts` knows it, too. */
const folder = join(context, '.cache/test');

export default function setup() {
  mkdirSync(folder, { recursive: true });
  const entries = ['main', 'inventory', 'search-thread', 'store/sql/row-thread'];
  execFileSync(
    process.execPath,
    [join(context, '../workspace/build-node.mjs'), ...entries.map((name) => join(context, 'src', `${name}.ts`))],
    { cwd: folder, stdio: 'inherit' },
  );
}
