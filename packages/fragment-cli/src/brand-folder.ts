import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@forecourt/contracts';
import { CommandError } from './command-error';

const brands = 'packages/brands/src';

/**
 * Writes a brand as a folder of the site's repository, and its line in the index.
 * @param tree the repository. @returns the output. @throws CommandError if there is no repository, or the folder exists
 */
export async function writeBrandFolder(brand: Brand, tree: string | null): Promise<string> {
  if (tree === null)
    throw new CommandError(
      "A brand's folder is written in the site's own repository. Leave --folder out to add it to the running site.",
    );
  const { id } = brand;
  const folder = join(tree, brands, id);
  if (existsSync(folder)) throw new CommandError(`${brands}/${id} exists already; nothing was written.`);
  const index = join(tree, brands, 'index.ts');
  const listed = withBrand(await readFile(index, 'utf8'), id);
  await mkdir(folder);
  for (const [name, text] of Object.entries(filesOf(brand))) await writeFile(join(folder, name), text, { flag: 'wx' });
  await writeFile(index, listed);
  return [
    `Written: ${brands}/${id}, and its line in ${brands}/index.ts. What remains:`,
    `  ${brands}/${id}/theme.ts     its own colours, type and corners; npx jest packages/brands reports those without enough contrast`,
    `  ${brands}/${id}/mark.ts      its own mark, instead of the letter`,
    `  ${brands}/${id}/brand.ts     its links, flags, sections and layouts`,
    '  npx biome check --write packages/brands && node infra/workspace/write-flags.mjs',
    'At the next start its channels begin with the versions of the first brand.',
  ].join('\n');
}

/** Adds an import and a brand to the index. @throws CommandError if the index is not as expected */
function withBrand(index: string, id: string): string {
  const variable = variableOf(id);
  const list = /(export const brands: [^=]*= \[)([^\]]*)\];/;
  const firstImport = /^import \{ \w+ \} from '\.\/[\w-]+\/brand';$/m;
  if (!list.test(index) || !firstImport.test(index))
    throw new CommandError(`${brands}/index.ts does not list brands as this command knows it; nothing was written.`);
  return index
    .replace(list, (_, before: string, names: string) => `${before}${names}, ${variable}];`)
    .replace(firstImport, (line) => `${line}\nimport { ${variable} } from './${id}/brand';`);
}

function filesOf({ theme, mark, ...data }: Brand): Record<string, string> {
  const own = `${literal(data).slice(0, -1)}  theme,\n  mark,\n}`;
  return {
    'brand.ts': [
      "import type { Brand } from '@forecourt/contracts';",
      "import { mark } from './mark';",
      "import { theme } from './theme';",
      '',
      `/** ${data.tagline} */`,
      `export const ${variableOf(data.id)}: Brand = ${own};`,
      '',
    ].join('\n'),
    'theme.ts': [
      "import type { Theme } from '@forecourt/contracts';",
      '',
      `/** ${data.name}. */`,
      `export const theme: Theme = ${literal(theme)};`,
      '',
    ].join('\n'),
    'mark.ts': [
      "/** 32 by 32: beside the brand's name, and as the site's icon. */",
      `export const mark = ${literal(mark)};`,
      '',
    ].join('\n'),
  };
}

/** Converts JSON to a TypeScript literal; the formatter does the rest. */
function literal(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return typeof value === 'string' ? json : json.replace(/\n\}$/, ',\n}');
}

function variableOf(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
