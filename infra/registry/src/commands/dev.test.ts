import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brandIds } from '@forecourt/brands';
import { registrySnapshotSchema } from '@forecourt/contracts';
import type { Build } from '@forecourt/fragment-cli/testing';
import { sampleUpload } from '@forecourt/gate/testing';
import { readPreview } from '@forecourt/service';
import { runFragment } from '../testing/command';
import { startTestRegistry, type TestRegistry, temporaryFolder } from '../testing/registry';

// Processes and builds are slow on a busy machine.
jest.setTimeout(30_000);

const remote = 'mfe-sample';

let registry: TestRegistry;
let root: string;
beforeEach(async () => {
  [registry, root] = await Promise.all([startTestRegistry(), temporaryFolder()]);
  await mkdir(join(root, remote, 'src'), { recursive: true });
  await writeFile(
    join(root, remote, 'package.json'),
    JSON.stringify({ name: `@forecourt/${remote}`, version: '1.1.0' }),
  );
});
afterEach(async () => {
  await registry.close();
  await rm(root, { recursive: true, force: true });
});

/** Starts a development session that the test controls, and collects its output. */
function session(line: string, { fails = () => false }: { fails?: (version: string) => boolean } = {}) {
  const ended = new AbortController();
  const printed: string[] = [];
  const waiting: { text: RegExp; resolve: () => void }[] = [];
  const built: string[] = [];
  const print = (text: string) => {
    printed.push(text);
    for (const { text: wanted, resolve } of waiting) if (wanted.test(text)) resolve();
  };
  const build: Build = async (folder, version, out) => {
    built.push(version);
    if (fails(version)) {
      print(`${version} does not build`);
      return false;
    }
    for (const [path, bytes] of sampleUpload(remote, version).files) {
      await mkdir(dirname(join(folder, out, path)), { recursive: true });
      await writeFile(join(folder, out, path), bytes);
    }
    return true;
  };
  const done = runFragment(line, { url: registry.url, cwd: root, build, print, signal: ended.signal });
  return {
    built,
    printed,
    /** Resolves after a matching line was printed. */
    until: (text: RegExp) =>
      new Promise<void>((resolve) => {
        if (printed.some((line) => text.test(line))) resolve();
        else waiting.push({ text, resolve });
      }),
    change: (content: string) => writeFile(join(root, remote, 'src/index.tsx'), content),
    end: async () => {
      ended.abort();
      return done;
    },
  };
}

const channels = async () => {
  const { channels } = registrySnapshotSchema.parse(await (await registry.call('GET', '/v1/channels')).json());
  return Object.fromEntries(Object.entries(channels).map(([brand, remotes]) => [brand, remotes[remote]]));
};
const everywhere = (version: string) => Object.fromEntries(brandIds.map((brand) => [brand, { version, canary: null }]));

