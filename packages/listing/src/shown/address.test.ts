import { addressText, websiteHref } from '../index';

test.each([
  [{ address1: '1 Main St', city: 'Chicago', state: 'IL', zip: '60610' }, '1 Main St, Chicago, IL 60610'],
  [{ city: 'Chicago', state: 'IL' }, 'Chicago, IL'],
  [{ address1: '1 Main St', zip: '60610' }, '1 Main St, 60610'],
  [{}, ''],
])('%j reads "%s"', (address, text) => {
  expect(addressText({ location: { address } })).toBe(text);
});

test.each([
  ['https://dealer.example/cars', 'https://dealer.example/cars'],
  ['HTTP://dealer.example', 'HTTP://dealer.example'],
  ['javascript:alert(1)', undefined],
  ['dealer.example', undefined],
])('a link to the website %s leads to %s', (href, expected) => {
  expect(websiteHref({ website: { href } })).toBe(expected);
});
