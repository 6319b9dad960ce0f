import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Disk } from '@forecourt/service';

/** Lifetime of a signature, seconds; as long as a browser tries to send the view's events. */
const lifeSeconds = 24 * 3_600;
/** Tolerance for differing clocks of shells, seconds. */
const slackSeconds = 60;
/** Characters of a signature, and of a pair: 132 bits. */
const digits = 22;
const file = 'view-secret';

/**
 * Signs page views: their start and their brand, so that only shells can vouch for them (R78). A page chooses its own id, so that HTML that
 * visitors share contains none, and has it signed once there is something to count.
 */
export class SignedViews {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  /** @param view id that a page chose @returns `<id>.<seconds, base 36>.<signature>` */
  sign(view: string, brand: string): string {
    const began = Math.floor(this.now() / 1000).toString(36);
    return `${view}.${began}.${this.digest('view', view, began, brand)}`;
  }

  /** Returns the id of a signed view; null if the signature is wrong, for another brand, older than a day, or in the future. */
  read(text: string, brand: string): string | null {
    const [view = '', began = '', signed = ''] = text.split('.');
    const [given, expected] = [Buffer.from(signed), Buffer.from(this.digest('view', view, began, brand))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const age = this.now() / 1000 - Number.parseInt(began, 36);
    return age >= -slackSeconds && age <= lifeSeconds ? view : null;
  }

  /** Returns a name for a listing in a view that reveals neither; other listings in that view have unrelated names. */
  pairOf(view: string, listing: string): string {
    return this.digest('pair', view, listing);
  }

  private digest(...of: readonly string[]): string {
    return createHmac('sha256', this.secret).update(JSON.stringify(of)).digest('base64url').slice(0, digits);
  }
}

/** Returns the secret that this shell made at its first start, so that views outlive the process. */
export async function storedSecret(disk: Pick<Disk, 'read' | 'write'>): Promise<string> {
  const found = (await disk.read(file))?.toString().trim() ?? '';
  if (found !== '') return found;
  const made = randomBytes(32).toString('base64url');
  await disk.write(file, `${made}\n`, { flush: true });
  return made;
}
