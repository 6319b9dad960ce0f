import type { BusEvent } from '@forecourt/contracts';
import { defineFragment, Slot, useBusEvent, useEmit, useSource } from '@forecourt/fragment-kit';
import { listingResponseSchema } from '@forecourt/listing';
import { fixtureListing } from '@forecourt/listing/testing';
import { fireEvent } from '@testing-library/react';
import { useEffect, useId, useState } from 'react';
import { IntentLink, useSearch } from '../index';
import { fixtureListings, fixtureView, renderFragment } from './index';

declare module '@forecourt/contracts' {
  interface Slots {
    'test-ad': true;
  }
}

function Summary() {
  const { zip } = useSearch();
  const listing = useSource('listing');
  const [open, setOpen] = useState(false);
  const [heard, setHeard] = useState('');
  const emit = useEmit();
  const id = useId();
  useBusEvent('search-saved', ({ title }) => setHeard(title));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{listing?.totalResultCount} Matches</h2>
      <p>near {zip}</p>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        More
      </button>
      <button type="button" onClick={() => emit({ type: 'overlay-opened', detail: { name: 'share' } })}>
        Share
      </button>
      <IntentLink intent={{ type: 'clear' }}>Clear</IntentLink>
      <output>{heard}</output>
      <Slot name="test-ad" props={{ position: 3 }} />
    </section>
  );
}

const summary = defineFragment({
  name: 'summary',
  needs: ['listing'],
  hydrate: 'load',
  Component: Summary,
  Fallback: () => <p>…</p>,
});

let renders = 0;

function Differing() {
  renders++;
  return <p>{renders}</p>;
}

function WithoutKeys() {
  // biome-ignore lint/correctness/useJsxKeyInIterable: the mistake that the test is about
  return [1, 2].map((n) => <p>{n}</p>);
}

function FailingEffect() {
  useEffect(() => {
    throw new Error('no effect');
  });
  return null;
}

describe('renderFragment', () => {
  test('renders on the server and hydrates the same markup', () => {
    const { html, getByRole, container } = renderFragment(summary);
    expect(html).toContain('1284<!-- --> Matches</h2>');
    expect(html).toContain('data-slot="test-ad"');
    const more = getByRole('button', { name: 'More' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(container.isConnected).toBe(true);
  });

  test('notes intents and events instead of acting on them', () => {
    const onDispatch = jest.fn();
    const { getByRole, dispatched, events } = renderFragment(summary, { onDispatch });
    fireEvent.click(getByRole('link', { name: 'Clear' }));
    fireEvent.click(getByRole('button', { name: 'Share' }));
    expect(dispatched).toEqual([{ type: 'clear' }]);
    expect(onDispatch).toHaveBeenCalledWith({ type: 'clear' });
    expect(events).toEqual([{ type: 'overlay-opened', detail: { name: 'share' } }]);
  });

  test('the next view renders', () => {
    const { getByText, setView } = renderFragment(summary, { view: { state: { zip: '60201' } } });
    getByText('near 60201');
    setView({ state: { zip: '10001' }, data: { listing: fixtureListings({ totalResultCount: 2 }) } });
    getByText('near 10001');
    getByText('2 Matches');
  });

  test('links and the URL are those of the search', () => {
    const state = { zip: '60610', vehicleStyleCode: ['SEDAN'] };
    const { getByRole, setView } = renderFragment(summary, { view: { state } });
    expect(getByRole('link', { name: 'Clear' }).getAttribute('href')).toBe('/cars-for-sale/all?zip=60610');
    expect(fixtureView({ state }).url).toBe('/cars-for-sale/all?vehicleStyleCode=SEDAN&zip=60610');
    setView({ state: { ...state, zip: '10001' } });
    expect(getByRole('link', { name: 'Clear' }).getAttribute('href')).toBe('/cars-for-sale/all?zip=10001');
  });

  test('an event of another fragment is heard', () => {
    const { getByRole, hear, events } = renderFragment(summary);
    const saved: BusEvent = { type: 'search-saved', detail: { title: 'Used Camry' } };
    hear(saved);
    expect(getByRole('status').textContent).toBe('Used Camry');
    expect(events).toEqual([]);
  });

  test('a nested slot is mounted and unmounted with its props', () => {
    const { mounted, unmount } = renderFragment(summary);
    expect(mounted.map(({ slot, props }) => [slot, props])).toEqual([['test-ad', { position: 3 }]]);
    unmount();
    expect(mounted).toEqual([]);
  });

  test('markup that differs between server and browser fails the test', () => {
    expect(() => renderFragment(defineFragment({ ...summary, Component: Differing }))).toThrow(/Hydration failed/);
  });

  test('React’s output on console.error fails the test', () => {
    expect(() => renderFragment(defineFragment({ ...summary, Component: WithoutKeys }))).toThrow(/unique "key" prop/);
  });

  test('an error of an effect fails the test', () => {
    expect(() => renderFragment(defineFragment({ ...summary, Component: FailingEffect }))).toThrow('no effect');
  });

  test('a fragment that never hydrates is only its server HTML', () => {
    const still = { ...summary, hydrate: 'never' } as const;
    const { getByRole, setView } = renderFragment(still);
    const more = getByRole('button', { name: 'More' });
    fireEvent.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(() => setView({})).toThrow(/never hydrates/);
  });

  test('nothing of a test before is left in the document', () => {
    expect(document.body.childElementCount).toBe(0);
  });
});

describe('fixtures', () => {
  test('the listing answer is one that the contract allows', () => {
    const listing = fixtureListings();
    expect(listingResponseSchema.parse(listing)).toEqual(listing);
    expect(new Set(listing.listings.map(({ id }) => id)).size).toBe(30);
    const owners = new Set(listing.owners.map(({ id }) => id));
    expect(listing.listings.filter(({ ownerId }) => !owners.has(ownerId))).toEqual([]);
  });

  test('overrides replace', () => {
    expect(fixtureListing({ id: 'x' })).toMatchObject({ id: 'x', make: 'Toyota' });
    expect(fixtureView({ status: 'loading' }).status).toBe('loading');
  });

  test('is plain JSON, as the page serialises it', () => {
    const view = fixtureView();
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});
