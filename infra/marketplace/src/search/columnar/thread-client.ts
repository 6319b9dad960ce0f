import { Worker } from 'node:worker_threads';
import type { SearchRequest } from '@forecourt/matching';
import type { SearchResult } from '../port';
import { SearchUnavailable } from '../port';
import type { IndexState } from './index-state';
import type { FromThread, Notice, ThreadData, ToThread } from './thread-messages';

/** Largest number of requests that may wait for one thread; further ones are refused at once rather than answered too late. */
const MOST_PENDING = 500;

type Answer = Exclude<FromThread, { kind: 'ready' | 'notice' | 'failed' }>;

interface Pending {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** One search thread, from its start to its end. */
export class ThreadClient {
  /** State of its index; null until it is loaded. */
  state: IndexState | null = null;
  /** The last entry of the store's log that its index is known to have applied. */
  seq = 0;
  /** Why it ended; null while it runs. */
  death: Error | null = null;
  private readonly worker: Worker;
  private readonly pending = new Map<number, Pending>();
  private nextId = 1;
  private readonly started: Promise<void>;
  private drained: (() => void) | null = null;

  constructor(
    script: string | URL,
    private readonly data: ThreadData,
    private readonly onNotice: (notice: Notice) => void,
  ) {
    this.worker = new Worker(script, { workerData: data });
    this.worker.on('message', (message: FromThread) => this.receive(message));
    this.started = new Promise((resolve, reject) => {
      this.worker.on('message', (message: FromThread) => message.kind === 'ready' && resolve());
      this.onDeath(reject);
    });
    this.onDeath((error) => this.die(error));
  }

  get generation(): number {
    return this.data.generation;
  }

  /** Resolves once its index is loaded. @throws the reason if it cannot be */
  ready(): Promise<void> {
    return this.started;
  }

  onDeath(listener: (error: Error) => void): void {
    this.worker.once('error', listener);
    this.worker.once('exit', (code) => listener(new Error(`The search thread ended with code ${code}.`)));
  }

  async search(request: SearchRequest): Promise<{ result: SearchResult; seq: number }> {
    if (this.pending.size >= MOST_PENDING) {
      throw new SearchUnavailable(`${MOST_PENDING} searches are waiting already. Try again in a moment.`);
    }
    const answer = await this.ask((id) => ({ kind: 'search', id, request }));
    if (answer.kind !== 'found') throw new Error(`A search was answered by ${answer.kind}.`);
    return answer;
  }

  /** Makes the thread apply all writes so far. @returns how many changes it applied */
  async catchUp(): Promise<number> {
    const answer = await this.ask((id) => ({ kind: 'catch-up', id }));
    if (answer.kind !== 'caught-up') throw new Error(`Catching up was answered by ${answer.kind}.`);
    return answer.applied;
  }

  /** Stops the thread once all pending requests are answered, or after `milliseconds`. */
  async drain(milliseconds: number): Promise<void> {
    if (this.pending.size > 0) {
      const timer = new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
      await Promise.race([timer, new Promise<void>((resolve) => (this.drained = resolve))]);
    }
    await this.stop();
  }

  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private ask(question: (id: number) => ToThread): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.death !== null) return reject(new SearchUnavailable(this.death.message));
      const id = this.nextId++;
      this.pending.set(id, { resolve, reject });
      this.worker.postMessage(question(id));
    });
  }

  private receive(message: FromThread): void {
    if (message.kind === 'notice') {
      this.onNotice(message.notice);
      return;
    }
    if (message.kind === 'ready' || message.kind === 'caught-up') this.state = message.state;
    if (message.kind !== 'failed') this.seq = message.kind === 'found' ? message.seq : message.state.seq;
    if (message.kind === 'ready') return;
    const pending = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (message.kind === 'failed')
      pending?.reject(new SearchUnavailable(`The search engine failed: ${message.message}`));
    else pending?.resolve(message);
    if (this.pending.size === 0) this.drained?.();
  }

  private die(error: Error): void {
    this.death ??= error;
    for (const { reject } of this.pending.values()) reject(new SearchUnavailable(error.message));
    this.pending.clear();
    this.drained?.();
  }
}
