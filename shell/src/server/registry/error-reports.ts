/** Reports errors of versions to the registry, where their teams read them. */
import { type ModuleKey, moduleOf } from '@forecourt/contracts';
import { type ErrorReport, longestError, mostErrors, type ReportedError } from '@forecourt/contracts/errors';
import { fetchBytes, type RareLog, reasonOf } from '@forecourt/service';
import type { SourceLines } from '../source-lines/source-lines';

const reportTimeoutMs = 2000;

type Failure = Pick<ReportedError, 'where' | 'what' | 'text'>;

export interface ErrorReportsOptions {
  registryUrl: string;
  token: string;
  log: RareLog;
  everyMs: number;
  /** Says where in their teams' source versions failed. */
  sourceLines: Pick<SourceLines, 'resolve'>;
}

export class ErrorReports {
  /** Errors since the last report, by all that is said of them. */
  private readonly waiting = new Map<string, Failure & { key: ModuleKey; count: number }>();
  private readonly timer: NodeJS.Timeout;
  private reporting: Promise<void> | null = null;

  constructor(private readonly options: ErrorReportsOptions) {
    this.timer = setInterval(() => {
      if (this.waiting.size === 0) return;
      this.reporting ??= this.report().finally(() => {
        this.reporting = null;
      });
    }, options.everyMs);
    this.timer.unref();
  }

  /** Takes note of an error. When as many different ones wait as one report has, further ones are left out: a flood says nothing new. */
  add(key: ModuleKey, { where, what, text }: Failure): void {
    const failure = { where, what, text: text.slice(0, longestError) };
    const name = JSON.stringify([key, failure]);
    const same = this.waiting.get(name);
    if (same !== undefined) same.count += 1;
    else if (this.waiting.size < mostErrors) this.waiting.set(name, { key, ...failure, count: 1 });
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.reporting;
  }

  private async report(): Promise<void> {
    const { registryUrl, token, log, sourceLines } = this.options;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    try {
      const errors = await Promise.all(
        waiting.map(async ({ key, text, ...failure }) => {
          const resolved = await sourceLines.resolve(text, key);
          return { ...moduleOf(key), ...failure, text: resolved.slice(0, longestError) };
        }),
      );
      await fetchBytes({
        url: `${registryUrl}/v1/errors`,
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ errors } satisfies ErrorReport),
        timeoutMs: reportTimeoutMs,
        accepts: (status) => status === 204,
      });
    } catch (error) {
      // The log has them.
      log.warn('errors', { reason: reasonOf(error) }, 'errors of versions could not be reported to the registry');
    }
  }
}
