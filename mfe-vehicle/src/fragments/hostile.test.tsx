import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { type Listing, type Owner, vehicleSchema } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { renderFragment } from '@forecourt/search-kit/testing';
import { vehicleView } from '../testing/vehicle-view';
import comparison from './comparison';
import emailOwner from './email-owner';
import actions from './vehicle-actions';
import contact from './vehicle-contact';
import facts from './vehicle-facts';
import gallery from './vehicle-gallery';
import payment from './vehicle-payment';
import seller from './vehicle-seller';
import trail from './vehicle-trail';

const fragments = [actions, comparison, contact, emailOwner, facts, gallery, payment, seller, trail];

const hostile = [
  ['markup', '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\''],
  ['text that turns around', '\u202Edna\u202D \u2067right to left\u2069'],
  ['letters that cannot be seen', '\u200B\u200D\uFEFF\u0000'],
  ['emoji', '👨‍👩‍👧‍👦 🚗💨'],
  ['100 kB without a space', 'x'.repeat(100_000)],
  ['nothing', ''],
] as const;

const [dealer] = fixtureOwners as [Owner, ...Owner[]];

/** The same words wherever a listing and its seller have any, but where a kind is said. */
function vehicleOf(text: string) {
  const everywhere = <T,>(value: T): T => {
    if (typeof value === 'string') return text as T;
    if (Array.isArray(value)) return value.map(everywhere) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, everywhere(item)])) as T;
  };
  const whole = fixtureListing({ history: ['x'] });
  const { pricingDetail, vdpBaseUrl } = whole;
  const listing: Listing = { ...everywhere(whole), id: '1', listingType: 'USED', pricingDetail, vdpBaseUrl };
  const owner: Owner = { ...everywhere({ ...dealer, website: { href: 'x' } }), id: listing.ownerId };
  return vehicleSchema.parse({ listing, owner, equipment: [{ label: text, features: [text] }] });
}

/** On every page that shows a vehicle in whole. */
function show(fragment: FragmentDefinition, vehicle: ReturnType<typeof vehicleOf>) {
  const compared = { listings: [vehicle.listing], owners: [vehicle.owner] };
  const view = vehicleView();
  const params = { ...view.params, ids: '1' };
  return renderFragment(fragment, {
    view: { ...view, params, data: { ...view.data, vehicle, compared, subject: vehicle } },
  });
}

test.each(hostile)('%s in every field of a vehicle is text on its own page and beside others', (_name, text) => {
  for (const fragment of fragments) {
    const { container, html } = show(fragment, vehicleOf(text));
    expect([fragment.name, container.querySelector('script, [onerror], [src="x"]')]).toEqual([fragment.name, null]);
    expect(html).not.toMatch(/<script|<img src=x/);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
      ({ href }) => !/^(https?|tel|mailto):/.test(href),
    );
    expect(links.map(({ outerHTML }) => outerHTML)).toEqual([]);
  }
});

test.each<[string, Partial<Listing>, Partial<Owner>]>([
  ['no price at all', { pricingDetail: {} }, {}],
  ['prices of 0', { pricingDetail: { incentive: 0, salePrice: 0, msrp: 0, marketPrice: 0 } }, {}],
  ['no picture', { images: { primary: 0, sources: [] } }, {}],
  ['60 pictures', { images: { primary: 59, sources: Array(60).fill({ src: '/a.jpg', alt: '' }) } }, {}],
  ['a seller without a phone', { phone: undefined }, { phone: undefined }],
])('%s leaves a whole page', (_name, listing, owner) => {
  const vehicle = vehicleSchema.parse({ listing: fixtureListing(listing), owner: { ...dealer, ...owner } });
  for (const fragment of fragments)
    expect(show(fragment, vehicle).container.textContent).not.toMatch(/undefined|NaN|null|\$-/);
});
