import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleUpload } from '@forecourt/gate/testing';
import { temporaryFolder } from '../../testing/registry';
import { startS3Proxy, startUnconditional } from '../../testing/s3-proxy';
import { storageConformance } from '../../testing/storage-conformance';
import { startVersitygw, type Versitygw } from '../../testing/versitygw';
import { disk } from '../disk';
import { RegistryStore } from '../registry-store';
import type { Bucket } from './bucket';
import { ObjectStorage, pointerKey } from './object-storage';
import { openStorage } from './open-storage';
import { S3Bucket, type S3Location } from './s3-bucket';
import { VersionCache } from './version-cache';

let server: Versitygw;
beforeAll(async () => {
  server = await startVersitygw();
});
afterAll(() => server.close());

let files: S3Location;
let folder: string;
let count = 0;
const begin = async () => {
  folder = await temporaryFolder();
  files = server.location(`test-${count++}`);
};
const end = () => rm(folder, { recursive: true });
const alone = (at: S3Location) =>
  openStorage(folder, { disk, now: () => new Date(), warn: () => undefined, files: at });

storageConformance('S3', {
  ...{ begin, end },
  open: () => RegistryStore.open(folder, { files }),
  openAlone: () => alone(files),
});

describe('a registry on S3', () => {
  beforeEach(begin);
  afterEach(end);
  const context = { who: 'ada', ifMatch: null };
  const target = { brands: ['maker'], remote: 'mfe-sample' };

  /** Opens a second registry on the same bucket. */
  async function withTwo(act: (one: RegistryStore, other: RegistryStore) => Promise<void>): Promise<void> {
    const second = await temporaryFolder();
    const one = await RegistryStore.open(folder, { files });
    const other = await RegistryStore.open(second, { files });
    try {
      await act(one, other);
    } finally {
      await one.close();
      await other.close();
      await rm(second, { recursive: true });
    }
  }

  test('decides a change on what another one left, without having seen it before', async () => {
    await withTwo(async (one, other) => {
      await one.publish(sampleUpload('mfe-sample', '1.0.0'), context);
      await other.promote(target, { version: '1.0.0' }, context);
      await expect(one.publish(sampleUpload('mfe-sample', '1.0.0'), context)).rejects.toMatchObject({
        code: 'version-exists',
      });
      expect(one.snapshot).toEqual(other.snapshot);
    });
  });

  test('of two promotes at once, both are made, and the second names the first in its history', async () => {
    await withTwo(async (one, other) => {
      for (const version of ['1.0.0', '1.1.0', '1.2.0'])
        await one.publish(sampleUpload('mfe-sample', version), context);
      await one.promote(target, { version: '1.0.0' }, context);
      const [a, b] = await Promise.all([
        one.promote(target, { version: '1.1.0' }, context),
        other.promote(target, { version: '1.2.0' }, context),
      ]);
      const [first, last] = a.state.revision < b.state.revision ? ['1.1.0', '1.2.0'] : ['1.2.0', '1.1.0'];
      await one.catchUp();
      expect(one.state.channels.maker?.['mfe-sample']).toMatchObject({
        version: last,
        canary: null,
        history: ['1.0.0', first],
      });
      expect([a.state.revision, b.state.revision].sort()).toEqual([5, 6]);
    });
  });

  test('takes no state that is based on an older pointer', async () => {
    const storage = await alone(files);
    const other = await alone(files);
    const state = await storage.latest();
    await other.latest();
    expect(await other.replace({ ...state, revision: 1 }, { id: 'other' })).toMatchObject({ revision: 1 });
    expect(await storage.replace({ ...state, revision: 1 }, { id: 'one' })).toBeNull();
    expect(await storage.replace({ ...state, revision: 2 }, { id: 'one' })).toMatchObject({ revision: 2 });
  });

  test('reports a pointer that is gone, and makes none in its place', async () => {
    const storage = await alone(files);
    const state = await storage.latest();
    await (await S3Bucket.open(files)).remove(pointerKey);
    await expect(storage.replace({ ...state, revision: 1 }, { id: 'one' })).rejects.toThrow(
      /state\.json of .* is gone/,
    );
    expect(await (await S3Bucket.open(files)).get(pointerKey)).toBeNull();
  });

  test('reports a pointer that goes while a start looks for remains, and makes none in its place', async () => {
    const bucket = await S3Bucket.open(files);
    let goOn = () => {};
    const removed = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow: Bucket = {
      ...{ name: bucket.name, get: bucket.get.bind(bucket), put: bucket.put.bind(bucket) },
      remove: bucket.remove.bind(bucket),
      list: (prefix) => removed.then(() => bucket.list(prefix)),
    };
    // The first start lists versions before it makes the pointer.
    await alone(files);
    const cache = await VersionCache.open(join(folder, 'cache'));
    const warned = new Promise<string>((resolve, reject) => {
      ObjectStorage.open({ bucket: slow, cache, now: () => new Date(), warn: resolve })
        .then(() => bucket.remove(pointerKey))
        .then(goOn, reject);
    });
    expect(await warned).toMatch(/state\.json of .* is gone/);
    expect(await bucket.get(pointerKey)).toBeNull();
  });

  test('is refused on a store that ignores the conditions of writes', async () => {
    const proxy = await startUnconditional(server.url);
    try {
      const opened = RegistryStore.open(folder, { files: { ...files, endpoint: proxy.url } });
      await expect(opened).rejects.toThrow(/does not keep conditional writes/);
    } finally {
      await proxy.close();
    }
  });

  test('repeats a write that is answered by 409, and gives up with a reason where that lasts', async () => {
    let conflicts = 0;
    const proxy = await startS3Proxy(server.url, (asked, response) => {
      if (asked.method !== 'PUT' || !asked.url?.includes(pointerKey) || conflicts === 0) return false;
      conflicts -= 1;
      asked.resume();
      response.writeHead(409, { 'content-type': 'application/xml' });
      response.end('<Error><Code>ConditionalRequestConflict</Code><Message>busy</Message></Error>');
      return true;
    });
    const store = await RegistryStore.open(folder, { files: { ...files, endpoint: proxy.url } });
    try {
      conflicts = 3;
      await store.setFlags(['maker'], { values: { ads: true } }, context);
      expect([conflicts, store.state.revision]).toEqual([0, 1]);
      conflicts = Number.POSITIVE_INFINITY;
      const refused = store.setFlags(['maker'], { values: { ads: false } }, context);
      await expect(refused).rejects.toMatchObject({
        code: 'unreachable',
        message: expect.stringMatching(/answers 409 \(ConditionalRequestConflict\) again and again/),
      });
      expect(store.state.revision).toBe(1);
    } finally {
      await store.close();
      await proxy.close();
    }
  });

  test('makes a change once although the answer to its write was lost', async () => {
    let isCut = false;
    const proxy = await startS3Proxy(server.url, (asked, response) => {
      if (isCut && asked.method === 'PUT' && asked.url?.includes(pointerKey)) {
        isCut = false;
        response.write = () => true;
        response.writeHead = () => response.destroy();
      }
      return false;
    });
    const store = await RegistryStore.open(folder, { files: { ...files, endpoint: proxy.url } });
    try {
      isCut = true;
      const { state } = await store.setFlags(['maker'], { values: { ads: true } }, context);
      expect([isCut, state.revision, store.state.revision]).toEqual([false, 1, 1]);
      expect(await store.audit(10)).toHaveLength(1);
    } finally {
      await store.close();
      await proxy.close();
    }
  });
});
