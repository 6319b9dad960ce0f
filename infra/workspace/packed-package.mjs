/** Rewrites a package's files for packing. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** Libraries that the host provides: a remote loads each only once, whichever package needs it. */
const peers = ['react', 'react-dom', 'rxjs'];

/** Makes the reference paths of a declaration file point to its own folder, and removes imports of styles, which have no types. */
export function ownDeclarations(text) {
  return text.replace(/(\/\/\/ <reference path=")[^"]*\/([^"/]+")/g, '$1./$2').replace(/^import '[^']+\.css';\n/gm, '');
}

/**
 * Completes relative imports in JavaScript and declarations: `./button` → `./button.js` or `./button/index.js`.
 * @throws if there is no such file
 */
export function completeSpecifiers(text, folder) {
  return text.replace(/((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g, (whole, before, quote, path) => {
    const found = [`${path}.js`, `${path}/index.js`].find((candidate) => existsSync(join(folder, candidate)));
    if (found !== undefined) return `${before}${quote}${found}${quote}`;
    if (existsSync(join(folder, path))) return whole;
    throw new Error(`${folder} imports ${path}, which was not packed.`);
  });
}

/** Returns the compiled target of an export, `./src/button.tsx`; exports of other files stay the same. */
function exported(path) {
  const module = /^\.\/src\/(.*)\.tsx?$/.exec(path)?.[1];
  if (module !== undefined) return { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
  return path.replace('./src/', './dist/');
}

const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/**
 * Returns the package.json of a packed package. If it exports `./testing`, its devDependencies become dependencies.
 * @param source its package.json in the tree @param versions of the tree's packages
 * @param program settings of a package that is a program: the repository's packages are bundled in, or with `whole` all packages
 * @param besides files that are packed in addition to `dist`
 */
export function packageJsonOf(source, versions, { program, besides }) {
  const { name, version, type, bin, exports = {}, sideEffects } = source;
  const dependencies = {
    ...source.dependencies,
    ...(exports['./testing'] === undefined ? {} : source.devDependencies),
  };
  const needed = Object.entries(dependencies)
    .filter(([name]) => !(program?.whole || (program !== undefined && name in versions)))
    .map(([name, range]) => [name, range === '*' ? versions[name] : range]);
  const isPeer = ([name]) => peers.includes(name);
  const json = {
    ...{ name, version, license: 'MIT', type, bin, sideEffects: sideEffectsOf(sideEffects) },
    exports: program === undefined ? mapValues(exports, exported) : undefined,
    files: ['dist', ...(bin === undefined ? [] : ['bin']), ...besides],
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(needed.filter((each) => !isPeer(each))),
    peerDependencies: Object.fromEntries(
      needed.filter(isPeer).map(([name, exact]) => [name, `^${exact.split('.')[0]}.0.0`]),
    ),
  };
  const isSaid = (value) =>
    value !== undefined && (Array.isArray(value) || typeof value !== 'object' || Object.keys(value).length > 0);
  return Object.fromEntries(Object.entries(json).filter(([, value]) => isSaid(value)));
}

/** Replaces `*` in a template's package.json by the tree's versions. */
export function withVersions(json, versions) {
  const filled = (dependencies) => mapValues(dependencies, (range, name) => (range === '*' ? versions[name] : range));
  return { ...json, dependencies: filled(json.dependencies), devDependencies: filled(json.devDependencies) };
}

function sideEffectsOf(said) {
  return Array.isArray(said) ? said.map((path) => path.replace(/^\.\/src\/(.*)\.tsx?$/, './dist/$1.js')) : said;
}

/** Replaces links into the tree, which would be broken in a pack, by their text. */
export function withoutLinks(markdown) {
  return markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`; x is a package. */
const imports = /(?:^\s*(?:import|export)\b[^'"`;=()]*\bfrom\s*|^\s*import\s*|\bimport\()['"]([^'".][^'"]*)['"]/gm;

/** Lists packages that a packed folder's modules and declarations import, but its package.json does not declare. */
export function undeclared(folder, { name: own, dependencies = {}, peerDependencies = {} }) {
  const imported = readdirSync(folder, { recursive: true })
    .filter((path) => /^dist\/.*\.(js|d\.ts)$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(imports)])
    .map(([, specifier]) => specifier)
    // `node:` also covers modules of newer Node versions; no installed package has such a name.
    .filter((specifier) => !specifier.startsWith('node:') && !isBuiltin(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(imported)].filter(
    (name) => name !== own && !(name in dependencies) && !(name in peerDependencies),
  );
}
