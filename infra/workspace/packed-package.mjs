/** What a package's files say once it is packed, instead of what they say in the tree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** The host's: a remote has them once, whatever needs them. */
const peers = ['react', 'react-dom', 'rxjs'];

/** A declaration keeps to its package: references to other files stand beside it, and styles have no types. */
export function ownDeclarations(text) {
  return text.replace(/(\/\/\/ <reference path=")[^"]*\/([^"/]+")/g, '$1./$2').replace(/^import '[^']+\.css';\n/gm, '');
}

/**
 * `./button` → `./button.js` or `./button/index.js`, in JavaScript and declarations: modules that are packed name their files.
 * @throws when there is no such file
 */
export function completeSpecifiers(text, folder) {
  return text.replace(/((?:\bfrom|\bimport)\s*\(?\s*)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g, (whole, before, quote, path) => {
    const found = [`${path}.js`, `${path}/index.js`].find((candidate) => existsSync(join(folder, candidate)));
    if (found !== undefined) return `${before}${quote}${found}${quote}`;
    if (existsSync(join(folder, path))) return whole;
    throw new Error(`${folder} imports ${path}, which was not packed.`);
  });
}

/** `./src/button.tsx` → what was compiled of it; anything else that is exported stays what it is. */
function exported(path) {
  const module = /^\.\/src\/(.*)\.tsx?$/.exec(path)?.[1];
  if (module !== undefined) return { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` };
  return path.replace('./src/', './dist/');
}

const mapValues = (record, map) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/**
 * The package.json of a package. What its tests need is needed where it has a part for the tests of others.
 * @param source the one in the tree @param versions of the tree's packages
 * @param program of a package that is one, so that our own are bundled in; `whole` when all is @param besides what goes along besides `dist`
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

/** A template's package.json: `*` becomes the version that the tree has. */
export function withVersions(json, versions) {
  const filled = (dependencies) => mapValues(dependencies, (range, name) => (range === '*' ? versions[name] : range));
  return { ...json, dependencies: filled(json.dependencies), devDependencies: filled(json.devDependencies) };
}

function sideEffectsOf(said) {
  return Array.isArray(said) ? said.map((path) => path.replace(/^\.\/src\/(.*)\.tsx?$/, './dist/$1.js')) : said;
}

/** Links into the tree lead nowhere in a pack: their words stay. */
export function withoutLinks(markdown) {
  return markdown.replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`; x is a package. */
const imports = /(?:^\s*(?:import|export)\b[^'"`;=()]*\bfrom\s*|^\s*import\s*|\bimport\()['"]([^'".][^'"]*)['"]/gm;

/** Packages that a packed folder's modules and declarations import, and its package.json does not name. */
export function undeclared(folder, { name: own, dependencies = {}, peerDependencies = {} }) {
  const imported = readdirSync(folder, { recursive: true })
    .filter((path) => /^dist\/.*\.(js|d\.ts)$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(imports)])
    .map(([, specifier]) => specifier)
    // Also what a newer Node has and this one lacks: nothing of that name is ever installed.
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
