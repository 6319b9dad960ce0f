import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packagesIn, sbomPath, sbomSchema } from '@forecourt/contracts/sbom';
import { buildRemote } from '../index';

const tree = join(__dirname, '../../../..');
let temporary: string;
beforeEach(() => {
  temporary = realpathSync(mkdtempSync(join(tmpdir(), 'fragment-build-sbom-')));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }));

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(temporary, path)), { recursive: true });
    writeFileSync(join(temporary, path), text);
  }
}

/** Writes a package that is installed for the remote, with two modules. */
function install(name: string, version: string): void {
  const folder = `mfe-dated/node_modules/${name}`;
  write({
    [`${folder}/package.json`]: JSON.stringify({ name, version, license: 'MIT', main: 'index.js', sideEffects: false }),
    [`${folder}/index.js`]: "export { used } from './used.js'; export { unused } from './unused.js';",
    [`${folder}/used.js`]: "export const used = () => 'used';",
    [`${folder}/unused.js`]: "export const unused = () => 'unused';",
  });
}

async function sbomOf(imports: string, use: string) {
  const fragment = `import { defineFragment } from '@forecourt/fragment-kit';
${imports}
export default defineFragment({ name: 'panel', needs: [], Component: () => <p>{${use}}</p>, Fallback: () => null });`;
  write({
    'mfe-dated/package.json': '{ "name": "mfe-dated", "version": "1.0.0" }',
    'mfe-dated/src/fragments/panel/index.tsx': fragment,
  });
  symlinkSync(join(tree, 'node_modules'), join(temporary, 'node_modules'));
  const { out } = await buildRemote({ folder: join(temporary, 'mfe-dated') });
  return sbomSchema.parse(JSON.parse(readFileSync(join(out, sbomPath), 'utf8')));
}

test('a version lists the packages that it really bundles, with their versions; not those that it imports and drops', async () => {
  install('dates', '1.2.3');
  install('dropped', '4.5.6');
  install('installed', '7.8.9');
  const sbom = await sbomOf("import { used } from 'dates'; import { unused } from 'dropped';", 'used()');
  expect(
    packagesIn(sbom).filter(({ name }) => ['dates', 'dropped', 'installed', 'react', 'mfe-dated'].includes(name)),
  ).toEqual([{ name: 'dates', version: '1.2.3' }]);
});

test('two versions of a package are both listed, where one is inside another package', async () => {
  install('dates', '1.2.3');
  install('calendar', '1.0.0');
  const inner = 'mfe-dated/node_modules/calendar/node_modules/dates';
  cpSync(join(temporary, 'mfe-dated/node_modules/dates'), join(temporary, inner), { recursive: true });
  write({
    [`${inner}/package.json`]: '{ "name": "dates", "version": "0.9.0", "main": "index.js" }',
    'mfe-dated/node_modules/calendar/used.js':
      "import { used as inner } from 'dates'; export const used = () => inner();",
  });
  const sbom = await sbomOf(
    "import { used } from 'dates'; import { used as calendar } from 'calendar';",
    'used() + calendar()',
  );
  expect(packagesIn(sbom).filter(({ name }) => ['dates', 'calendar'].includes(name))).toEqual([
    { name: 'calendar', version: '1.0.0' },
    { name: 'dates', version: '0.9.0' },
    { name: 'dates', version: '1.2.3' },
  ]);
});

test('a package has the hash of its tarball, as npm’s lockfile in node_modules says', async () => {
  install('dates', '1.2.3');
  const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
  write({
    'mfe-dated/node_modules/.package-lock.json': JSON.stringify({
      packages: { 'node_modules/dates': { version: '1.2.3', integrity } },
    }),
  });
  const { components } = await sbomOf("import { used } from 'dates';", 'used()');
  expect(components.find(({ name }) => name === 'dates')).toMatchObject({
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: Buffer.alloc(64, 7).toString('hex') }],
  });
});
