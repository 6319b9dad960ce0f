/**
 * Starts the site for the browser tests as `npm start` does, without data, on the ports of `site.json`, which differ from the defaults;
 * `node serve.mjs 4310` uses the ports from 4310.
 * Slots have long deadlines, because browsers and site share the machine's cores; the shell's own tests cover missed deadlines.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
const shift = Number(process.argv[2] ?? site.PORT) - Number(site.PORT);
const moved = (port) => String(Number(port) + shift);
for (const [name, value] of Object.entries(site))
  if (/(PORT|ORIGINS?|ISSUER)$/.test(name)) site[name] = value.replace(/\d+$/, moved);
const DATA_DIR = join(folder, '.data', site.PORT);
rmSync(DATA_DIR, { recursive: true, force: true });
Object.assign(process.env, site, { DATA_DIR });
await import('../workspace/start.mjs');
