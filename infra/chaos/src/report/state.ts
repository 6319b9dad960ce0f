import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Outcome } from '../run/arena';

const outcomeSchema = z.object({
  ...{ requests: z.int(), pages: z.int(), lost: z.int(), lacked: z.int(), worstMs: z.number() },
  healedMs: z.number().nullable(),
  faults: z.array(z.string()),
});
const stateSchema = z.object({ seed: z.int(), requests: z.int(), done: z.record(z.string(), outcomeSchema) });

/** The finished trials of a run, in a file, so that an interrupted run continues. */
export class RunState {
  private readonly done: Map<string, Outcome>;

  /** Starts over if the file belongs to a run with another seed or length, or is invalid. */
  constructor(
    private readonly path: string,
    private readonly run: { seed: number; requests: number },
  ) {
    const kept = stateSchema.safeParse(readJson(path));
    const isSame = kept.success && kept.data.seed === run.seed && kept.data.requests === run.requests;
    this.done = new Map(isSame ? Object.entries(kept.data.done) : []);
  }

  outcomeOf(trial: string): Outcome | undefined {
    return this.done.get(trial);
  }

  keep(trial: string, outcome: Outcome): void {
    this.done.set(trial, outcome);
    const text = JSON.stringify({ ...this.run, done: Object.fromEntries(this.done) }, null, 1);
    writeFileSync(`${this.path}.part`, text);
    renameSync(`${this.path}.part`, this.path);
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
