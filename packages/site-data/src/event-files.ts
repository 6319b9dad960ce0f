import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseJson } from '@forecourt/service';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/site';
import type { EventSource, EventsPiece } from './event-source';

/** Returns the folder of measured events inside the data folder: a file for each day (UTC) of arrival, one event a line. */
export function eventsFolder(dataFolder: string): string {
  return join(dataFolder, 'events');
}

/** Returns the path of the file of a day, such as `2026-11-22`. */
export function eventFile(folder: string, day: string): string {
  return join(folder, `${day}.jsonl`);
}

/** Lists the days that have a file, in order; none if there is no such folder. */
export async function eventDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => /^(\d{4}-\d{2}-\d{2})\.jsonl$/.exec(name)?.[1] ?? []).sort();
}

/** Reads the lines of a file: each as an event, or as `null` if it is not one, such as a last line that a power failure cut off. */
export async function* readEvents(folder: string, day: string, start = 0): AsyncGenerator<MeasuredEvent | null> {
  const lines = createInterface({ input: createReadStream(eventFile(folder, day), { start }), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line === '') continue;
    const parsed = measuredEventSchema.safeParse(parseJson(line));
    yield parsed.success ? parsed.data : null;
  }
}

/**
 * Returns the files of a folder as a source; positions are bytes.
 * @param machine precedes the names of files, where machines with files of the same names share a store of positions
 */
export const eventFiles = (folder: string, machine = ''): EventSource => ({
  nameOf: (day) => machine + eventFile(folder, day),
  days: () => eventDays(folder),
  read: (day) => readEvents(folder, day),
  readAdded: (day, start, type) => readAddedEvents(folder, day, start, type),
});

/** Bytes that are read at once, at least as long as a line. */
const pieceBytes = 1 << 20;
const newline = 10;

/**
 * Reads the whole lines that were added to a file, in pieces of a megabyte at most; a last line without its end is left for the next time. Lines that
 * are no event are skipped.
 * @param start byte up to which the file was read before; a file that is shorter was replaced, and is read from its beginning
 * @param type the events that are wanted; the lines of others are not parsed
 */
async function* readAddedEvents(
  folder: string,
  day: string,
  start: number,
  type: MeasuredEvent['type'],
): AsyncGenerator<EventsPiece> {
  const handle = await open(eventFile(folder, day), 'r');
  try {
    const { size } = await handle.stat();
    let at = start > size ? 0 : start;
    const buffer = Buffer.alloc(Math.min(pieceBytes, size - at));
    while (at < size) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
      const length = buffer.subarray(0, bytesRead).lastIndexOf(newline) + 1;
      // No line is that long: what has no end within a piece is no event.
      const skipped = length === 0 && bytesRead === pieceBytes;
      if (length === 0 && !skipped) return;
      at += skipped ? bytesRead : length;
      yield { events: eventsIn(buffer.toString('utf8', 0, length), type), end: at };
    }
  } finally {
    await handle.close();
  }
}

function eventsIn(text: string, type: MeasuredEvent['type']): MeasuredEvent[] {
  return text.split('\n').flatMap((line) => {
    if (!line.includes(`"type":"${type}"`)) return [];
    const parsed = measuredEventSchema.safeParse(parseJson(line));
    return parsed.success && parsed.data.type === type ? [parsed.data] : [];
  });
}
