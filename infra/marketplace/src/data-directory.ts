import path from 'node:path';

/** The folder of everything that is stored: `DATA_DIR`, from the working directory unless it is absolute; `.data` when unset. */
export function dataDirectory(configured: string | undefined = process.env.DATA_DIR): string {
  return path.resolve(configured === undefined || configured === '' ? '.data' : configured);
}
