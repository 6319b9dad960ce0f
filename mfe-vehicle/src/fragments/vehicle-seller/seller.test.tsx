import type { Owner } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import fragment from './index';

const show = (owner: Partial<Owner> = {}) =>
  renderFragment(fragment, { view: vehicleView({ phone: undefined }, owner) });

test('a dealer is named, with rating, address, distance, phone and website', () => {
  const queries = show();
  queries.getByRole('region', { name: 'Lakeshore Motors' });
  queries.getByRole('img', { name: 'Rated 4.6 out of 5, 812 reviews' });
  queries.getByText('1200 N Clark St, Chicago, IL 60610');
  queries.getByText('4 mi away');
  expect(queries.getByRole('link', { name: '312-555-0142' }).getAttribute('href')).toBe('tel:3125550142');
  const website = queries.getByRole('link', { name: "Visit the seller's website" });
  expect(website.getAttribute('href')).toBe('https://lakeshore-motors.example');
  expect(website.getAttribute('rel')).toContain('noopener');
});

test('a dealer’s logo comes through the site, whole, and is decoration beside the name', () => {
  const logo = show({ logo: 'https://dealer.example/logo.png' }).container.querySelector('img')!;
  expect(logo.getAttribute('src')).toBe('/content/photos?of=https%3A%2F%2Fdealer.example%2Flogo.png&w=1920');
  expect(logo.alt).toBe('');
  expect(show().container.querySelector('img')).toBeNull();
});

test('a private seller is called one, by no name', () => {
  const queries = show({ privateSeller: true, name: 'Jane Doe' });
  queries.getByRole('region', { name: 'Private Seller' });
  queries.getByText('Sold by its owner');
  expect(queries.container.textContent).not.toContain('Jane Doe');
});

test('unknown facts are left out, and a website that is not a web address is no link', () => {
  const queries = show({
    ...{ rating: { value: 0, count: 0 }, phone: undefined, distanceFromSearch: undefined },
    ...{ location: { address: {} }, website: { href: 'javascript:alert(1)' } },
  });
  expect(queries.container.textContent).toBe('Lakeshore Motors');
  expect(queries.queryByRole('link')).toBeNull();
});

test('R73 has no accessibility violations, also in the fallback', async () => {
  expect(await violations(show().container)).toEqual([]);
  const fallback = renderFragment({ ...fragment, Component: fragment.Fallback });
  expect(await violations(fallback.container)).toEqual([]);
  fallback.getByRole('region', { name: 'Seller' });
});
