/**
 * `npm run pack`: packs the packages that a team with its own repository installs, as tarballs in `dist/packs`: compiled, typed, with real
 * versions. Libraries are compiled module by module, so that builds leave out unused ones; each program is one bundle. Beside each tarball is
 * its description, of which the registry makes what package managers read (`infra/registry/src/server/routes/packages.ts`). With `--if-changed`, as `npm start` runs it,
 * only if the packages have changed since.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleNode } from './bundle-node.mjs';
import {
  completeSpecifiers,
  ownDeclarations,
  packageJsonOf,
  undeclared,
  withoutLinks,
  withVersions,
} from './packed-package.mjs';
import { isPacked, packedMark, packs } from './packs.mjs';
import { install, root } from './setup.mjs';

const libraries = ['contracts', 'search-state', 'search-kit', 'fragment-kit', 'site', 'listing', 'device', 'ui'];
const programs = {
  'fragment-build': { entry: 'src/main.ts' },
  // Also run by `npx` outside of any project, with nothing else installed.
  'fragment-cli': { entry: 'src/fragment.ts', whole: true },
};
/** Files outside of `src` that are packed, too. */
const besides = {
  'fragment-kit': ['jest-preset.cjs', 'css-names.cjs', 'vitest-preset.mjs'],
  'fragment-cli': ['template'],
};
const isTest = (path) => /\.test\.tsx?$/.test(path);

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const sourceOf = (name) => join(root, 'packages', name);

/** Compiles JavaScript and declarations of all libraries in one run of the compiler, to `<folder>/<package>/src/…`. */
function compileLibraries(folder) {
  const modules = libraries.flatMap((name) => {
    const json = readJson(join(sourceOf(name), 'package.json'));
    return Object.entries(json.exports)
      .filter(([, path]) => /\.tsx?$/.test(path))
      .map(([exported, path]) => [join(json.name, exported), join(sourceOf(name), path)]);
  });
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, target: 'es2022', removeComments: false },
    ...{ outDir: join(folder, 'out'), rootDir: join(root, 'packages'), typeRoots: [join(root, 'node_modules/@types')] },
    // Not through node_modules: the compiler treats modules that it finds there as third-party and emits nothing for them.
    paths: Object.fromEntries(modules.map(([name, path]) => [name, [path]])),
  };
  const files = [...modules.map(([, path]) => path), join(sourceOf('fragment-kit'), 'src/css.d.ts')];
  writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] }));
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return join(folder, 'out');
}

function stageLibrary(name, compiled, target) {
  const from = join(sourceOf(name), 'src');
  cpSync(join(compiled, name, 'src'), target, { recursive: true });
  for (const path of readdirSync(from, { recursive: true })) {
    if (/\.css$|\.d\.ts$/.test(path) && !isTest(path)) cpSync(join(from, path), join(target, path));
  }
  for (const path of readdirSync(target, { recursive: true })) {
    if (!/\.(js|d\.ts)$/.test(path)) continue;
    const file = join(target, path);
    const text = completeSpecifiers(readFileSync(file, 'utf8'), dirname(file));
    writeFileSync(file, path.endsWith('.d.ts') ? ownDeclarations(text) : text);
  }
}

async function stage(name, compiled, folder) {
  const from = sourceOf(name);
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  const program = programs[name];
  if (program === undefined) stageLibrary(name, compiled, join(target, 'dist'));
  else {
    const { entry, whole } = program;
    await bundleNode([entry], { folder: from, outdir: join(target, 'dist'), sourcemap: false, whole });
    cpSync(join(from, 'bin'), join(target, 'bin'), { recursive: true });
  }
  const along = besides[name] ?? [];
  for (const path of along) cpSync(join(from, path), join(target, path), { recursive: true });
  if (name === 'fragment-cli') fillTemplate(join(target, 'template/repository/package.json'));
  const described = packageJsonOf(readJson(join(from, 'package.json')), versions(), { program, besides: along });
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
  writeFileSync(join(target, 'README.md'), withoutLinks(readFileSync(join(from, 'README.md'), 'utf8')));
  cpSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const missing = undeclared(target, described);
  if (missing.length > 0) throw new Error(`${name} would be packed without what it imports: ${missing.join(', ')}`);
  return target;
}

/** Fills in the template's versions: a new repository installs the same ones as the tree. */
function fillTemplate(path) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  const installed = Object.entries(packages).map(([path, { version }]) => [path.replace('node_modules/', ''), version]);
  writeFileSync(
    path,
    `${JSON.stringify(withVersions(readJson(path), { ...Object.fromEntries(installed), ...versions() }), null, 2)}\n`,
  );
}

/** Returns the versions of the tree's packages, by name. */
function versions() {
  return Object.fromEntries(
    readdirSync(join(root, 'packages'))
      .map((name) => readJson(join(sourceOf(name), 'package.json')))
      .map(({ name, version }) => [name, version]),
  );
}

/** Writes a tarball and its description, `<tarball>.json`: the package's own package.json, with hashes. @returns the names of both */
function packOne(folder, out) {
  const [{ filename, integrity, shasum }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', out, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }).toString(),
  );
  const described = { ...readJson(join(folder, 'package.json')), dist: { filename, integrity, shasum } };
  writeFileSync(join(out, `${filename}.json`), `${JSON.stringify(described, null, 2)}\n`);
  return [filename, `${filename}.json`];
}

/** Writes the tarballs and their descriptions, each of which appears whole; those of other versions stay. @returns the paths of the tarballs */
async function pack() {
  const begun = new Date();
  const caches = join(root, '.cache');
  for (const made of [packs, caches]) mkdirSync(made, { recursive: true });
  const folder = mkdtempSync(join(caches, 'packing-'));
  try {
    const compiled = compileLibraries(folder);
    const staged = [];
    for (const name of [...libraries, ...Object.keys(programs)])
      staged.push(await stage(name, compiled, join(folder, 'staged')));
    const packed = staged.map((one) => packOne(one, folder));
    for (const name of packed.flat()) renameSync(join(folder, name), join(packs, name));
    writeFileSync(packedMark, '');
    utimesSync(packedMark, begun, begun);
    return packed.map(([tarball]) => join(packs, tarball));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  // Everybody may read packages, also those that `npm start` packs, whose data only its own user may read.
  process.umask(0o022);
  if (process.argv[2] !== '--if-changed' || !isPacked())
    for (const path of await pack()) console.log(relative(root, path));
}
