import { setTimeout as delay } from 'node:timers/promises';
import type { Upload } from '@forecourt/gate';
import { own, reasonOf } from '@forecourt/service';
import { ProblemError } from '../../problems';
import { chain } from '../audit-chain';
import type { RegistryState } from '../state';
import { filesOf } from '../version-folder';
import { isWhole, nameFor, pack, unpack } from './archive';
import { allLines, faultsIn, readSegment, segmentEntries, storeLines, storeSegment } from './audit-segments';
import { type Bucket, BucketError, type PutOutcome } from './bucket';
import { commitsLimit, emptyPointer, type Pointer, readPointer } from './pointer';
import { whyUnconditional } from './probe';
import type { Staged, Step, Storage } from './storage';
import { tidyVersions, versionKey } from './tidy-versions';
import type { VersionCache } from './version-cache';

export const pointerKey = 'registry/state.json';

/** Number of tries of a write that the store answers by 409, and the pause after the first, ms; each is twice as long as the one before. */
const conflicts = { tries: 6, pauseMs: 25 };
/** Time for which a failure is taken for granted, ms, so that pending changes do not wait for a store that does not answer one by one. */
const failedMs = 400;

interface ObjectOptions {
  bucket: Bucket;
  cache: VersionCache;
  now: () => Date;
  warn: (message: string) => void;
}

interface Known {
  etag: string;
  pointer: Pointer;
}

/** A bucket, for any number of registries: immutable archives of versions, and one pointer that moves by compare and swap. */
export class ObjectStorage implements Storage {
  readonly isShared = true;
  private failed: { at: number; reason: string } | null = null;

  private constructor(
    private readonly options: ObjectOptions,
    private known: Known,
  ) {}

  /**
   * Opens a bucket; an empty one gets a state.
   * @throws BucketError if it cannot be reached; another error if it keeps no conditions, or has versions without a state
   */
  static async open(options: ObjectOptions): Promise<ObjectStorage> {
    const { bucket, warn } = options;
    const why = await whyUnconditional(bucket);
    if (why !== null)
      throw new Error(
        `${bucket.name} does not keep conditional writes (${why}), so that registries would overwrite each other's changes. Take a store that has them.`,
      );
    const storage = new ObjectStorage(options, await readOrCreate(bucket));
    void storage.look().catch((error: unknown) => warn(reasonOf(error)));
    return storage;
  }

  async latest(): Promise<RegistryState> {
    this.refuseWhileFailed();
    const { bucket } = this.options;
    const found = await this.asked(() => bucket.get(pointerKey, this.known.etag));
    if (found === null) throw this.unreachable(gone(bucket));
    if (found !== 'unchanged')
      this.known = { etag: found.etag, pointer: readPointer(textOf(found.bytes), `${pointerKey} of ${bucket.name}`) };
    return this.known.pointer.state;
  }

  async replace(next: RegistryState, step: Step): Promise<RegistryState | null> {
    const { etag, pointer } = this.known;
    const text = JSON.stringify(await this.following(pointer, next, step));
    for (let tries = 1; ; tries++) {
      const outcome = await this.options.bucket
        .put(pointerKey, text, { etag })
        .catch((error: unknown) => ({ kind: 'unknown' as const, error }));
      if (outcome.kind === 'stored') {
        this.known = { etag: outcome.etag, pointer: readPointer(text, pointerKey) };
        return this.known.pointer.state;
      }
      const now = await this.latest();
      // The write, or one of its tries, may have arrived without an answer.
      if (this.known.pointer.commits.includes(step.id)) return now;
      if (outcome.kind === 'unknown') throw this.problem(outcome.error);
      if (this.known.etag !== etag) return null;
      if (outcome.kind !== 'conflict') throw this.unreachable(refusedAlthoughUnchanged(this.options.bucket, outcome));
      if (tries === conflicts.tries) throw this.unreachable(lastingConflict(this.options.bucket, outcome.code));
      await delay(conflicts.pauseMs * 2 ** tries * (0.5 + Math.random()));
    }
  }

  /** The state has the latest entries, and they move into a segment with a later change. */
  async log(state: RegistryState): Promise<RegistryState> {
    return state;
  }

  async stage(upload: Upload): Promise<Staged> {
    this.refuseWhileFailed();
    const { remote, version } = upload;
    const archive = pack(await filesOf(upload));
    const place = nameFor(archive);
    const outcome = await this.asked(() =>
      this.options.bucket.put(versionKey(remote, version, place), archive, { isNew: true }),
    );
    if (outcome.kind === 'stored') return { remote, version, place };
    throw this.unreachable(
      outcome.kind === 'conflict'
        ? lastingConflict(this.options.bucket, outcome.code)
        : `${this.options.bucket.name} does not store ${remote}@${version} under a new name (${outcome.kind})`,
    );
  }

  /** Keeps them, because a write whose answer was lost may still name them. A later start removes archives that no state names. */
  async discard(): Promise<void> {}

  async folderOf(remote: string, version: string): Promise<string> {
    const name = own(own(this.known.pointer.archives, remote) ?? {}, version);
    if (name === undefined) throw new Error(`The state names no files of ${remote}@${version}.`);
    const { bucket, cache } = this.options;
    return cache.folderOf(name, async () => {
      const key = versionKey(remote, version, name);
      const found = await this.asked(() => bucket.get(key));
      if (found === null || found === 'unchanged')
        throw new Error(`${key} of ${bucket.name} is gone. Restore it, or promote another version.`);
      if (!isWhole(name, found.bytes)) throw new Error(`${key} of ${bucket.name} is damaged. Restore it.`);
      return unpack(Buffer.from(found.bytes));
    });
  }

