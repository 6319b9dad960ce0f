/**
 * Starts the site for the browser tests: the same `npm start`, from empty, on the ports of `site.json`, apart from the defaults.
 * Slots have time: two browsers and the site share these cores, and what a missed deadline does is a matter of the shell's own tests.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const DATA_DIR = join(folder, '.data');
rmSync(DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')), { DATA_DIR });
await import('../workspace/start.mjs');
