import type { Brand } from '@forecourt/contracts';
import { type AdConsent, adConsents } from '@forecourt/site';
import type { Request } from 'express';
import { type Cookies, cookiesOf } from '../http/cookies';
import type { Address, PageType } from '../steps/page-type';

/** Path to which a visitor's answer is posted. */
export const adConsentPath = '/cars-for-sale/ad-consent';
/** Cookie with the visitor's answer on consent for ads. */
export const adConsent = 'ad-consent';

/** Adds the visitor's answer on ads to the addresses of a page type, on brands that ask; such a page is personal. */
export const withAdConsent = (type: PageType): PageType => ({
  ...type,
  read(request, brand, reference) {
    const address = type.read(request, brand, reference);
    return 'reason' in address ? address : consented(address, request.cookies, brand);
  },
});

function consented(address: Address, cookies: Cookies, { ads }: Pick<Brand, 'ads'>): Address {
  const said = adConsents.find((answer: AdConsent) => answer === cookies[adConsent]);
  if (ads?.asksConsent !== true || said === undefined) return address;
  return { ...address, params: { ...address.params, adConsent: said }, isPersonal: true };
}

/** Whether the visitor objects: by Global Privacy Control, its predecessor Do Not Track, or by refusing consent for ads. */
export function isPrivate(request: Request): boolean {
  const objects = request.get('sec-gpc') === '1' || request.get('dnt') === '1';
  return objects || cookiesOf(request)[adConsent] === 'denied';
}
