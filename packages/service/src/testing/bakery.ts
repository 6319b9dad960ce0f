/** A test's service, run as a process: after a stop signal it finishes when it reads a line on standard input. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runService } from '../run/run';

/** Keeps the process alive, in place of a server. */
setInterval(() => undefined, 1_000_000);

runService('bakery', async (log) => {
  const { FOLDER } = process.env;
  if (FOLDER !== undefined) writeFileSync(join(FOLDER, 'recipe'), 'flour');
  return {
    url: 'http://127.0.0.1:0',
    drain: () => void log.info('no more orders'),
    async close() {
      log.info('the door is closed');
      await once(process.stdin, 'data');
    },
  };
});
