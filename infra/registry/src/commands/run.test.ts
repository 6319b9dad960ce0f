import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import type { Build } from '@forecourt/fragment-cli/testing';
import { type ManifestChange, sampleUpload } from '@forecourt/gate/testing';
import { registryFolder } from '@forecourt/service';
import { startRegistry } from '../server/start';
import { runFragment } from '../testing/command';
import { quiet, startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

let registry: TestRegistry;
let root: string;
beforeEach(async () => {
  [registry, root] = await Promise.all([startTestRegistry(), temporaryFolder()]);
});
afterEach(async () => {
  await registry.close();
  await rm(root, { recursive: true, force: true, maxRetries: 10 });
});

const fragment = (line: string, cwd = root) => runFragment(line, { url: registry.url, tree: root, cwd, build });

/** Writes a built version into a folder, as the kit does. */
async function writeBuilt(folder: string, remote: string, version: string, change?: ManifestChange): Promise<void> {
  for (const [path, bytes] of sampleUpload(remote, version, change).files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

/** Remotes that were built. */
let built: string[];
const broken = 'mfe-broken';
const changes: Readonly<Record<string, ManifestChange>> = {
  'mfe-wrong': (manifest) => ({ ...manifest, contract: '^9.0.0', entry: 'gone.js' }),
};
const build: Build = async (folder, version, out) => {
  const name = basename(folder);
  built.push(name);
  if (name === broken) return false;
  await writeBuilt(join(folder, out), name, version, changes[name]);
  return true;
};

async function writeSource(name: string, version = '1.0.0', parent = root): Promise<void> {
  await mkdir(join(parent, name, 'src'), { recursive: true });
  await writeFile(join(parent, name, 'package.json'), JSON.stringify({ name: `@team/${name}`, version }));
}

describe('publish', () => {
  beforeEach(async () => {
    built = [];
    for (const name of ['mfe-sample', 'mfe-other', broken, 'mfe-wrong']) await writeSource(name);
  });

  test.each(['sample', 'mfe-sample', './mfe-sample'])(
    'builds only "%s", uploads it and prints the next command',
    async (given) => {
      const { code, out, err } = await fragment(`publish ${given}`);
      expect([code, err]).toEqual([0, '']);
      expect(built).toEqual(['mfe-sample']);
      expect(out).toContain('Published mfe-sample@1.0.0: 6 files');
      expect(out).toContain('fragment promote mfe-sample@1.0.0\n');
    },
  );

  test.each(['publish', 'publish .'])(
    '"%s" in a folder outside of the tree is about the remote there',
    async (line) => {
      const { code } = await runFragment(line, { url: registry.url, tree: null, cwd: join(root, 'mfe-sample'), build });
      expect([code, built]).toEqual([0, ['mfe-sample']]);
    },
  );

  test('uploads a folder with a built version unchanged; its path is relative to the working folder', async () => {
    await writeBuilt(join(root, 'elsewhere/built'), 'mfe-sample', '1.0.0');
    const { code, out } = await fragment('publish built', join(root, 'elsewhere'));
    expect([code, out, built]).toEqual([0, expect.stringContaining('Published mfe-sample@1.0.0'), []]);
  });

  test('--promote makes it live on every brand, --canary for a share of one', async () => {
    expect((await fragment('publish sample --promote')).out).toMatch(/maker +- +→ +1\.0\.0/);
    await writeSource('mfe-sample', '1.1.0');
    const { out } = await fragment('publish sample --canary 10 --brand maker');
    expect(out).toMatch(/maker +1\.0\.0 +→ +1\.0\.0 \+ 1\.1\.0 10 %/);
    expect(out).not.toContain('research');
  });

  test('the same version again is refused with the remedy', async () => {
    await fragment('publish sample');
    const { code, err } = await fragment('publish sample');
    expect(code).toBe(1);
    expect(err).toMatch(/mfe-sample@1\.0\.0 is published already.*new version/);
  });

  test('every reason of a refusal is on its own line', async () => {
    const { code, err } = await fragment('publish wrong');
    expect(code).toBe(1);
    const reasons = err.split('\n').filter((line) => line.startsWith('  - '));
    expect(reasons).toEqual([expect.stringContaining('contract ^9.0.0'), expect.stringContaining('"gone.js"')]);
  });

  test('a failed build and a missing remote are not published, each with its own message', async () => {
    expect(await fragment('publish broken')).toMatchObject({
      code: 1,
      err: expect.stringContaining('mfe-broken does not build'),
    });
    expect(await fragment('publish nobody')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no remote "nobody"[\s\S]*fragment create/),
    });
    expect((await fragment('list')).out).toContain('Nothing is published');
  });

  test('a manifest that names nothing is refused before anything is sent', async () => {
    await mkdir(join(root, 'odd'));
    await writeFile(join(root, 'odd/manifest.json'), '{"name":"../up"}');
    expect(await fragment('publish odd')).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not name a remote'),
    });
  });
});

