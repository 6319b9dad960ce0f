/** Recorded answers of a site, as files of a team's repository: all that one page needs, and nothing about a person. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CommandError } from '../command-error';

/** Folder of the recording, in the remote's. */
export const recordedFolder = 'recorded';
const indexFile = 'index.json';

const answerSchema = z.strictObject({
  type: z.string(),
  /** The page's policy for content; of documents only. */
  policy: z.string().optional(),
  /** Name of the file with its body. */
  body: z.string().regex(/^[\da-f]{40}$/),
});

/** Recorded answers by path and query. */
const indexSchema = z.strictObject({ page: z.string(), answers: z.record(z.string(), answerSchema) });

/** An answer: its body, and the only two headers of it that are stored. */
export interface RecordedAnswer {
  type: string;
  policy?: string | undefined;
  body: Buffer;
}

export interface Recording {
  /** Path and query of the page that was recorded. */
  page: string;
  answers: ReadonlyMap<string, RecordedAnswer>;
}

/** Writes a recording instead of an earlier one. */
export async function writeRecording(remote: string, { page, answers }: Recording): Promise<void> {
  const folder = join(remote, recordedFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const index: z.infer<typeof indexSchema> = { page, answers: {} };
  for (const [path, { type, policy, body }] of [...answers].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = createHash('sha256').update(body).digest('hex').slice(0, 40);
    index.answers[path] = { type, ...(policy !== undefined && { policy }), body: name };
    await writeFile(join(folder, name), body);
  }
  await writeFile(join(folder, indexFile), `${JSON.stringify(index, null, 2)}\n`);
}

/** Reads a recording. @throws CommandError if there is none */
export async function readRecording(remote: string, called: string): Promise<Recording> {
  const folder = join(remote, recordedFolder);
  const text = await readFile(join(folder, indexFile), 'utf8').catch(() => null);
  if (text === null)
    throw new CommandError(`${folder} has no recorded page. ${called} record makes it, while the site can be reached.`);
  const { page, answers } = indexSchema.parse(JSON.parse(text));
  const read = Object.entries(answers).map(
    async ([path, { body, ...known }]) => [path, { ...known, body: await readFile(join(folder, body)) }] as const,
  );
  return { page, answers: new Map(await Promise.all(read)) };
}
