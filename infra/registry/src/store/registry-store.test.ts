import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleUpload } from '@forecourt/gate/testing';
import { failingDisk, PowerCut, type Reach } from '../testing/power-cut';
import { temporaryFolder } from '../testing/registry';
import { expectWhole } from '../testing/whole';
import { disk } from './disk';
import { RegistryStore, type StoreOptions } from './registry-store';

const remote = 'mfe-sample';
const target = { brands: ['research', 'maker'], remote };
const context = { who: 'ada', ifMatch: null };

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Opens the folder, calls `act` and closes it, like one run of the process. */
async function session<T>(act: (store: RegistryStore) => Promise<T>, options?: StoreOptions): Promise<T> {
  const store = await RegistryStore.open(folder, options);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

/** Fills the registry with two versions, the first of them live. */
async function seed(): Promise<void> {
  await session(async (store) => {
    await store.publish(sampleUpload(remote, '1.0.0'), context);
    await store.publish(sampleUpload(remote, '1.1.0'), context);
    await store.promote(target, { version: '1.0.0' }, context);
  });
}

test('written data survives a restart', async () => {
  await seed();
  const etag = await session(async (store) => store.snapshot.etag);
  const state = await expectWhole(folder);
  expect(state.revision).toBe(3);
  expect(state.channels.maker?.[remote]).toMatchObject({ version: '1.0.0', canary: null, history: [] });
  expect(await session(async (store) => store.snapshot.etag)).toBe(etag);
});

test('concurrent changes happen one after another, each on top of the one before', async () => {
  await seed();
  await session(async (store) => {
    const versions = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? '1.1.0' : '1.0.0'));
    const made = await Promise.all(versions.map((version) => store.promote(target, { version }, context)));
    expect(made.map(({ state }) => state.revision)).toEqual(versions.map((_, index) => 4 + index));
  });
  await expectWhole(folder);
});

test('whoever hears of a change finds its entry in the audit log', async () => {
  await seed();
  await session(async (store) => {
    const heard: Promise<number[]>[] = [];
    store.onChange(() => heard.push(store.audit(1).then((entries) => entries.map(({ revision }) => revision))));
    await store.promote(target, { version: '1.1.0' }, context);
    expect(await Promise.all(heard)).toEqual([[4]]);
  });
});

test('a second publish of a version is refused at once while the first is pending', async () => {
  await session(async (store) => {
    const first = store.publish(sampleUpload(remote, '1.0.0'), context);
    await expect(store.publish(sampleUpload(remote, '1.0.0'), context)).rejects.toMatchObject({
      code: 'publish-under-way',
    });
    await first;
    await expect(store.publish(sampleUpload(remote, '1.0.0'), context)).rejects.toMatchObject({
      code: 'version-exists',
    });
  });
});

describe('a power cut at any step', () => {
  const changes: Record<string, (store: RegistryStore) => Promise<unknown>> = {
    'of a publish, the first of its remote,': (store) => store.publish(sampleUpload('mfe-new', '1.0.0'), context),
    'of a promote': (store) => store.promote(target, { version: '1.1.0' }, context),
    'of a place': (store) =>
      store.place({ brands: ['maker'], page: 'results' }, { remote, fragment: 'panel', region: 'main' }, context),
  };
  const reaches: Reach[] = ['half', 'whole'];

  test.each(Object.keys(changes))(
    '%s leaves the old or the new state, and a change that was confirmed stays',
    async (name) => {
      await seed();
      const seeded = await temporaryFolder();
      await cp(folder, seeded, { recursive: true });
      const revisions = new Set<number>();
      let steps = Number.POSITIVE_INFINITY;
      for (let at = 0; at < steps; at++) {
        for (const reach of reaches) {
          await rm(folder, { recursive: true, force: true, maxRetries: 10 });
          await cp(seeded, folder, { recursive: true });
          const failing = failingDisk(at, reach);
          const confirmed = await session(changes[name]!, { disk: failing.disk }).then(
            () => true,
            (error: unknown) => {
              if (!(error instanceof PowerCut)) throw error;
              return false;
            },
          );
          if (failing.steps() <= at) steps = at;
          await session(async (store) => revisions.add(store.state.revision));
          const { revision } = await expectWhole(folder);
          if (confirmed) expect(revision).toBe(4);
        }
      }
      await rm(seeded, { recursive: true });
      expect([...revisions].sort()).toEqual([3, 4]);
    },
    30_000,
  );
});

