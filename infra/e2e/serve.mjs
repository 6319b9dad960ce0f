/**
 * Starts the site for the browser tests: the same `npm start`, from empty, on the ports of `site.json`, apart from the defaults;
 * `node serve.mjs 4310` on those from 4310.
 * Slots have time: browsers and the site share these cores, and what a missed deadline does is a matter of the shell's own tests.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
const shift = Number(process.argv[2] ?? site.PORT) - Number(site.PORT);
const moved = (port) => String(Number(port) + shift);
for (const [name, value] of Object.entries(site))
  if (/PORT$|ORIGINS$/.test(name)) site[name] = value.replace(/\d+$/, moved);
const DATA_DIR = join(folder, '.data', site.PORT);
rmSync(DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, site, { DATA_DIR });
await import('../workspace/start.mjs');
