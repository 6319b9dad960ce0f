import type { ModuleKey, RegistrySnapshot } from '@forecourt/contracts';
import { Releases } from './releases';
import type { RemoteFiles } from './remote-files';

const brand = 'research';

function snapshotOf(versions: Readonly<Record<string, string>>): RegistrySnapshot {
  const channels = Object.fromEntries(
    Object.entries(versions).map(([remote, version]) => [remote, { version, canary: null }]),
  );
  return { revision: 1, channels: { [brand]: channels } } as unknown as RegistrySnapshot;
}

/** Releases whose versions load when the test says so. */
function open() {
  const loads = new Map<string, ((error?: Error) => void)[]>();
  const loadsOf = (key: string) => loads.get(key) ?? [];
  const quiet = () => undefined;
  const releases = new Releases({
    files: {
      ...{ use: quiet, drop: async () => undefined },
      manifest: async (name: string, version: string) => ({
        name,
        version,
        server: 'server.js',
        fragments: {},
        files: {},
      }),
      file: async () => ({ bytes: Buffer.from('') }),
    } as unknown as RemoteFiles,
    modules: {
      load: (key: ModuleKey) =>
        new Promise<void>((resolve, reject) => {
          const settle = (error?: Error) => (error === undefined ? resolve() : reject(error));
          loads.set(key, [...loadsOf(key), settle]);
        }),
      unload: quiet,
    },
    sourceLines: { resolve: async (text) => text },
    log: { error: quiet, info: quiet, warn: quiet } as never,
  });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  return {
    ...{ releases, pass },
    /** Starts to use a snapshot, without waiting for its versions. */
    async begin(versions: Readonly<Record<string, string>>) {
      void releases.use(snapshotOf(versions));
      await pass(1);
    },
    async settle(key: string, error?: Error) {
      loadsOf(key).at(-1)!(error);
      await pass(1);
    },
    /** The served version of each remote; null for one that is not ready. */
    get served() {
      const { snapshot, releases: known } = releases.current!;
      return Object.fromEntries(
        Object.entries(snapshot.channels[brand]!).map(([remote, { version }]) => [
          remote,
          known.get(`${remote}@${version}`)?.failure === null ? version : null,
        ]),
      );
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a version that is not ready in time takes the place of the one before it once it is ready', async () => {
  const site = open();
  await site.begin({ 'mfe-a': '1.0.0' });
  await site.settle('mfe-a@1.0.0');
  await site.begin({ 'mfe-a': '1.1.0' });
  await site.pass(1000);
  expect(site.served).toEqual({ 'mfe-a': '1.0.0' });
  await site.settle('mfe-a@1.1.0');
  expect(site.served).toEqual({ 'mfe-a': '1.1.0' });
  site.releases.close();
});

test('a version that becomes ready while the next one is prepared is served until that one is ready, too', async () => {
  const site = open();
  await site.begin({ 'mfe-a': '1.0.0' });
  await site.settle('mfe-a@1.0.0');
  await site.begin({ 'mfe-a': '1.1.0' });
  await site.pass(1000);
  await site.begin({ 'mfe-a': '1.2.0' });
  await site.settle('mfe-a@1.1.0');
  expect(site.served).toEqual({ 'mfe-a': '1.1.0' });
  await site.pass(1000);
  expect(site.served).toEqual({ 'mfe-a': '1.1.0' });
  site.releases.close();
});

test('a version that is ready at the second attempt, while another one is prepared, stays ready', async () => {
  const site = open();
  await site.begin({ 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' });
  await site.settle('mfe-b@1.0.0');
  await site.settle('mfe-a@1.0.0', new Error('no room'));
  expect(site.served).toEqual({ 'mfe-a': null, 'mfe-b': '1.0.0' });
  await site.pass(900);
  await site.begin({ 'mfe-a': '1.0.0', 'mfe-b': '1.1.0' });
  await site.pass(200);
  await site.settle('mfe-a@1.0.0');
  await site.pass(1000);
  expect(site.served).toEqual({ 'mfe-a': '1.0.0', 'mfe-b': '1.0.0' });
  site.releases.close();
});
