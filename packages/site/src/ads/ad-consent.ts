import type { AdSettings } from '@forecourt/contracts';

/** A visitor's answer to the request for consent to ads; absent if there was no request or no answer. `params.adConsent` of a page's view. */
export const adConsents = ['granted', 'denied'] as const;
export type AdConsent = (typeof adConsents)[number];

/** Whether ads may use the visitor's region and what this browser remembers. */
export function mayPersonalize({ ads }: { ads?: AdSettings | undefined }, consent: string | undefined): boolean {
  return ads?.asksConsent !== true || consent === ('granted' satisfies AdConsent);
}
