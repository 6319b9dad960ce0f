import { listingSchema } from './contract';
import { detailHref, telHref } from './links';

test.each([
  ['/cars-for-sale/vehicle/1', '/cars-for-sale/vehicle/1?clickType=listing&listingId=a%26b'],
  ['/cars-for-sale/vehicle?id=1', '/cars-for-sale/vehicle?id=1&clickType=listing&listingId=a%26b'],
])('detail page at %s', (vdpBaseUrl, href) => {
  expect(detailHref({ id: 'a&b', vdpBaseUrl }, 'listing')).toBe(href);
});

test.each([
  ['/cars-for-sale/vehicle/1', '/cars-for-sale/vehicle/1'],
  ...['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'https://evil.example', 'javascript:alert(1)', ''].map(
    (said): [string, string] => [said, '/'],
  ),
])('a detail page that is said to be at %j is linked to at %s', (said, kept) => {
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
