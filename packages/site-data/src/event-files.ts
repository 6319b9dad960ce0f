import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseJson } from '@forecourt/service';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/site';

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
