import type { Listing } from '@forecourt/listing';
import { vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { within } from '@testing-library/react';
import glance from '../vehicle-glance';
import fragment from './index';

const show = (listing: Partial<Listing> = {}) => renderFragment(fragment, { view: vehicleView(listing) });
const factsIn = (element: HTMLElement): Record<string, string> => {
  const queries = within(element);
  const texts = (role: 'term' | 'definition') => queries.getAllByRole(role).map(({ textContent }) => textContent ?? '');
  const values = texts('definition');
  return Object.fromEntries(texts('term').map((term, at) => [term, values[at] ?? '']));
};
const glanced = (listing: Partial<Listing>) =>
  factsIn(renderFragment(glance, { view: vehicleView(listing) }).container);
const specified = (listing: Partial<Listing>) => factsIn(show(listing).getByRole('region', { name: 'Specifications' }));
/** The facts of the glance and the specifications. */
const told = (listing: Partial<Listing>) => ({ ...glanced(listing), ...specified(listing) });

test('every known fact that the title does not say is shown, codes by their labels', () => {
  expect(
    told({
      listingType: 'CERTIFIED',
      certifiedProduct: 'Toyota Certified Pre-Owned',
      mileage: 31_500,
      displacementUOM: '2.5 L',
      truckBedLength: 'SHORT',
      vin: '4T1G11AK5MU500001',
      stockNumber: '22418A',
    }),
  ).toEqual({
    Condition: 'Manufacturer Certified',
    Certification: 'Toyota Certified Pre-Owned',
    Trim: 'SE',
    Mileage: '31,500 miles',
    Accidents: 'None reported',
    Owners: 'One',
    'Body style': 'Sedan',
    Fuel: 'Gasoline',
    Engine: '4-Cylinder',
    Displacement: '2.5 L',
    Transmission: '8-Speed Automatic',
    'Drive type': 'Front Wheel Drive',
    'Fuel economy': '28/39 MPG',
    Exterior: 'Blue',
    Interior: 'Black',
    Doors: '4',
    'Truck bed': 'Short (under 6 ft)',
    VIN: '4T1G11AK5MU500001',
    'Stock number': '22418A',
  });
});

test('an unknown fact is left out, and so is a code that no list explains', () => {
  const facts = told({
    ...{ trim: undefined, mileage: undefined, style: undefined, doors: undefined, vin: undefined },
    ...{ fuelTypeGroup: 'STEAM', specifications: { mileRange: 303 } },
  });
  expect(Object.keys(facts)).toEqual(['Accidents', 'Owners', 'Electric range', 'Condition']);
  expect(facts['Electric range']).toBe('303 miles');
});

test('a glance has the shortest words', () => {
  const transmission = 'Continuously Variable Automatic';
  expect(glanced({ specifications: { transmission } }).Transmission).toBe('CVT automatic');
});

test.each([
  [0, '0 miles'],
  [1, '1 mile'],
])('a mileage of %i reads %s', (mileage, text) => {
  expect(told({ mileage }).Mileage).toBe(text);
});

test('the economy of an electric car has its own unit, others have miles per gallon', () => {
  const economy = (mpg: string) => told({ specifications: { mpg } })['Fuel economy'];
  expect(economy('131 City / 117 Highway MPGe')).toBe('131/117 MPGe');
  expect(economy('28 City')).toBe('28 City MPG');
});

test('ratings of the model are labelled as such, and absent without any', () => {
  const reviews = (modelReviews: Listing['modelReviews']) =>
    show({ modelReviews }).queryByRole('region', { name: 'Reviews of this model' });
  const shown = reviews({ value: 4.62, count: 45, aspects: [{ label: 'Comfort', value: 5 }] });
  expect(shown?.textContent).toBe(
    'Reviews of this model4.6 (45) How people rate the 2021 Toyota Camry, not this very vehicle.Comfort5.0 of 5',
  );
  expect(reviews(undefined)).toBeNull();
});

test('R73 has no accessibility violations, also in the fallback', async () => {
  expect(await violations(show().container)).toEqual([]);
  const fallback = renderFragment({ ...fragment, Component: fragment.Fallback });
  expect(await violations(fallback.container)).toEqual([]);
  fallback.getByRole('region', { name: 'Facts' });
});

test('the glance has the six most important facts, and the specifications have the others; none is repeated', () => {
  const listing = { mileage: 31_500, history: ['One Owner', 'No Accidents Reported'] };
  const glance = Object.keys(glanced(listing));
  expect(glance).toEqual(['Mileage', 'Accidents', 'Owners', 'Drive type', 'Fuel economy', 'Transmission']);
  expect(Object.keys(specified(listing)).filter((term) => glance.includes(term))).toEqual([]);
});

test('where the seller says nothing about the vehicle’s past, the glance has other facts instead', () => {
  const terms = Object.keys(glanced({ mileage: 31_500, history: ['Clean Title'] }));
  expect(terms).toEqual(['Mileage', 'Drive type', 'Fuel economy', 'Transmission', 'Fuel', 'Engine']);
});

test('the first group of features is open, the others are a press away', () => {
  const view = vehicleView();
  const equipment = ['Seats', 'Sound', 'Keys'].map((label) => ({ label, features: ['One'] }));
  const vehicle = view.data?.vehicle && { ...view.data.vehicle, equipment };
  const { container } = renderFragment(fragment, { view: { ...view, data: { ...view.data, vehicle } } });
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
});

test('features are in their groups; a vehicle without features has no such section', () => {
  const view = vehicleView();
  const data = {
    ...view.data,
    vehicle: view.data?.vehicle && {
      ...view.data.vehicle,
      equipment: [{ label: 'Seats', features: ['Heated Seats', 'Third Row'] }],
    },
  };
  const features = within(
    renderFragment(fragment, { view: { ...view, data } }).getByRole('region', { name: 'Features' }),
  );
  features.getByText('Seats (2)');
  expect(features.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Heated Seats',
    'Third Row',
  ]);
  expect(show().queryByRole('region', { name: 'Features' })).toBeNull();
});

test('the history is as the seller reports it; a new vehicle has none', () => {
  const past = (listing: Partial<Listing>) => show(listing).queryByRole('region', { name: 'Vehicle history' });
  expect(past({ listingType: 'USED', history: ['One Owner'] })?.textContent).toContain('One Owner');
  expect(past({ listingType: 'USED', history: undefined })?.textContent).toContain('has told nothing');
  expect(past({ listingType: 'NEW' })).toBeNull();
});

test('the trims of its model in its year are a press away', () => {
  const link = show().getByRole('link', { name: 'Compare 2021 Camry trims' });
  expect(link.getAttribute('href')).toContain(encodeURIComponent('{"model":"CAMRY|TOYOTA","year":2021}'));
});
