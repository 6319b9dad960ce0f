/** Writes the services' descriptions into docs/<service>-openapi.json: `node infra/workspace/write-openapi.mjs`. */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

const documents = readdirSync(join(root, 'infra'))
  .map((service) => ({ service, path: `infra/${service}/src/server/openapi/document.ts` }))
  .filter(({ path }) => existsSync(join(root, path)));
const loaded = await load(
  documents.map(({ service, path }) => `export { openApiDocument as "${service}" } from './${path}';`).join('\n'),
);
for (const { service } of documents) {
  const file = join(root, 'docs', `${service}-openapi.json`);
  writeFileSync(file, `${JSON.stringify(loaded[service](), null, 2)}\n`);
  console.log(`${file} is written.`);
}
