/**
 * Writes the services' OpenAPI 3.1 descriptions, which they also serve at `/openapi.json`, to `dist/openapi/<service>.json`:
 * `node infra/workspace/write-openapi.mjs`; also part of `npm run build`.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

/** Files that define a service's API, and how to get its description from each. */
const sources = {
  'src/server/api.ts': ({ api }) => api.describe(),
  'src/server/openapi/document.ts': ({ openApiDocument }) => openApiDocument(),
};

const out = join(root, 'dist/openapi');
mkdirSync(out, { recursive: true });
for (const service of readdirSync(join(root, 'infra'))) {
  const folder = `infra/${service}`;
  const source = Object.keys(sources).find((path) => existsSync(join(root, folder, path)));
  if (source === undefined) continue;
  const description = sources[source](await load(`export * from './${folder}/${source}';`, join(root, folder)));
  const file = join(out, `${service}.json`);
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
  console.log(`${relative(root, file)} is written.`);
}
