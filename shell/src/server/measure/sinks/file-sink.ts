import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { dayOf } from '@forecourt/service';
import type { MeasuredEvent } from '@forecourt/site';
import { eventDays, eventFile, readEvents } from '@forecourt/site-data';
import { type EventRetention, expiredDays } from './event-retention';
import type { EventSink } from './sink';

/** A power failure loses at most the events of this time, ms; a crash of the process loses none. */
const syncMs = 1_000;
/** Bytes of the last files that are read at a start, for the ids of recent events. */
const recentBytes = 8 * 2 ** 20;
const newline = 10;

/**
 * Writes JSON lines, one file for each day (UTC). Each write is one append, so that several shells of a machine may share the folder. A
 * truncated line stays one line: the next event starts on a new one.
 */
export class FileSink implements EventSink {
  private file: { day: string; handle: FileHandle } | null = null;
  private syncing: NodeJS.Timeout | undefined;
  /** Whether the last write may have been truncated. */
  private isCut = false;

  constructor(private readonly options: EventRetention & { folder: string }) {}

  async write(events: readonly MeasuredEvent[]): Promise<number> {
    const { handle } = await this.today();
    const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');
    const bytes = Buffer.from(this.isCut ? `\n${lines}` : lines);
    this.isCut = true;
    const { bytesWritten } = await handle.write(bytes);
    if (bytesWritten < bytes.length) throw new Error(`Only ${bytesWritten} of ${bytes.length} bytes could be written.`);
    this.isCut = false;
    this.syncing ??= setTimeout(() => {
      this.syncing = undefined;
      // A failing disk is reported by the next write.
      void handle.datasync().catch(() => undefined);
    }, syncMs).unref();
    return 0;
  }

  async *recent(): AsyncIterable<string> {
    const { folder } = this.options;
    for (const day of (await eventDays(folder)).slice(-2)) {
      const { size } = await stat(eventFile(folder, day));
      for await (const event of readEvents(folder, day, Math.max(0, size - recentBytes)))
        if (event !== null) yield event.event;
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.syncing);
    const { file } = this;
    this.file = null;
    if (file === null) return;
    await file.handle.datasync();
    await file.handle.close();
  }

  private async today(): Promise<{ handle: FileHandle }> {
    const { folder, now } = this.options;
    const day = dayOf(now());
    if (this.file?.day === day) return this.file;
    await this.close();
    await mkdir(folder, { recursive: true });
    await this.sweep();
    const path = eventFile(folder, day);
    this.isCut = await endsCut(path);
    this.file = { day, handle: await open(path, 'a', 0o600) };
    return this.file;
  }

  private async sweep(): Promise<void> {
    const { folder } = this.options;
    for (const day of expiredDays(await eventDays(folder), this.options))
      await rm(eventFile(folder, day), { force: true });
  }
}

/** Whether a file ends within a line, as it may after its writer was killed. */
async function endsCut(path: string): Promise<boolean> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return false;
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer[0] !== newline;
  } finally {
    await handle.close();
  }
}
