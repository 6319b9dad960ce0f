/** Starts the site for the browser tests: the same `npm start`, on ports and data of its own, from empty. */
import { rmSync } from 'node:fs';

rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import('../workspace/start.mjs');
