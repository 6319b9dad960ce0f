/** Writes the table of parameters into PARAMETERS.md: `node packages/search-state/write-docs.mjs`. */
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const { outputFiles } = await build({
  entryPoints: [`${import.meta.dirname}/src/docs.ts`],
  bundle: true,
  format: 'esm',
  write: false,
});
const { parametersTable } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const file = `${import.meta.dirname}/PARAMETERS.md`;
const text = await readFile(file, 'utf8');
await writeFile(
  file,
  text.replace(/<!-- table -->\n.*<!-- \/table -->/s, () => `<!-- table -->\n${parametersTable()}<!-- /table -->`),
);
