import type { Logger } from 'pino';

const everyMs = 60_000;
/** Most kinds counted at once: kinds come from outside and could fill the memory. */
const mostKinds = 1000;

/** Fields of a line; a function is called only if the line is written, and must not reject. */
type Fields = Readonly<Record<string, unknown>> | (() => Promise<Readonly<Record<string, unknown>>>);

/** A log for events that clients can cause at any rate: one line per kind and minute; the next line says how many were left out. */
export class RareLog {
  private readonly kinds = new Map<string, { at: number; more: number }>();

  constructor(
    private readonly log: Pick<Logger, 'warn' | 'error'>,
    private readonly now: () => number = Date.now,
  ) {}

  warn(kind: string, fields: Fields, message: string): void {
    this.write('warn', { kind, fields, message });
  }

  error(kind: string, fields: Fields, message: string): void {
    this.write('error', { kind, fields, message });
  }

  private write(
    level: 'warn' | 'error',
    { kind, fields, message }: { kind: string; fields: Fields; message: string },
  ): void {
    const now = this.now();
    const last = this.kinds.get(kind);
    // A clock that went back must not silence the log.
    if (last !== undefined && now >= last.at && now - last.at < everyMs) {
      last.more += 1;
      return;
    }
    if (this.kinds.size >= mostKinds) this.kinds.clear();
    this.kinds.set(kind, { at: now, more: 0 });
    const unsaid = last !== undefined && last.more > 0 && { unsaid: last.more };
    const write = (known: Readonly<Record<string, unknown>>) => this.log[level]({ ...known, ...unsaid }, message);
    if (typeof fields === 'function') void fields().then(write);
    else write(fields);
  }
}
