import { createHmac, randomBytes } from 'node:crypto';
import { paidOrigin } from '@forecourt/listing';
import { samePath } from '@forecourt/search-state';
import { dayOf } from '@forecourt/service';
import { type MeasuredEvent, measuredEventSchema } from '@forecourt/site';

/** Random for each process, so that nobody can compute from an event's id who sent the form. */
const key = randomBytes(32);
/** Characters of an id: 132 bits. */
const idLength = 22;

interface LeadPage {
  brand: string;
  campaign?: string | undefined;
  visitor?: string | undefined;
  typeOf(path: string): string | undefined;
}

/**
 * Returns the lead event of a form: a message or an offer from a browser without script, equal to the event that a page with script sends, or
 * a purchase, which is always a form (R84). It is credited to the paid place from which the vehicle's page was opened, if the form's way
 * back names it (R53). Another lead of the same person for the same vehicle on the same day has the same id, and so counts once.
 * @param fields fields of the form, as received
 * @param page `typeOf` returns the type of the page at a path; `visitor` identifies the sender of a form without an email address
 * @param now epoch ms
 * @returns null if a robot filled in the hidden field (R62), or the fields name no vehicle
 */
export function leadOf(
  {
    carId,
    listingId = carId,
    fromEmailAddress = '',
    offer = '',
    textPot = '',
    refUrl,
  }: Readonly<Record<string, unknown>>,
  { brand, campaign, visitor = '', typeOf }: LeadPage,
  now: number,
): MeasuredEvent | null {
  if (textPot !== '') return null;
  const from = new URL((typeof refUrl === 'string' && samePath(refUrl)) || '/', 'http://site');
  const sender = String(fromEmailAddress).trim().toLowerCase() || visitor;
  const who = JSON.stringify([dayOf(now), listingId, sender]);
  const kind = carId !== undefined ? 'deal' : offer === '' ? 'message' : 'offer';
  const lead = {
    event: createHmac('sha256', key).update(who).digest('base64url').slice(0, idLength),
    ...{ type: 'lead', at: now, taken: now, kind },
    ...{ placement: 'contact', id: listingId, sponsored: false },
    ...paidOrigin(from.search, String(listingId)),
    ...(campaign !== undefined && { campaign }),
    ...{ brand, plan: '', on: typeOf(from.pathname) ?? 'unknown' },
  };
  return measuredEventSchema.safeParse(lead).data ?? null;
}
