import type { Brand } from '@forecourt/contracts';
import { type AdConsent, adConsents } from '@forecourt/site';
import type { Cookies } from '../http/cookies';
import type { Address, PageType } from '../steps/page-type';

/** Path to which a visitor's answer is posted. */
export const adConsentPath = '/cars-for-sale/ad-consent';
/** Cookie with the visitor's answer on consent for ads. */
export const adConsent = 'ad-consent';

/** Whether a visitor has refused consent for ads. */
export const deniesAds = (cookies: Cookies): boolean => cookies[adConsent] === 'denied';

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
