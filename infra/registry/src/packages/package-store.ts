/** Where a registry stores the packages that it serves, each once. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ProblemError } from '../problems';
import { disk } from '../store/disk';
import type { Places } from '../store/recover';
import { type Bucket, BucketError } from '../store/storage/bucket';
import { S3Bucket, type S3Location } from '../store/storage/s3-bucket';

/** Packages by the name of their tarball, each as an archive. What is stored never changes. */
export interface PackageStore {
  /** @throws ProblemError `unreachable` */
  names(): Promise<string[]>;
  /** Stores a package unless there is one of this name. @throws ProblemError `unreachable` */
  add(name: string, archive: Uint8Array): Promise<void>;
  /** Returns the archive of a name that `names` has returned. @throws ProblemError `unreachable` */
  read(name: string): Promise<Buffer>;
}

/** Returns the store of a registry's packages: its bucket, or else its folder. */
export function packagesIn(places: Places, files: S3Location | undefined): PackageStore {
  return files === undefined ? folderPackages(places) : bucketPackages(() => S3Bucket.open(files));
}

function folderPackages({ packages: folder, temporary }: Places): PackageStore {
  const names = () => readdir(folder).catch((): string[] => []);
  return {
    names,
    async add(name, archive) {
      if ((await names()).includes(name)) return;
      await disk.makeFolder(folder);
      const part = join(temporary, name);
      await disk.write(part, archive);
      await disk.rename(part, join(folder, name));
    },
    read: (name) => readFile(join(folder, name)),
  };
}

const prefix = 'registry/packages/';

/** A bucket, for any number of registries. */
function bucketPackages(open: () => Promise<Bucket>): PackageStore {
  let opened: Promise<Bucket> | undefined;
  async function asked<T>(question: (bucket: Bucket) => Promise<T>): Promise<T> {
    opened ??= open();
    try {
      return await question(await opened);
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      throw new ProblemError('unreachable', `${error.message}. Try again later.`);
    }
  }
  return {
    names: () => asked(async (bucket) => (await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length))),
    // If another registry stores it at the same moment, the next look finds it.
    add: (name, archive) =>
      asked(async (bucket) => {
        await bucket.put(prefix + name, archive, { isNew: true });
      }),
    read: (name) =>
      asked(async (bucket) => {
        const found = await bucket.get(prefix + name);
        if (found === null || found === 'unchanged')
          throw new BucketError(`${bucket.name} has no ${prefix}${name} any more`, false);
        return Buffer.from(found.bytes);
      }),
  };
}

/** Copies packages into another store. @returns how many there are */
export async function copyPackages(from: PackageStore, to: PackageStore): Promise<number> {
  const names = await from.names();
  for (const name of names) await to.add(name, await from.read(name));
  return names.length;
}
