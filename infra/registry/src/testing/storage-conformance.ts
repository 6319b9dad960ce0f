import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleUpload } from '@forecourt/gate/testing';
import type { RegistryStore } from '../store/registry-store';
import { faultsIn } from '../store/storage/audit-segments';
import type { Storage } from '../store/storage/storage';

const remote = 'mfe-sample';
const target = { brands: ['research', 'maker'], remote };
const context = { who: 'ada', ifMatch: null };

/** How a registry's storage is opened for a test: the same one each time, until the next test. */
export interface StorageUnderTest {
  begin(): Promise<void>;
  end(): Promise<void>;
  open(): Promise<RegistryStore>;
  /** Opens the storage alone; no registry may run on it. */
  openAlone(): Promise<Storage>;
}

/** Registers the tests that every storage of a registry passes. */
export function storageConformance(name: string, under: StorageUnderTest): void {
  describe(`a registry on ${name}`, () => {
    beforeEach(() => under.begin());
    afterEach(() => under.end());

    /** Opens the registry, calls `act` and closes it, like one run of the process. */
    async function session<T>(act: (store: RegistryStore) => Promise<T>): Promise<T> {
      const store = await under.open();
      try {
        return await act(store);
      } finally {
        await store.close();
      }
    }
    const publish = (store: RegistryStore, version: string) => store.publish(sampleUpload(remote, version), context);

    test('has after a restart what it had before, under the same entity tag', async () => {
      const before = await session(async (store) => {
        await publish(store, '1.0.0');
        await store.promote(target, { version: '1.0.0' }, context);
        return store.snapshot;
      });
      await session(async (store) => {
        expect(store.snapshot).toEqual(before);
        expect(store.state.revision).toBe(2);
      });
    });

    test('has every file of a version as it was published, and no other version', async () => {
      await session((store) => publish(store, '1.0.0'));
      await session(async (store) => {
        const folder = await store.folderOf(remote, '1.0.0');
        for (const [path, bytes] of sampleUpload(remote, '1.0.0').files)
          expect([path, (await readFile(join(folder, path))).equals(bytes)]).toEqual([path, true]);
        expect((await store.files(remote, '1.0.0'))?.has('server.js')).toBe(true);
        expect(await store.files(remote, '1.0.1')).toBeNull();
      });
    });

    test('never changes a version', async () => {
      await session(async (store) => {
        const first = publish(store, '1.0.0');
        await expect(publish(store, '1.0.0')).rejects.toMatchObject({
          code: expect.stringMatching(/^publish-under-way$|^version-exists$/),
        });
        await first;
      });
      await session((store) => expect(publish(store, '1.0.0')).rejects.toMatchObject({ code: 'version-exists' }));
    });

    test('makes concurrent changes one after another, each on top of the one before', async () => {
      await session(async (store) => {
        await publish(store, '1.0.0');
        await publish(store, '1.1.0');
        const versions = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? '1.1.0' : '1.0.0'));
        const made = await Promise.all(versions.map((version) => store.promote(target, { version }, context)));
        expect(made.map(({ state }) => state.revision)).toEqual(versions.map((_, at) => 3 + at));
      });
    });

    test('refuses a change whose entity tag is an older one', async () => {
      await session(async (store) => {
        await publish(store, '1.0.0');
        const { etag } = store.snapshot;
        await store.promote(target, { version: '1.0.0' }, { ...context, ifMatch: [etag] });
        const again = store.rollback(target, {}, { ...context, ifMatch: [etag] });
        await expect(again).rejects.toMatchObject({ code: 'changed-meanwhile' });
      });
    });

    test('has every change in its log once, in an unbroken chain, also of more changes than stay in the state', async () => {
      const changes = 230;
      await session(async (store) => {
        for (let at = 0; at < changes; at++)
          await store.setFlags(['maker'], { values: { ads: at % 2 === 0 } }, { ...context, who: `ada-${at}` });
        const latest = await store.audit(3);
        expect(latest.map(({ revision }) => revision)).toEqual([changes, changes - 1, changes - 2]);
      });
      await session(async (store) => {
        const all = await store.audit(1000);
        expect(all.map(({ who }) => who)).toEqual(
          Array.from({ length: changes }, (_, at) => `ada-${changes - 1 - at}`),
        );
      });
      const lines = await (await under.openAlone()).lines();
      expect(lines).toHaveLength(changes);
      expect(faultsIn(lines)).toEqual([]);
      expect(faultsIn(lines.toSpliced(120, 1))).toHaveLength(1);
    });
  });
}
