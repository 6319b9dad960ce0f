/**
 * Writes the services' OpenAPI 3.1 descriptions, which they also serve at `/openapi.json`, to `dist/openapi/<service>.json`:
 * `node infra/workspace/write-openapi.mjs`; also part of `npm run build`.
 * `node infra/workspace/write-openapi.mjs registry <folder>` writes that one service's into a folder.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

const [only, folder = join(root, 'dist/openapi')] = process.argv.slice(2);
const out = resolve(folder);
mkdirSync(out, { recursive: true });
for (const service of readdirSync(join(root, 'infra'))) {
  const workspace = `infra/${service}`;
  if (only !== undefined && service !== only) continue;
  if (!existsSync(join(root, workspace, 'src/server/api.ts'))) continue;
  const { api } = await load(`export * from './${workspace}/src/server/api.ts';`, join(root, workspace));
  const file = join(out, `${service}.json`);
  writeFileSync(file, `${JSON.stringify(api.describe(), null, 2)}\n`);
  console.log(`${relative(root, file)} is written.`);
}