  async *newestLines(): AsyncIterable<readonly string[]> {
    const { bucket } = this.options;
    const { state, segment } = this.known.pointer;
    yield chain(state.auditTip, state.unlogged)
      .map(({ text }) => text)
      .reverse();
    for (let next = segment; next !== null; ) {
      const one = next;
      const { before, lines } = await this.asked(() => readSegment(bucket, one));
      yield lines.toReversed();
      next = before;
    }
  }

  lines(): Promise<string[]> {
    return allLines(this.options.bucket, this.known.pointer);
  }

  async fill(state: RegistryState, lines: readonly string[], staged: readonly Staged[]): Promise<void> {
    const { bucket } = this.options;
    let stored: { segment: string | null; tip: string | null } = { segment: null, tip: null };
    for (let from = 0; from < lines.length; from += segmentEntries)
      stored = await storeLines(bucket, stored.segment, lines.slice(from, from + segmentEntries));
    const archives: Record<string, Record<string, string>> = {};
    for (const { remote, version, place } of staged) archives[remote] = { ...archives[remote], [version]: place };
    const copied = { ...state, unlogged: [], auditTip: stored.tip };
    const pointer: Pointer = { ...emptyPointer, state: copied, archives, segment: stored.segment };
    const { kind } = await bucket.put(pointerKey, JSON.stringify(pointer), { etag: this.known.etag });
    if (kind !== 'stored') throw new Error(`${bucket.name} was changed meanwhile. Stop whoever writes there.`);
    await this.latest();
  }

  async failure(): Promise<string | null> {
    return this.failed === null
      ? null
      : `The registry serves what it has, and stores nothing: ${this.failed.reason}. It tries again by itself.`;
  }

  /** Returns the pointer with the next state. Entries of the present one are final, so they may move into a segment. */
  private async following(pointer: Pointer, next: RegistryState, { id, staged }: Step): Promise<Pointer> {
    const commits = [...pointer.commits, id].slice(-commitsLimit);
    const archives =
      staged === undefined
        ? pointer.archives
        : {
            ...pointer.archives,
            [staged.remote]: { ...own(pointer.archives, staged.remote), [staged.version]: staged.place },
          };
    const { unlogged } = pointer.state;
    if (unlogged.length < segmentEntries) return { ...pointer, state: next, archives, commits };
    const { segment, tip } = await this.asked(() => storeSegment(this.options.bucket, pointer));
    const state = { ...next, unlogged: next.unlogged.slice(unlogged.length), auditTip: tip };
    return { ...pointer, state, archives, commits, segment };
  }

  /** Removes what interrupted publishes left, and reports what is missing or was changed. */
  private async look(): Promise<void> {
    const { bucket, now, warn } = this.options;
    // Read on its own: what a change is based on must not move meanwhile. A pointer that is gone is reported, not replaced.
    const present = async () => {
      const found = await readKnown(bucket);
      if (found === null) throw new Error(gone(bucket));
      return found.pointer;
    };
    await tidyVersions(bucket, present, now(), warn);
    const wrong = faultsIn(await allLines(bucket, await present()));
    if (wrong.length > 0)
      warn(
        `The audit log of ${bucket.name} is not as it was written, in ${wrong.length} places; the first: ${wrong[0]}`,
      );
  }

  /** Sends a request to the bucket, and records whether it was answered. */
  private async asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask();
      this.failed = null;
      return answer;
    } catch (error) {
      throw this.problem(error);
    }
  }

  private problem(error: unknown): unknown {
    return error instanceof BucketError ? this.unreachable(error.message) : error;
  }

  private unreachable(reason: string): ProblemError {
    this.failed = { at: this.options.now().getTime(), reason };
    return new ProblemError(
      'unreachable',
      `${reason}. Try again later; whether a change was made, its audit log says.`,
    );
  }

  private refuseWhileFailed(): void {
    if (this.failed !== null && this.options.now().getTime() - this.failed.at < failedMs)
      throw new ProblemError('unreachable', `${this.failed.reason}. Nothing was changed. Try again later.`);
  }
}

/** Returns the pointer; null if there is none. */
async function readKnown(bucket: Bucket): Promise<Known | null> {
  const found = await bucket.get(pointerKey);
  if (found === null || found === 'unchanged') return null;
  return { etag: found.etag, pointer: readPointer(textOf(found.bytes), `${pointerKey} of ${bucket.name}`) };
}

async function readOrCreate(bucket: Bucket): Promise<Known> {
  const found = await readKnown(bucket);
  if (found !== null) return found;
  const versions = await bucket.list('registry/versions/');
  if (versions.length > 0 && (await bucket.get(pointerKey)) === null)
    throw new Error(`${gone(bucket)}. Versions are there. Restore it, or remove them to start from scratch`);
  const outcome = await bucket.put(pointerKey, JSON.stringify(emptyPointer), { isNew: true });
  if (outcome.kind === 'conflict') throw new Error(lastingConflict(bucket, outcome.code));
  // If another registry was first, its state is read.
  return readOrCreate(bucket);
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const gone = (bucket: Bucket) => `${pointerKey} of ${bucket.name} is gone`;
const refusedAlthoughUnchanged = (bucket: Bucket, { kind }: PutOutcome) =>
  `${bucket.name} refuses a write to ${pointerKey} (${kind}), although nobody changed it`;
const lastingConflict = (bucket: Bucket, code: string) =>
  `${bucket.name} answers 409 (${code}) again and again, although nobody changes ${pointerKey}. An object whose key is the folder of another one is such a case: look which keys begin with "registry/"`;