describe('a disk failure that the process survives', () => {
  test('a publish that failed while it wrote its files leaves none of them', async () => {
    await seed();
    const options: StoreOptions = {
      disk: {
        ...disk,
        write: async (path, bytes, mode) => {
          if (path.endsWith('.css')) throw new Error('no space left');
          await disk.write(path, bytes, mode);
        },
      },
    };
    await session(async (store) => {
      await expect(store.publish(sampleUpload(remote, '2.0.0'), context)).rejects.toThrow('no space left');
      await expectWhole(folder);
    }, options);
  });

  test('a publish that failed can be repeated', async () => {
    await seed();
    let full = true;
    const options: StoreOptions = {
      disk: {
        ...disk,
        rename: async (from, to) => {
          if (full && to.endsWith('channels.json')) throw new Error('no space left');
          await disk.rename(from, to);
        },
      },
    };
    await session(async (store) => {
      await expect(store.publish(sampleUpload(remote, '2.0.0'), context)).rejects.toThrow('no space left');
      expect(store.state.revision).toBe(3);
      full = false;
      await store.publish(sampleUpload(remote, '2.0.0'), context);
    }, options);
    await session(async () => undefined);
    expect((await expectWhole(folder)).revision).toBe(4);
  });

  test('a failure after the state was replaced: the store continues from the state on the disk', async () => {
    await seed();
    let failing = true;
    const options: StoreOptions = {
      disk: {
        ...disk,
        rename: async (from, to) => {
          await disk.rename(from, to);
          if (failing && to.endsWith('channels.json')) throw new Error('the folder could not be synced');
        },
      },
    };
    await session(async (store) => {
      await expect(store.publish(sampleUpload(remote, '2.0.0'), context)).rejects.toThrow('could not be synced');
      expect(store.state.revision).toBe(4);
      expect((await store.files(remote, '2.0.0'))?.has('server.js')).toBe(true);
      failing = false;
      await store.promote(target, { version: '2.0.0' }, context);
    }, options);
    expect((await expectWhole(folder)).revision).toBe(5);
  });

  test('a change whose log entry could not be written stands, and is logged with the next', async () => {
    await seed();
    const warnings: string[] = [];
    let full = true;
    const options: StoreOptions = {
      warn: (message) => warnings.push(message),
      disk: {
        ...disk,
        append: async (path, text) => {
          if (!full) return disk.append(path, text);
          await appendFile(path, text.slice(0, 10));
          throw new Error('no space left');
        },
      },
    };
    await session(async (store) => {
      await store.promote(target, { version: '1.1.0' }, context);
      expect(store.state.channels.maker?.[remote]?.version).toBe('1.1.0');
      full = false;
      await store.rollback(target, {}, context);
      expect((await store.audit(2)).map(({ action }) => action)).toEqual(['rollback', 'promote']);
    }, options);
    expect(warnings).toEqual([expect.stringContaining('no space left')]);
    await expectWhole(folder);
  });
});

