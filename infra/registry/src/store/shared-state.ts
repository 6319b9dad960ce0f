import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { reasonOf } from '@forecourt/service';
import { Queue } from '@forecourt/service/queue';
import { ProblemError } from '../problems';
import type { Author, Transition } from './change-brands';
import { type RegistryState, snapshotOf } from './state';
import type { Staged, Storage } from './storage/storage';

/** The snapshot as clients receive it: serialised once per change. */
export interface ServedSnapshot {
  json: string;
  /** Strong entity tag, quotes included. */
  etag: string;
}

/** The writer of a change, and the revision that the change is based on. */
export interface WriteContext {
  who: string;
  /** See `Author`. */
  person?: string | null;
  /** Entity tags of the snapshot, one of which must be the current one; null without such a condition. */
  ifMatch: readonly string[] | null;
  /** Whether the writer's token is for all remotes: it may take unused names, but not publish to remotes of others. */
  claims?: boolean;
  /** Whether the change is only decided, and not stored. */
  isTrial?: boolean;
}

/** Time between two looks for changes of other registries, ms: they are seen within a second. */
const lookEveryMs = 500;
/** Maximum number of times that a change is decided again because another registry was first, and the longest pause before, ms. */
const races = { tries: 50, pauseMs: 100 };

/**
 * The registry's state and its storage. Changes run one at a time; each is atomic, even if a crash interrupts it, and the history is
 * linear, even among several registries on one storage.
 */
export class SharedState {
  /** The current state as clients receive it. */
  served: ServedSnapshot;
  private readonly queue = new Queue();
  private readonly listeners = new Set<() => void>();
  private readonly stopped = new AbortController();
  private isBehind = false;

  constructor(
    private readonly storage: Storage,
    public current: RegistryState,
    private readonly options: { now: () => Date; warn: (message: string) => void },
  ) {
    this.served = serve(current);
    if (storage.isShared) void this.follow();
  }

  /** Calls `listener` after each change. @returns a function that unsubscribes it */
  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves when no change is pending. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Waits for pending changes. */
  async close(): Promise<void> {
    this.stopped.abort();
    await this.idle();
  }

  /** Takes in changes of other registries that share the storage; without an answer of it, what is known stays. */
  async catchUp(): Promise<void> {
    if (!this.storage.isShared) return;
    await this.queue.run(async () => {
      try {
        this.adopt(await this.storage.latest());
        this.isBehind = false;
      } catch (error) {
        if (!this.isBehind) this.options.warn(reasonOf(error));
        this.isBehind = true;
      }
    });
  }

  /** Decides a change and stores it; if another registry was first, decides again on what it left. */
  change<T extends Transition>(
    context: WriteContext,
    decide: (state: RegistryState, author: Author) => T,
    staged?: Staged,
  ): Promise<T> {
    const step = { id: randomUUID(), staged };
    const { who, person } = context;
    return this.queue.run(async () => {
      for (let tries = 1; tries <= races.tries; tries++) {
        this.adopt(await this.storage.latest());
        this.guard(context);
        const transition = decide(this.current, { who, person, at: this.options.now().toISOString() });
        if (transition.entry === null || context.isTrial === true || (await this.commit(transition.state, step)))
          return transition;
        await delay(Math.random() * races.pauseMs);
      }
      throw new ProblemError(
        'unreachable',
        `Other registries were faster ${races.tries} times. Nothing was changed. Try again in a moment.`,
      );
    });
  }

  /** @returns whether the state is stored; otherwise another registry has stored one */
  private async commit(state: RegistryState, step: { id: string; staged: Staged | undefined }): Promise<boolean> {
    const { storage } = this;
    let stored: RegistryState | null;
    try {
      stored = await storage.replace(state, step);
    } catch (error) {
      // The state may have been replaced, so it has to be read from the storage.
      await storage.latest().then(
        (now) => this.adopt(now),
        (reason: unknown) => this.options.warn(reasonOf(reason)),
      );
      throw error;
    }
    if (stored === null) return false;
    this.adopt(stored);
    this.current = await storage.log(stored);
    return true;
  }

  /** Looks for changes of other registries until this one is closed. */
  private async follow(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      await delay(lookEveryMs, undefined, { signal: this.stopped.signal }).catch(() => undefined);
      if (!this.stopped.signal.aborted) await this.catchUp();
    }
  }

  private adopt(state: RegistryState): void {
    const changed = state.revision !== this.current.revision;
    this.current = state;
    if (!changed) return;
    this.served = serve(state);
    for (const listener of this.listeners) listener();
  }

  /** @throws ProblemError `changed-meanwhile`, if the writer's entity tag is not the current one */
  guard({ ifMatch }: WriteContext): void {
    if (ifMatch === null || ifMatch.includes('*') || ifMatch.includes(this.served.etag)) return;
    throw new ProblemError(
      'changed-meanwhile',
      `If-Match names ${ifMatch.join(', ')}; the registry is at ${this.served.etag}, because it was changed in the meantime. Read /v1/channels again, then repeat the change if it is still right.`,
    );
  }
}

function serve(state: RegistryState): ServedSnapshot {
  const json = JSON.stringify(snapshotOf(state));
  const digest = createHash('sha256').update(json).digest('hex').slice(0, 16);
  return { json, etag: `"${state.revision}-${digest}"` };
}
