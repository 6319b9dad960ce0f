/** Buying one vehicle online: `/cars-for-sale/buy/{id}?step=…` (R84). The entered data are the visitor's draft, not part of the address. */
import { shownTitle } from '@forecourt/listing';
import type { PageType } from '../steps/page-type';
import { vehicle } from './vehicle';

const root = '/cars-for-sale/buy';
const pattern = /^\/cars-for-sale\/buy\/([A-Za-z0-9_-]{1,64})\/?$/;

export const buy: PageType = {
  name: 'buy',
  roots: [root],
  matches: (path) => path.startsWith(`${root}/`),
  read({ url }, { flags }) {
    const [path = '', query = ''] = url.split('?', 2);
    const id = pattern.exec(path)?.[1];
    if (!flags.buyOnline) return { reason: 'this brand sells no vehicles online' };
    if (id === undefined) return { reason: 'this is no address of a vehicle to buy' };
    const step = new URLSearchParams(query).get('step');
    const params = { id, ...(step !== null && /^[a-z-]{1,20}$/.test(step) && { step }) };
    return { state: {}, params, canonical: url, cookies: [], spent: [] };
  },
  requires: ['vehicle'],
  intents: 'document',
  /** Leads to the page of a vehicle that cannot be bought online. */
  head({ data }) {
    const { listing, online } = data.vehicle!;
    if (online === undefined) return { status: 302, location: listing.vdpBaseUrl };
    return {
      ...{ title: `Buy online: ${shownTitle(listing)}`, description: '', canonical: null, noindex: true },
      jsonLd: () => [],
    };
  },
  failed: vehicle.failed,
};
