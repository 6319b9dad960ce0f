import { Worker } from 'node:worker_threads';
import type { RowBatch, RowWriter } from './write-rows';

/** The thread has room for a few batches; it would else let its garbage grow. */
const MOST_MEGABYTES = 128;

export interface RowThreadData {
  /** The database's folder. */
  folder: string;
}

export type FromRowThread = { kind: 'written' } | { kind: 'failed'; message: string };

/** Writes an import's rows in a thread of its own, so that the next rows are made while the database works. */
export class RowThread implements RowWriter {
  private readonly worker: Worker;
  private pending: { resolve(): void; reject(error: Error): void } | null = null;
  private death: Error | null = null;

  /** @param script the built `row-thread.js` */
  constructor(script: string | URL, data: RowThreadData) {
    this.worker = new Worker(script, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    this.worker.on('message', (message: FromRowThread) => this.receive(message));
    this.worker.once('error', (error) => this.die(error));
    this.worker.once('exit', (code) => this.die(new Error(`The thread that writes rows ended with code ${code}.`)));
  }

  write(batch: RowBatch): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.death !== null) return reject(this.death);
      this.pending = { resolve, reject };
      this.worker.postMessage(batch);
    });
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private receive(message: FromRowThread): void {
    const { pending } = this;
    this.pending = null;
    if (message.kind === 'written') pending?.resolve();
    else pending?.reject(new Error(message.message));
  }

  private die(error: Error): void {
    this.death ??= error;
    this.pending?.reject(this.death);
    this.pending = null;
  }
}
