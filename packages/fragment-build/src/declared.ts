import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Declared, declaredSchema } from '@forecourt/contracts/interface';
import * as z from 'zod';

/** Reads `src/interface.json`; a remote without one declares nothing. @throws Error with every reason why it is not valid */
export async function readDeclared(folder: string): Promise<Declared> {
  const path = join(folder, 'src/interface.json');
  const parsed = declaredSchema.safeParse(existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {});
  if (parsed.success) return parsed.data;
  throw new Error(`src/interface.json is not valid:\n${z.prettifyError(parsed.error)}`);
}
