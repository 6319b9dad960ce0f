import type { Brand } from '@forecourt/contracts';
import { type AdConsent, adConsents } from '@forecourt/site';
import type { Cookies } from '../http/cookies';
import type { Address } from './page-type';

/** Where a visitor's answer is sent. */
export const adConsentPath = '/cars-for-sale/ad-consent';
/** Cookie of a visitor who was asked what ads may use, and has answered. */
export const adConsent = 'ad-consent';

/** An address with what the visitor said of ads, on brands that ask; the page is nobody else's then. */
export function withAdConsent(address: Address, cookies: Cookies, { ads }: Pick<Brand, 'ads'>): Address {
  const said = adConsents.find((answer: AdConsent) => answer === cookies[adConsent]);
  if (ads?.asksConsent !== true || said === undefined) return address;
  return { ...address, params: { ...address.params, adConsent: said }, isPersonal: true };
}
