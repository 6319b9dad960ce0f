import { detailHref, telHref } from './links';

test.each([
  ['/cars-for-sale/vehicle/1', '/cars-for-sale/vehicle/1?clickType=listing&listingId=a%26b'],
  ['https://dealer.example/v?id=1', 'https://dealer.example/v?id=1&clickType=listing&listingId=a%26b'],
])('detail page at %s', (vdpBaseUrl, href) => {
  expect(detailHref({ id: 'a&b', vdpBaseUrl }, 'listing')).toBe(href);
});

test.each([
  ['312-555-0142', 'tel:3125550142'],
  ['+1 (312) 555 0142', 'tel:+13125550142'],
  ['call us', undefined],
  ['', undefined],
])('phone %s dials %s', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});