describe('opening', () => {
  test('removes the rest of an interrupted write, and nothing else', async () => {
    await seed();
    await mkdir(join(folder, 'tmp/half/static'), { recursive: true });
    await writeFile(join(folder, 'tmp/half/static/a.js'), 'half');
    await mkdir(join(folder, 'versions', remote, '9.9.9'));
    await mkdir(join(folder, 'versions/mfe-lost/1.0.0'), { recursive: true });
    const warnings: string[] = [];
    await session(async () => undefined, { warn: (message) => warnings.push(message) });
    await expectWhole(folder);
    expect(warnings).toHaveLength(3);
  });

  test('refuses a folder that another registry has locked, and opens it once that one has stopped', async () => {
    await session(async () => {
      await expect(RegistryStore.open(folder)).rejects.toThrow(/Another registry runs on/);
    });
    await session(async () => undefined);
  });

  test.each([
    [
      'was cut',
      'audit.jsonl does not end with the last written entry',
      async (path: string) => {
        const [first] = (await readFile(path, 'utf8')).split('\n');
        await writeFile(path, `${first}\n`);
      },
    ],
    ['is gone', 'audit.jsonl does not end with the last written entry', (path: string) => rm(path)],
    [
      'is not one',
      'audit.jsonl does not end with the last written entry',
      (path: string) => writeFile(path, 'hello\n'),
    ],
    [
      'cannot be read',
      'audit.jsonl cannot be read or written',
      async (path: string) => {
        await rm(path);
        await mkdir(path);
      },
    ],
  ])('is not stopped by an audit log that %s, and reports it', async (_case, said, spoil) => {
    await seed();
    await spoil(join(folder, 'audit.jsonl'));
    const warnings: string[] = [];
    await session(async (store) => expect(store.state.revision).toBeGreaterThan(0), {
      warn: (message) => warnings.push(message),
    });
    expect(warnings[0]).toContain(said);
  });

  test('permits personal sources to versions that an operator published before that permission existed', async () => {
    const sources = { mine: { upstream: 'accounts', path: '/account-api/mine', timeoutMs: 500, personal: true } };
    const asking = (name: string) => sampleUpload(name, '1.0.0', (manifest) => ({ ...manifest, sources }));
    await session(async (store) => {
      const scope = { may: ['publish' as const], remotes: '*' as const, brands: '*' as const, expiresAt: null };
      await store.addToken({ name: 'team', ...scope }, 'secret', context);
      await store.publish(asking('mfe-theirs'), { who: 'team', ifMatch: null });
      await store.publish(asking('mfe-ours'), context);
    });
    const path = join(folder, 'channels.json');
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(',"personal":true', ''));
    const warnings: string[] = [];
    await session(
      async ({ snapshot }) => {
        const { versions } = JSON.parse(snapshot.json);
        expect([versions['mfe-ours']['1.0.0'].personal, versions['mfe-theirs']['1.0.0'].personal]).toEqual([
          true,
          undefined,
        ]);
      },
      { warn: (message) => warnings.push(message) },
    );
    expect(warnings).toEqual([
      expect.stringMatching(/^mfe-theirs@1\.0\.0 declares sources of visitors' personal data \(mine\)/),
    ]);
  });

  test('refuses a damaged state and changes nothing', async () => {
    await seed();
    await writeFile(join(folder, 'channels.json'), '{"schema":1');
    await expect(RegistryStore.open(folder)).rejects.toThrow(/channels\.json is damaged/);
    expect(await readFile(join(folder, 'channels.json'), 'utf8')).toBe('{"schema":1');
    expect(await readdir(join(folder, 'versions', remote))).toEqual(['1.0.0', '1.1.0']);
  });

  test('refuses versions without a state instead of deleting them as orphans', async () => {
    await seed();
    await rm(join(folder, 'channels.json'));
    await expect(RegistryStore.open(folder)).rejects.toThrow(/channels\.json is missing/);
    expect(await readdir(join(folder, 'versions', remote))).toEqual(['1.0.0', '1.1.0']);
  });

  test('names the missing published files and serves the rest', async () => {
    await seed();
    await rm(join(folder, 'versions', remote, '1.1.0'), { recursive: true });
    const warnings: string[] = [];
    await session(async (store) => expect((await store.files(remote, '1.0.0'))?.has('server.js')).toBe(true), {
      warn: (message) => warnings.push(message),
    });
    expect(warnings).toEqual([expect.stringContaining(`${remote}@1.1.0`)]);
  });
});
