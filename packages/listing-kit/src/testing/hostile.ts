import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { type Listing, type Owner, type Vehicle, vehicleSchema } from '@forecourt/listing';
import { fixtureListing, fixtureOwners } from '@forecourt/listing/testing';
import { type RenderedFragment, renderFragment } from '@forecourt/search-kit/testing';
import { vehicleView } from './vehicle-view';

/** Texts that must stay text in every field of a listing, with their names in test titles. */
const hostileTexts = [
  ['markup', '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\''],
  ['text that turns around', '\u202Edna\u202D \u2067right to left\u2069'],
  ['characters that cannot be seen', '\u200B\u200D\uFEFF\u0000'],
  ['emoji', '👨‍👩‍👧‍👦 🚗💨'],
  ['100 kB without a space', 'x'.repeat(100_000)],
  ['nothing', ''],
] as const;

const [dealer] = fixtureOwners as [Owner, ...Owner[]];

/** Returns a vehicle with the same text in every free-text field of the listing and its seller. */
function hostileVehicle(text: string) {
  const everywhere = <T>(value: T): T => {
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

/** Renders a fragment on a page with a vehicle: as the page's own, as the subject of an overlay, and as one of the compared vehicles. */
function show(fragment: FragmentDefinition, vehicle: Vehicle): RenderedFragment {
  const compared = { listings: [vehicle.listing], owners: [vehicle.owner] };
  const view = vehicleView();
  const params = { ...view.params, ids: '1' };
  return renderFragment(fragment, {
    view: { ...view, params, data: { ...view.data, vehicle, compared, subject: vehicle } },
  });
}

/** Vehicles with missing or odd data, by what is missing or odd. */
const oddVehicles: readonly [name: string, vehicle: Vehicle][] = (
  [
    ['no price at all', { pricingDetail: {} }, {}],
    ['prices of 0', { pricingDetail: { incentive: 0, salePrice: 0, msrp: 0, marketPrice: 0 } }, {}],
    ['no picture', { images: { primary: 0, sources: [] } }, {}],
    ['60 pictures', { images: { primary: 59, sources: Array(60).fill({ src: '/a.jpg', alt: '' }) } }, {}],
    ['a seller without a phone', { phone: undefined }, { phone: undefined }],
  ] satisfies [string, Partial<Listing>, Partial<Owner>][]
).map(([name, listing, owner]) => [
  name,
  vehicleSchema.parse({ listing: fixtureListing(listing), owner: { ...dealer, ...owner } }),
]);

/**
 * Tests that fragments show any vehicle safely and completely: its texts stay texts, and missing data leaves no gap.
 * @param where the page of the fragments, for the titles of the tests
 */
export function testHostileVehicles(where: string, fragments: readonly FragmentDefinition[]): void {
  test.each(hostileTexts)(`%s in every field of a vehicle is text ${where}`, (_name, text) => {
    for (const fragment of fragments) {
      const { container, html } = show(fragment, hostileVehicle(text));
      expect([fragment.name, container.querySelector('script, [onerror], [src="x"]')]).toEqual([fragment.name, null]);
      expect(html).not.toMatch(/<script|<img src=x/);
      const links = [...container.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        ({ href }) => !/^(https?|tel|mailto):/.test(href),
      );
      expect(links.map(({ outerHTML }) => outerHTML)).toEqual([]);
    }
  });

  test.each(oddVehicles)(`%s leaves a whole page ${where}`, (_name, vehicle) => {
    for (const fragment of fragments)
      expect(show(fragment, vehicle).container.textContent).not.toMatch(/undefined|NaN|null|\$-/);
  });
}
