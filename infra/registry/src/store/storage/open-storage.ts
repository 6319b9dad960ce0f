import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Disk } from '../disk';
import { BucketError } from './bucket';
import { FolderStorage } from './folder-storage';
import { ObjectStorage } from './object-storage';
import { S3Bucket, type S3Location } from './s3-bucket';
import type { Storage } from './storage';
import { VersionCache } from './version-cache';

export interface StorageOptions {
  disk: Disk;
  now: () => Date;
  warn: (message: string) => void;
  /** The bucket; absent if everything is in the folder. */
  files?: S3Location | undefined;
  /** Receives, while the bucket cannot be reached, the reason, and the call waits; if absent, that is an error. */
  onWait?: ((reason: string) => void) | undefined;
}

const againMs = 1000;

/** Opens the storage of a registry: a bucket, or else its folder. */
export async function openStorage(folder: string, options: StorageOptions): Promise<Storage> {
  const { files, now, warn, onWait } = options;
  if (files === undefined) return FolderStorage.open(folder, options);
  const bucket = await S3Bucket.open(files);
  const cache = await VersionCache.open(join(folder, 'cache'));
  for (;;) {
    try {
      return await ObjectStorage.open({ bucket, cache, now, warn });
    } catch (error) {
      if (onWait === undefined || !(error instanceof BucketError) || !error.isPassing) throw error;
      onWait(error.message);
      await delay(againMs);
    }
  }
}
