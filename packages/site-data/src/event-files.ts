import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/contracts';
import { parseJson } from '../../service/src/values/json';

/** Where measured events are kept inside the data folder: a file for each day (UTC) on which they came, a line each. */
export function eventsFolder(dataFolder: string): string {
  return join(dataFolder, 'events');
}

/** `2026-11-22`, in UTC. */
export function dayOf(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

export function eventFile(folder: string, day: string): string {
  return join(folder, `${day}.jsonl`);
}

/** The days that have a file, in their order; none where there is no such folder. */
export async function eventDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => /^(\d{4}-\d{2}-\d{2})\.jsonl$/.exec(name)?.[1] ?? []).sort();
}

/** A line of a file: the event, or `null` where it is none, such as the last one of a file whose writer lost its power. */
export async function* readEvents(folder: string, day: string, start = 0): AsyncGenerator<MeasuredEvent | null> {
  const lines = createInterface({ input: createReadStream(eventFile(folder, day), { start }), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line === '') continue;
    const parsed = measuredEventSchema.safeParse(parseJson(line));
    yield parsed.success ? parsed.data : null;
  }
}
