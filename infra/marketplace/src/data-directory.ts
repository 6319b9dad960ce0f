import path from 'node:path';

/** Returns the absolute folder of all stored data: `DATA_DIR`, relative to the working directory; `.data` if it is unset. */
export function dataDirectory(configured: string | undefined = process.env.DATA_DIR): string {
  return path.resolve(configured === undefined || configured === '' ? '.data' : configured);
}
