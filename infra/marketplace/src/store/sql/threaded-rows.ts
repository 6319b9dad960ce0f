import { Worker } from 'node:worker_threads';
import type { RowCommit, RowPiece, RowWriter } from './write-rows';

/** Memory for rows that wait to be written, and for those that arrive; without a limit a thread lets its garbage grow. */
const limits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 };

export interface RowThreadData {
  /** The database's folder. */
  folder: string;
}

export type ToRowThread = RowPiece | RowCommit | 'close';
export type FromRowThread = { kind: 'done' } | { kind: 'failed'; message: string };

/** Writes an import's rows in a thread of its own, so that the next rows are prepared while the database works. */
export class RowThread implements RowWriter {
  private readonly worker: Worker;
  /** Pending commits, the oldest first. */
  private readonly pending: { resolve(): void; reject(error: Error): void }[] = [];
  private death: Error | null = null;

  /** @param script the built `row-thread.js` */
  constructor(script: string | URL, data: RowThreadData) {
    this.worker = new Worker(script, {
      workerData: data,
      resourceLimits: limits,
    });
    this.worker.on('message', (message: FromRowThread) => this.receive(message));
    this.worker.once('error', (error) => this.die(error));
    this.worker.once('exit', (code) => this.die(new Error(`The thread that writes rows ended with code ${code}.`)));
  }

  add(piece: RowPiece): void {
    this.worker.postMessage(piece satisfies ToRowThread);
  }

  commit(commit: RowCommit): Promise<void> {
    return this.ask(commit);
  }

  async close(): Promise<void> {
    // The thread may be dead already; then the pending commits have been rejected.
    await Promise.allSettled([this.ask('close')]);
    await this.worker.terminate();
  }

  private ask(question: RowCommit | 'close'): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.death !== null) return reject(this.death);
      this.pending.push({ resolve, reject });
      this.worker.postMessage(question satisfies ToRowThread);
    });
  }

  private receive(message: FromRowThread): void {
    const oldest = this.pending.shift();
    if (message.kind === 'done') oldest?.resolve();
    else oldest?.reject(new Error(message.message));
  }

  private die(error: Error): void {
    this.death ??= error;
    for (const { reject } of this.pending.splice(0)) reject(this.death);
  }
}
