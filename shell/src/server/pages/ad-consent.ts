import { type AdConsent, adConsents, type Brand } from '@forecourt/contracts';
import type { Cookies } from '../http/cookies';
import type { Address, PageType } from '../steps/page-type';

/** Where a visitor's answer is sent. */
export const adConsentPath = '/cars-for-sale/ad-consent';
/** Cookie of a visitor who was asked what ads may use, and has answered. */
export const adConsent = 'ad-consent';

/** Returns whether a visitor has answered that ads may use nothing of theirs. */
export const deniesAds = (cookies: Cookies): boolean => cookies[adConsent] === 'denied';

/** Reads addresses with what the visitor said of ads, on brands that ask; the page is nobody else's then. */
export const withAdConsent = (type: PageType): PageType => ({
  ...type,
  read(asked, brand, reference) {
    const address = type.read(asked, brand, reference);
    return 'reason' in address ? address : consented(address, asked.cookies, brand);
  },
});

function consented(address: Address, cookies: Cookies, { ads }: Pick<Brand, 'ads'>): Address {
  const said = adConsents.find((answer: AdConsent) => answer === cookies[adConsent]);
  if (ads?.asksConsent !== true || said === undefined) return address;
  return { ...address, params: { ...address.params, adConsent: said }, isPersonal: true };
}
