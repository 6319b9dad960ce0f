import { defineFragment } from '@forecourt/fragment-kit';
import { fixtureListing } from '@forecourt/listing/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import type { ComponentProps, ReactNode } from 'react';
import { type StripCar, stripCar } from './strip-car';
import { VehicleStrip } from './vehicle-strip';

const car = (index: number, rest: Partial<StripCar> = {}): StripCar =>
  stripCar(fixtureListing({ id: `s${index}`, title: `Car ${index} w/ Extras` }), {
    placed: { placement: 'strip', id: `s${index}`, owner: 'owner-1', position: index, sponsored: false },
    href: `/cars-for-sale/vehicle/s${index}`,
    facts: '9,200 mi · Evanston, IL',
    ...rest,
  });

let props: ComponentProps<typeof VehicleStrip>;
const strip = defineFragment({
  name: 'strip',
  needs: [],
  Component: () => <VehicleStrip {...props} />,
  Fallback: () => null,
});

function show(cars: readonly StripCar[], why?: ReactNode) {
  props = { title: 'Cars', cars, why, all: <a href="/all">All cars</a> };
  return renderFragment(strip);
}

test('shows title, price and facts of each vehicle, and links to it and to all, without script', () => {
  const { html, getByRole, getAllByRole } = show([car(0), car(1)]);
  expect(html).toContain('href="/cars-for-sale/vehicle/s1"');
  expect(getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Car 0', 'Car 1']);
  expect(getByRole('list', { name: 'Cars' }).firstElementChild?.textContent).toMatch(
    /^Car 0\$.*9,200 mi · Evanston, IL$/,
  );
  expect(getByRole('link', { name: 'All cars' }).getAttribute('href')).toBe('/all');
});

test('R31 a vehicle without a price says so', () => {
  const { placed, href, facts } = car(0);
  const priceless = stripCar(fixtureListing({ pricingDetail: {} }), { placed, href, facts });
  expect(show([priceless]).html).toContain('Contact for price');
});

test('R53 a paid vehicle names who pays, and opens the one explanation of the strip', async () => {
  const queries = show([car(0, { payer: 'Lakeshore Motors' }), car(1, { payer: 'Prairie Auto' })], <p>They pay.</p>);
  const panels = queries.container.querySelectorAll('[popover]');
  expect([...panels].map(({ textContent }) => textContent)).toEqual(['They pay.']);
  const why = queries.getByRole('button', { name: 'Sponsored by Prairie Auto', description: 'Why this?' });
  expect(why.getAttribute('popovertarget')).toBe(panels[0]?.id);
  expect(await violations(queries.container)).toEqual([]);
});

test('a paid vehicle with all its lines is nine elements', () => {
  const deal = { kind: 'great-deal', text: 'Great Price' } as const;
  const cars = [car(0, { payer: 'Lakeshore Motors', payment: 'Est. $300/mo', urgency: '9 viewed it', deal })];
  const item = show(cars, <p>They pay.</p>).getByRole('list', { name: 'Cars' }).firstElementChild!;
  expect(item.querySelectorAll('*').length + 1).toBe(9);
});

test('is nothing without vehicles', () => {
  expect(show([]).html).toBe('');
});