describe('channels', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) await registry.publish('mfe-sample', version);
    await registry.promote('*', 'mfe-sample', '1.0.0');
  });

  test('promote, canary, stop-canary and rollback print each brand’s version before and after', async () => {
    expect((await fragment('promote sample@1.1.0 --canary 25 --brand maker')).out).toMatch(
      /maker +1\.0\.0 +→ +1\.0\.0 \+ 1\.1\.0 25 %/,
    );
    expect((await fragment('stop-canary sample --brand maker')).out).toMatch(
      /maker +1\.0\.0 \+ 1\.1\.0 25 % +→ +1\.0\.0/,
    );
    expect((await fragment('promote mfe-sample@1.1.0')).out.match(/ → /g)).toHaveLength(4);
    expect((await fragment('promote mfe-sample@1.1.0')).out).toContain('nothing changed');
    expect((await fragment('rollback sample --brand research')).out).toMatch(/research +1\.1\.0 +→ +1\.0\.0/);
    const all = await fragment('rollback sample --to 1.0.0');
    expect(all.out).toMatch(/maker +1\.1\.0 +→ +1\.0\.0/);
    expect(all.out).toContain('research is unchanged');
  });

  test('an unknown brand is refused with a list of the known ones', async () => {
    expect(await fragment('promote sample@1.1.0 --brand maxer')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no brand "maxer".*research, maker/),
    });
  });

  test('a rollback without an earlier version is refused', async () => {
    expect(await fragment('rollback sample')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no earlier one to restore'),
    });
  });

  test('list shows every remote, or every version of one', async () => {
    await registry.promote('maker', 'mfe-sample', '1.1.0', 25);
    const [heading, row] = (await fragment('list')).out.split('\n');
    expect(heading).toMatch(/^REMOTE +VERSIONS +LATEST +RESEARCH +MAKER/);
    expect(row).toMatch(/^mfe-sample +2 +1\.1\.0 +1\.0\.0 +1\.0\.0 \+ 1\.1\.0 25 % +1\.0\.0/);
    const versions = (await fragment('list sample')).out.split('\n');
    expect(versions[1]).toMatch(/^1\.1\.0 +\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +maker \(canary, 25 %\)$/);
    expect(versions[2]).toMatch(/^1\.0\.0 .*research, maker, certified, valuation$/);
    expect(await fragment('list nobody')).toMatchObject({ code: 1, err: expect.stringContaining('No such remote') });
  });

  test('audit shows the newest first', async () => {
    const lines = (await fragment('audit --limit 2')).out.split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/tests +promote +mfe-sample@1\.0\.0 +research: - → 1\.0\.0, maker/);
    expect(lines[2]).toMatch(/publish +mfe-sample@1\.1\.0$/);
  });

  test('audit finds changes by person, remote, brand and time', async () => {
    await registry.promote('maker', 'mfe-sample', '1.1.0');
    const found = async (filters: string) => (await fragment(`audit ${filters}`)).out.split('\n').slice(1);
    expect(await found('--person tests --remote sample --brand maker --since 2020-01-01')).toEqual([
      expect.stringMatching(/promote +mfe-sample@1\.1\.0/),
      expect.stringMatching(/promote +mfe-sample@1\.0\.0/),
    ]);
    expect(await found('--brand research')).toHaveLength(1);
    for (const none of ['--person nobody', '--until 2020-01-01'])
      expect((await fragment(`audit ${none}`)).out).toBe('There is no such change.');
    expect(await fragment('audit --since yesterday')).toMatchObject({ code: 1, err: expect.stringContaining('since') });
  });

  test('a change with --dry-run is shown and not made', async () => {
    await registry.promote('maker', 'mfe-sample', '1.1.0', 25);
    const before = (await fragment('list')).out;
    for (const [line, shown] of [
      ['promote sample@1.1.0 --brand research', /research +1\.0\.0 +→ +1\.1\.0/],
      ['stop-canary sample --brand maker', /maker +1\.0\.0 \+ 1\.1\.0 25 % +→ +1\.0\.0/],
    ] as const) {
      const { out } = await fragment(`${line} --dry-run`);
      expect(out).toContain('mfe-sample would change as follows; nothing was changed:');
      expect(out).toMatch(shown);
      expect((await fragment('list')).out).toBe(before);
    }
    await registry.promote('*', 'mfe-sample', '1.1.0');
    expect((await fragment('rollback sample --dry-run')).out).toMatch(/maker +1\.1\.0 +→ +1\.0\.0/);
    expect((await fragment('list')).out.match(/1\.1\.0/g)).toHaveLength(5);
  });
});

