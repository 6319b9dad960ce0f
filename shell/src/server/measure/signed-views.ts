import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Disk } from '@forecourt/service';

/** A view is signed for as long as a browser tries to tell its events. */
const lifeSeconds = 24 * 3_600;
/** Clocks of several shells differ by so much. */
const slackSeconds = 60;
/** Digits of a signature, and of a pair: 132 bits. */
const digits = 22;
const file = 'view-secret';

/**
 * Page views as only the shells can vouch for them: when one began, and on which brand (R78). A page makes up its own id, so that nothing of
 * it stands in HTML that visitors share, and has it signed once there is something to count.
 */
export class SignedViews {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** @param view id that a page made up @returns `<id>.<seconds, base 36>.<signature>` */
  sign(view: string, brand: string): string {
    const began = Math.floor(this.now() / 1000).toString(36);
    return `${view}.${began}.${this.digest('view', view, began, brand)}`;
  }

  /** The id of a signed view; null where it is not signed, for another brand, older than a day, or of the future. */
  read(text: string, brand: string): string | null {
    const [view = '', began = '', signed = ''] = text.split('.');
    const [given, expected] = [Buffer.from(signed), Buffer.from(this.digest('view', view, began, brand))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const age = this.now() / 1000 - Number.parseInt(began, 36);
    return age >= -slackSeconds && age <= lifeSeconds ? view : null;
  }

  /** Names a listing in a view, and tells neither: what else was seen in that view has other names. */
  pairOf(view: string, listing: string): string {
    return this.digest('pair', view, listing);
  }

  private digest(...of: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(of)).digest('base64url').slice(0, digits);
  }
}

/** The secret that this shell made at its first start, so that views outlive the process. */
export async function keptSecret(disk: Pick<Disk, 'read' | 'write'>): Promise<string> {
  const found = (await disk.read(file))?.toString().trim() ?? '';
  if (found !== '') return found;
  const made = randomBytes(32).toString('base64url');
  await disk.write(file, `${made}\n`, { flush: true });
  return made;
}
