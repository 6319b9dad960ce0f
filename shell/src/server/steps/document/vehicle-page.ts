import { type Listing, type Owner, shownPrice, shownTitle } from '@forecourt/listing';
import { vehicleImageUrl, vehicleSize } from '@forecourt/ui/vehicle';
import { escapeHtml } from './escape';
import { chromeBottom, type Head, headHtml } from './head';
import { jsonLdScript } from './structured-data';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** What is told of a vehicle, in this order; what is not known is left out. */
const facts: readonly { label: string; of: (listing: Listing) => string | undefined }[] = [
  {
    label: 'Mileage',
    of: ({ mileage }) => (mileage === undefined ? undefined : `${mileage.toLocaleString('en-US')} miles`),
  },
  { label: 'Body style', of: ({ style }) => style },
  { label: 'Engine', of: ({ specifications }) => specifications.engine },
  { label: 'Transmission', of: ({ specifications }) => specifications.transmission },
  { label: 'Drive type', of: ({ specifications }) => specifications.driveType },
  { label: 'Fuel economy', of: ({ specifications }) => specifications.mpg },
  {
    label: 'Electric range',
    of: ({ specifications: { mileRange } }) => (mileRange === undefined ? undefined : `${mileRange} miles`),
  },
  { label: 'Exterior', of: ({ specifications }) => specifications.color },
  { label: 'Interior', of: ({ specifications }) => specifications.interiorColor },
  { label: 'Doors', of: ({ doors }) => doors?.toString() },
  { label: 'VIN', of: ({ vin }) => vin },
];

/** Where a click on a listing leads: the vehicle, its facts and who sells it. */
export function vehiclePage(
  head: Omit<Head, 'title' | 'description' | 'canonical'> & { origin: string },
  listing: Listing,
  owner: Owner,
): string {
  const { origin, ...rest } = head;
  const title = shownTitle(listing);
  const price = shownPrice(listing.pricingDetail);
  const canonical = origin + listing.vdpBaseUrl;
  const car = {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: title,
    url: canonical,
    vehicleIdentificationNumber: listing.vin,
    ...(price !== undefined && { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }),
  };
  return [
    headHtml({ ...rest, title, description: `${title}, offered by ${owner.name}.`, canonical }),
    '<main id="main" tabindex="-1" class="fc-vehicle">',
    '<p class="fc-vehicle-back"><a href="/cars-for-sale/all">See all cars for sale</a></p>',
    picture(listing, title),
    `<div><h1>${escapeHtml(title)}</h1>`,
    `<p class="fc-vehicle-price">${price === undefined ? 'Contact the seller for the price' : dollars(price)}</p>`,
    `<dl>${factRows(listing)}</dl></div>`,
    seller(owner, listing),
    '</main>',
    chromeBottom(head.brand),
    jsonLdScript(car, head.nonce),
    '</body></html>',
  ].join('');
}

function picture(listing: Listing, title: string): string {
  const photo = listing.images.sources[listing.images.primary] ?? listing.images.sources[0];
  const look = {
    bodyStyle: listing.vehicleStyleCodes[0],
    subtype: listing.styleSubtype,
    color: listing.extColorSimple,
    seed: listing.id,
  };
  const src = photo?.src ?? vehicleImageUrl(look);
  const { width, height } = vehicleSize;
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(photo?.alt ?? title)}" width="${width}" height="${height}">`;
}

function factRows(listing: Listing): string {
  return facts
    .flatMap(({ label, of }) => {
      const value = of(listing);
      return value === undefined ? [] : [`<div><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`];
    })
    .join('');
}

function seller(owner: Owner, listing: Listing): string {
  const { address1, city, state, zip } = owner.location.address;
  const place = [address1, [city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' · ');
  const phone = listing.phone ?? owner.phone;
  return [
    `<section class="fc-vehicle-seller"><h2>${owner.privateSeller ? 'Private seller' : escapeHtml(owner.name)}</h2>`,
    place === '' ? '' : `<p>${escapeHtml(place)}</p>`,
    phone === undefined
      ? ''
      : `<p><a href="tel:${escapeHtml(phone.replace(/[^\d+]/g, ''))}">${escapeHtml(phone)}</a></p>`,
    '</section>',
  ].join('');
}