test('an empty registry says what to do first', async () => {
  expect((await fragment('list')).out).toContain('fragment publish');
  expect((await fragment('audit')).out).toBe('Nothing was changed yet.');
});

test('help goes to the output, errors to the error output', async () => {
  expect(await fragment('help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Usage: fragment <command>'),
    err: '',
  });
  expect(await fragment('publich')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('no command "publich"'),
  });
});

describe('the registry', () => {
  test('that is not running is reported with how to start it, and exit code 3', async () => {
    const { url } = registry;
    await registry.close();
    expect(await fragment('list')).toEqual({
      code: 3,
      out: '',
      err: expect.stringMatching(new RegExp(`${url} is not running.*npm start`)),
    });
    registry = await startTestRegistry();
  });

  test('that is another program is reported as no registry', async () => {
    const other = createServer((_request, response) => response.end('<html>')).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await runFragment('list', { url: `http://127.0.0.1:${port}` });
    expect([code, err]).toEqual([3, expect.stringContaining('is not a registry')]);
    await new Promise((resolve) => other.close(resolve));
  });

  test.each(['ftp://127.0.0.1', 'registry'])('at "%s" is refused as an invalid address', async (url) => {
    expect(await runFragment('list', { url })).toMatchObject({
      code: 2,
      err: expect.stringContaining('REGISTRY_URL has to be an http URL'),
    });
  });
});

describe('the token', () => {
  beforeEach(() => writeBuilt(join(root, 'built'), 'mfe-sample', '1.0.0'));

  test('of the registry of this machine is found in the data folder', async () => {
    const folder = registryFolder(join(root, 'data'));
    const { url, close } = await startRegistry({ port: 0, host: '127.0.0.1', folder, tokens: null }, quiet);
    const environment = { REGISTRY_PORT: new URL(url).port, DATA_DIR: 'data' };
    const { code, err } = await runFragment('publish built', { tree: root, cwd: root, environment });
    expect([code, err]).toEqual([0, '']);
    await close();
  });

  test('that is wrong or missing is reported with the places that are searched', async () => {
    const wrong = { REGISTRY_URL: registry.url, REGISTRY_TOKEN: 'wrong' };
    expect(await runFragment('publish built', { cwd: root, environment: wrong })).toMatchObject({
      code: 1,
      err: expect.stringMatching(/token is not valid[\s\S]*REGISTRY_TOKEN/),
    });
    const missing = { REGISTRY_URL: registry.url, DATA_DIR: join(root, 'none') };
    expect(await runFragment('publish built', { cwd: root, environment: missing })).toMatchObject({
      code: 1,
      err: expect.stringContaining(join(root, 'none/registry/token')),
    });
  });
});
