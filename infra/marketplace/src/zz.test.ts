import { appendFileSync, mkdtempSync } from 'node:fs';
import { startPostgres } from '@forecourt/database/testing';
import { program, runInventory } from './testing/programs';

test('bench', async () => {
  const server = await startPostgres();
  const n = 20_000;
  const folder = mkdtempSync('/tmp/zz-');
  for (const [name, env] of [
    ['sqlite', {}],
    ['postgres', { STORE_URL: server.url }],
  ] as const) {
    for (let round = 0; round < 2; round += 1) {
      const t = Date.now();
      const { code, error } = await runInventory(
        program('inventory'),
        ['generate', '--listings', String(n), '--seed', String(round + 1)],
        { DATA_DIR: folder, ...env },
      ).done;
      appendFileSync(
        '/tmp/w/st/bench.txt',
        `${name} ${round} code ${code} ${Math.round((n * 1000) / (Date.now() - t))} rows/s ${error.slice(-300)}\n`,
      );
    }
  }
  await server.stop();
}, 600_000);
