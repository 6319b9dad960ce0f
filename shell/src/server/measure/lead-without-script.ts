import { createHmac, randomBytes } from 'node:crypto';
import { paidOrigin } from '@forecourt/listing';
import { samePath } from '@forecourt/search-state';
import { dayOf } from '@forecourt/service';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/site';

/** Random for each process, so that nobody can compute from an event's id who sent the form. */
const key = randomBytes(32);
/** Characters of an id: 132 bits. */
const idLength = 22;

/**
 * Returns the lead event of a message or an offer from a browser without script, equal to the one that a page with script sends: credited to the
 * paid place from which the vehicle's page was opened, which the form's way back names (R53). Another lead of the same person for the same
 * vehicle on the same day has the same id, and so counts once.
 * @param fields fields of the form, as received
 * @param page `typeOf` returns the type of the page at a path
 * @param now epoch ms
 * @returns null if a robot filled in the hidden field (R62), or the fields name no vehicle
 */
export function leadOf(
  { listingId = '', fromEmailAddress = '', offer = '', textPot = '', refUrl }: Readonly<Record<string, unknown>>,
  {
    brand,
    campaign,
    typeOf,
  }: { brand: string; campaign?: string | undefined; typeOf(path: string): string | undefined },
  now: number,
): MeasuredEvent | null {
  if (textPot !== '') return null;
  const from = new URL((typeof refUrl === 'string' && samePath(refUrl)) || '/', 'http://site');
  const who = JSON.stringify([dayOf(now), listingId, String(fromEmailAddress).trim().toLowerCase()]);
  const lead = {
    event: createHmac('sha256', key).update(who).digest('base64url').slice(0, idLength),
    ...{ type: 'lead', at: now, taken: now, kind: offer === '' ? 'message' : 'offer' },
    ...{ placement: 'contact', id: listingId, sponsored: false },
    ...paidOrigin(from.search, String(listingId)),
    ...(campaign !== undefined && { campaign }),
    ...{ brand, plan: '', on: typeOf(from.pathname) ?? 'unknown' },
  };
  return measuredEventSchema.safeParse(lead).data ?? null;
}
