/** Signed links to drafts: an editor shows a text before it is published, to whom they send the link, for some hours. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '@forecourt/service';
import { draftsPath, slugPattern } from '@forecourt/site';

/** Longest validity of a link, hours. */
export const longestHours = 72;
/** File with the key, which the service and the command share. */
const keyFile = 'draft-key';

export class DraftLinks {
  private constructor(private readonly key: string) {}

  /** Reads the key of a folder, or creates it. @param folder the content service's folder, an absolute path */
  static open(folder: string): DraftLinks {
    const path = join(folder, keyFile);
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    keepPrivate(path);
    return new DraftLinks(readFileSync(path, 'utf8').trim());
  }

  /** Returns the path of a draft's page. @param hours validity, at most `longestHours` */
  pathOf(slug: string, hours: number, now = Date.now()): string {
    const payload = `${slug}.${Math.floor(now / 1000 + Math.min(hours, longestHours) * 3600)}`;
    return `${draftsPath}/${payload}.${this.signatureOf(payload)}`;
  }

  /** Returns the slug that a link is for; null if it was not signed here, or has expired. */
  slugOf(token: string, now = Date.now()): string | null {
    const [slug = '', expires = '', signature = '', ...more] = token.split('.');
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signatureOf(`${slug}.${expires}`));
    if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const seconds = Number(expires) - now / 1000;
    return slugPattern.test(slug) && seconds > 0 && seconds <= longestHours * 3600 ? slug : null;
  }

  private signatureOf(payload: string): string {
    return createHmac('sha256', this.key).update(payload).digest('base64url');
  }
}
