/**
 * Writes `docs/environment.md`, the table of all environment variables, from the schemas with which the programs read them:
 * `node infra/workspace/write-docs.mjs`; with `--print` it prints the text instead.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from './load.mjs';
import { root } from './setup.mjs';

/** Variables that only the scripts of this folder read. */
const ofScripts = {
  CHROMIUM: {
    reader: '`npm test`',
    form: 'a path',
    standard: 'the one of the system, else one that is installed',
    description: 'The browser of the browser tests.',
  },
  HEADLESS_SHELL: {
    reader: '`npm test`',
    form: 'a path',
    standard: 'the one that CHROMIUM names; else that of the system, which is installed where it can be',
    description: 'The browser without windows, of those browser tests that need no more than it has.',
  },
};

/** Lists the `config.ts` of each service, which exports the schema of its variables as `environmentSchema`. */
function configs() {
  const services = ['shell', ...readdirSync(join(root, 'infra')).map((name) => `infra/${name}`)];
  return services.flatMap((service) => {
    const files = readdirSync(join(root, service), { recursive: true }).map(String);
    const config = files.find((file) => /^src\/(server\/)?config\.ts$/.test(file));
    return config === undefined ? [] : [{ name: service.replace('infra/', ''), path: `./${service}/${config}` }];
  });
}

const services = configs();
const { variablesOf, runSchema, ...loaded } = await load(
  [
    "export { runSchema, variablesOf } from '@forecourt/service';",
    ...services.map(({ name, path }) => `export * as "${name}" from '${path}';`),
    "export * as fragment from './packages/fragment-cli/src/config.ts';",
  ].join('\n'),
);

const readers = [
  ...services.map(({ name }) => [`the ${name}`, loaded[name].environmentSchema]),
  ['`npm run fragment`', loaded.fragment.environmentSchema],
  ['every service', runSchema],
];

/** Returns the table of variables. @throws if two programs describe a variable differently */
function table() {
  const rows = new Map();
  for (const [reader, schema] of readers) {
    if (schema === undefined) throw new Error(`There is no environmentSchema in the config.ts of ${reader}.`);
    for (const { name, ...said } of variablesOf(schema)) {
      const row = rows.get(name) ?? { ...said, readers: [] };
      if (said.form !== row.form || said.standard !== row.standard || said.description !== row.description)
        throw new Error(`Two programs describe ${name} differently: ${row.readers} and ${reader}.`);
      rows.set(name, { ...row, readers: [...row.readers, reader] });
    }
  }
  for (const [name, { reader, ...said }] of Object.entries(ofScripts)) rows.set(name, { ...said, readers: [reader] });
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
}

const code = (text) => (/^[\w.:/-]+$/.test(text) ? `\`${text}\`` : text);
const text = `# Environment variables

Made by \`node infra/workspace/write-docs.mjs\` from the schemas by which the programs read them; do not edit it.

A variable that is set to nothing counts as not set. A program whose environment does not fit does not start: it names every
variable that is wrong and what it has to be. \`npm start\` hands its environment to all services, takes \`DATA_DIR\` from the
repository's folder, and starts the services where the ports say.

| Variable | What it is | Has to be | Unless set | Read by |
| --- | --- | --- | --- | --- |
${table()
  .map(
    ([name, row]) =>
      `| \`${name}\` | ${row.description} | ${row.form} | ${row.standard === null ? '' : code(row.standard)} | ${row.readers.join(', ')} |\n`,
  )
  .join('')}`;

const file = join(root, 'docs/environment.md');
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(file, text);
