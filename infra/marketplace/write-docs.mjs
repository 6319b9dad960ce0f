/** Writes the service's description into docs/marketplace-openapi.json: `node infra/marketplace/write-docs.mjs`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const bundle = join(import.meta.dirname, '.cache/docs.mjs');
await build({
  entryPoints: [join(import.meta.dirname, 'src/server/openapi/document.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  alias: {
    '@forecourt/contracts': join(root, 'packages/contracts/src/index.ts'),
    '@forecourt/search-state': join(root, 'packages/search-state/src/index.ts'),
    '@forecourt/service': join(root, 'packages/service/src/index.ts'),
  },
});
const { openApiDocument } = await import(pathToFileURL(bundle).href);
const file = join(root, 'docs/marketplace-openapi.json');
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log(`${file} is written.`);
