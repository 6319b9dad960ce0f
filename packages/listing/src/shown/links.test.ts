import { listingSchema } from '../answers/contract';
import { detailHref, paidOrigin, telHref } from './links';

test.each([
  ['/cars-for-sale/vehicle/1', '/cars-for-sale/vehicle/1?clickType=listing&listingId=a%26b'],
  ['/cars-for-sale/vehicle?id=1', '/cars-for-sale/vehicle?id=1&clickType=listing&listingId=a%26b'],
])('adds click type and listing id to the address of the detail page %s', (vdpBaseUrl, href) => {
  expect(detailHref({ id: 'a&b', vdpBaseUrl }, 'listing')).toBe(href);
});

test('the link to a detail page names the search that found the vehicle, and the position in it, unless that is too long', () => {
  const found = (search: string) => detailHref({ id: '7', vdpBaseUrl: '/v/7' }, 'listing', { search, record: 31 });
  expect(found('/cars-for-sale/all?zip=60601')).toBe(
    '/v/7?clickType=listing&listingId=7&refUrl=%2Fcars-for-sale%2Fall%3Fzip%3D60601&at=31',
  );
  expect(found(`/cars-for-sale/all?x=${'a'.repeat(600)}`)).toBe('/v/7?clickType=listing&listingId=7');
});

test('R53 the link to a detail page from a paid place names the place', () => {
  expect(detailHref({ id: '7', vdpBaseUrl: '/v/7' }, 'spotlight', undefined, 'premium')).toBe(
    '/v/7?clickType=spotlight&listingId=7&placement=premium',
  );
});

test.each([
  ['premium', { placement: 'premium', sponsored: true }],
  ['fourth-tier', { placement: 'fourth-tier', sponsored: true }],
  [undefined, { placement: 'spotlight', sponsored: true }],
])('R53 the detail page reads the paid place from its address: %s', (placement, origin) => {
  const { search } = new URL(
    detailHref({ id: '7', vdpBaseUrl: '/v/7' }, 'spotlight', undefined, placement),
    'http://site',
  );
  expect(paidOrigin(search, '7')).toEqual(origin);
  expect(paidOrigin(search, '8')).toBeNull();
});

test.each([
  ['/cars-for-sale/vehicle/1', '/cars-for-sale/vehicle/1'],
  ...['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)', ''].map(
    (said): [string, string] => [said, '/'],
  ),
])('a detail page with the address %j is linked as %s', (said, kept) => {
  expect(listingSchema.shape.vdpBaseUrl.parse(said)).toBe(kept);
});

test.each([
  ['312-555-0142', 'tel:3125550142'],
  ['+1 (312) 555 0142', 'tel:+13125550142'],
  ['call us', undefined],
  ['', undefined],
])('phone %s dials %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
