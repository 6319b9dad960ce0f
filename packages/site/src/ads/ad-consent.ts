import type { AdSettings } from '@forecourt/contracts';

/** What visitors said of ads; nothing where they have not been asked, or have not answered. `params.adConsent` of a page's view. */
export const adConsents = ['granted', 'denied'] as const;
export type AdConsent = (typeof adConsents)[number];

/** Whether ads may use the visitor's region and what this browser remembers. */
export function mayPersonalize({ ads }: { ads?: AdSettings | undefined }, consent: string | undefined): boolean {
  return ads?.asksConsent !== true || consent === ('granted' satisfies AdConsent);
}