describe('a session', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0']) await registry.publish(remote, version);
    for (const version of ['1.0.0', '1.1.0']) await registry.promote('*', remote, version);
  });

  test('shows each change under its own version, and restores channels and history', async () => {
    const { until, change, end, built } = session('dev sample');
    await until(/1\.1\.0-dev\.1 is live on research, maker, certified, valuation/);
    expect(await channels()).toEqual(everywhere('1.1.0-dev.1'));
    await change('one');
    await until(/1\.1\.0-dev\.2 is live/);
    await change('two');
    await until(/1\.1\.0-dev\.3 is live/);
    expect(await channels()).toEqual(everywhere('1.1.0-dev.3'));
    expect((await end()).code).toBe(0);
    expect(await channels()).toEqual(everywhere('1.1.0'));
    expect(built).toEqual(['1.1.0-dev.1', '1.1.0-dev.2', '1.1.0-dev.3']);
    expect(existsSync(join(root, remote, 'dist/dev'))).toBe(false);
    await registry.call('POST', `/v1/channels/*/${remote}/rollback`);
    expect(await channels()).toEqual(everywhere('1.0.0'));
  });

  test('a second session continues the numbers of the first', async () => {
    for (const number of [1, 2]) {
      const { until, end } = session('dev sample');
      await until(new RegExp(`1\\.1\\.0-dev\\.${number} is live`));
      await end();
    }
    expect(await channels()).toEqual(everywhere('1.1.0'));
  });

  test('on one brand does not change the others, and restores its canary', async () => {
    await registry.promote('maker', remote, '1.0.0', 30);
    const before = await channels();
    const { until, end } = session('dev sample --brand maker');
    await until(/is live on maker /);
    expect(await channels()).toEqual({ ...before, maker: { version: '1.1.0-dev.1', canary: null } });
    await end();
    expect(await channels()).toEqual(before);
  });

  test('a build that fails leaves the last good one, and the next change is built again', async () => {
    const { until, change, end } = session('dev sample', { fails: (version) => version.endsWith('dev.2') });
    await until(/dev\.1 is live/);
    await change('broken');
    await until(/dev\.2 does not build/);
    expect(await channels()).toEqual(everywhere('1.1.0-dev.1'));
    await change('mended');
    await until(/dev\.3 is live/);
    await end();
    expect(await channels()).toEqual(everywhere('1.1.0'));
  });

  test('a version that another person promotes meanwhile stays live', async () => {
    const { until, end } = session('dev sample');
    await until(/dev\.1 is live/);
    await registry.promote('maker', remote, '1.0.0');
    await end();
    expect(await channels()).toEqual({ ...everywhere('1.1.0'), maker: { version: '1.0.0', canary: null } });
  });
});

describe('its page', () => {
  const printed = (lines: readonly string[]) => lines.join('\n');

  test('a session prints a link once, to a page that follows the remote and has the inspector open', async () => {
    const secret = 'a secret of sixteen letters and more';
    const settings = { secret, publicOrigins: [], brandHosts: new Map(), shellPort: 3000 };
    await registry.close();
    registry = await startTestRegistry({}, undefined, { previews: settings });
    const { until, change, end, printed: lines } = session('dev sample --brand maker');
    await until(/reloads after each build, with the inspector/);
    await change('one');
    await until(/dev\.2 is live/);
    await end();
    const links = [...printed(lines).matchAll(/^ {2}(http\S+)$/gm)].map(([, url = '']) => new URL(url));
    const tokens = links.map((url) => url.searchParams.get('token') ?? '');
    const follows = { versions: {}, follows: [remote], page: '/cars-for-sale/all?inspect' };
    expect(tokens.map((token) => readPreview(token, { host: 'maker.localhost', ...settings }))).toEqual([
      expect.objectContaining(follows),
    ]);
  });

  test('a session whose registry has no previews reports that, and continues', async () => {
    const { until, end, printed: lines } = session('dev sample --brand maker');
    await until(/Reload the page after each build/);
    expect((await end()).code).toBe(0);
    expect(printed(lines)).toContain('Set PREVIEW_SECRET');
  });
});

test('a remote that was never live stays live with its last build', async () => {
  const { until, end, printed } = session('dev sample --brand maker');
  await until(/dev\.1 is live/);
  await end();
  expect(await channels()).toEqual({ maker: { version: '1.1.0-dev.1', canary: null } });
  expect(printed.at(-1)).toContain('maker served no mfe-sample before');
});

test('a registry on another machine is refused without --yes', async () => {
  const { code, err } = await runFragment('dev sample', { url: 'http://registry.example', cwd: root });
  expect([code, err]).toEqual([1, expect.stringMatching(/registry\.example is not on this machine.*--yes/)]);
});

test('an unknown remote is refused', async () => {
  const { code, err } = await runFragment('dev nobody', { url: registry.url, cwd: root });
  expect([code, err]).toEqual([1, expect.stringContaining('no remote "nobody"')]);
});
