import type { ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod';

const answerSchema = z.object({
  id: z.int().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});

type Params = Readonly<Record<string, unknown>>;

interface Pending {
  resolve(result: Record<string, unknown>): void;
  reject(reason: Error): void;
}

/** Sends commands of the DevTools protocol to a Chromium, by its debugging pipe: JSON texts that end with a zero byte. */
export class DebuggingPipe {
  private readonly pending = new Map<number, Pending>();
  private readonly commands: Writable;
  private id = 0;
  private read: Buffer[] = [];

  constructor(child: ChildProcess) {
    this.commands = child.stdio[3] as Writable;
    this.commands.on('error', () => {});
    const answers = child.stdio[4] as Readable;
    answers.on('error', () => {});
    answers.on('data', (chunk: Buffer) => this.take(chunk));
  }

  /** @param session of a page; none for the browser itself @throws Error with the browser's reason */
  send(method: string, params: Params = {}, session?: string): Promise<Record<string, unknown>> {
    this.id += 1;
    const { id } = this;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.commands.write(`${JSON.stringify({ id, method, params, sessionId: session })}\0`);
    });
  }

  private take(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(0); end !== -1; end = rest.indexOf(0)) {
      this.answer(Buffer.concat([...this.read, rest.subarray(0, end)]).toString());
      this.read = [];
      rest = rest.subarray(end + 1);
    }
    this.read.push(rest);
  }

  private answer(text: string): void {
    const { id, result, error } = answerSchema.parse(JSON.parse(text));
    const asked = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || asked === undefined) return;
    this.pending.delete(id);
    if (error === undefined) asked.resolve(result ?? {});
    else asked.reject(new Error(error.message));
  }
}
