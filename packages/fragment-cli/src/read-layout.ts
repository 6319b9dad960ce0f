import { readFile } from 'node:fs/promises';
import { type Layout, layoutSchema } from '@forecourt/contracts';
import { parseJson, reasonsOf } from '@forecourt/service';
import { CommandError } from './command-error';

/** Reads the file of a layout, as `layout show --json` prints it. @throws CommandError */
export async function readLayout(path: string): Promise<Layout> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${error.code}). Write one with layout show --json.`);
  });
  const parsed = layoutSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const reasons = reasonsOf(parsed.error).map((reason) => `  - ${reason}`);
  throw new CommandError([`${path} is not a layout; nothing was changed.`, ...reasons].join('\n'));
}
