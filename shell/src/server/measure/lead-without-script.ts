import { createHmac, randomBytes } from 'node:crypto';
import { paidOrigin } from '@forecourt/listing';
import { samePath } from '@forecourt/search-state';
import { dayOf } from '@forecourt/service';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/site';

/** Of this process alone: an event's id tells nobody who sent the form. */
const key = randomBytes(32);
/** Digits of an id: 132 bits. */
const idLength = 22;

/**
 * A message or an offer that a browser without script has sent, as the page of one with script tells it: for the paid place from which the
 * vehicle's page was opened, which the form's way back names (R53). The same person's next one about the same vehicle on one day has the same
 * id, and so counts once.
 * @param fields of the form, as they came
 * @param page `typeOf` has the type of the page at a path
 * @param now epoch milliseconds
 * @returns null where a robot filled in the field that nobody sees (R62), and where the fields name no vehicle
 */
export function leadOf(
  { listingId = '', fromEmailAddress = '', offer = '', textPot = '', refUrl }: Readonly<Record<string, unknown>>,
  { brand, typeOf }: { brand: string; typeOf(path: string): string | undefined },
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
    ...{ brand, plan: '', on: typeOf(from.pathname) ?? 'unknown' },
  };
  return measuredEventSchema.safeParse(lead).data ?? null;
}
