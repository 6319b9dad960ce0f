/** Path to which a deal is saved (section 7); below it are `send` and `cancel`. */
export const dealsPath = '/my-wallet/share-dealxg/deals';

/** Pages of a visitor's deals, and of the deal of an email's link. */
export const dealsPage = '/account/deals';
export const dealPage = '/account/deal';

/** Returns the path of the page on which a vehicle is bought. @param step as the fragment names it; default: the first */
export const buyPath = (carId: string, step?: string): string =>
  `/cars-for-sale/buy/${encodeURIComponent(carId)}${step === undefined ? '' : `?${new URLSearchParams({ step })}`}`;
