/**
 * Writes the services' OpenAPI 3.1 descriptions, which they also serve at `/openapi.json`, to `dist/openapi/<service>.json`:
 * `node infra/workspace/write-openapi.mjs`; also part of `npm run build`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

const out = join(root, 'dist/openapi');
mkdirSync(out, { recursive: true });
for (const service of readdirSync(join(root, 'infra'))) {
  const folder = `infra/${service}`;
  if (!existsSync(join(root, folder, 'src/server/api.ts'))) continue;
  const { api } = await load(`export * from './${folder}/src/server/api.ts';`, join(root, folder));
  const file = join(out, `${service}.json`);
  writeFileSync(file, `${JSON.stringify(api.describe(), null, 2)}\n`);
  console.log(`${relative(root, file)} is written.`);
}
