/** Emails that the site has sent; without a mail server they are files. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from '../ports';

/** Returns the newest email of a kind that contains a text, decoded from quoted-printable. */
export async function sentEmail(kind: string, holding: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const names = await readdir(join(dataDir, 'mail')).catch(() => []);
        for (const name of names.filter((each) => each.startsWith(kind) && each.endsWith('.eml'))) {
          const raw = await readFile(join(dataDir, 'mail', name), 'utf8');
          const text = raw
            .replace(/=\r?\n/g, '')
            .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
          if (text.includes(holding)) found = text;
        }
        return found !== '';
      },
      // An email takes moments; the usual pauses grow to a second.
      { intervals: [50, 100, 250], timeout: 60_000 },
    )
    .toBe(true);
  return found;
}
