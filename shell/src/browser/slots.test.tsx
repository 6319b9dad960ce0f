import type { BusEvent } from '@forecourt/contracts';
import { defineFragment } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { createBus } from '@forecourt/search-state';
import { waitFor } from '@testing-library/react';
import type { PageData } from './data';
import { createFragmentHost } from './fragment-host';
import { Slots } from './slots';

const gridAd = defineFragment({
  name: 'grid-ad',
  needs: [],
  hydrate: 'load',
  Component: ({ slot }) => (slot.index === 'sold-out' ? null : <p>Winter tyres</p>),
  Fallback: () => null,
});

function openSlots(): Slots {
  const initial = fixtureView();
  const bus = createBus<PageData, BusEvent>({
    rules: initial.brand,
    reference: initial.reference,
    initial: { state: initial.state, data: { sources: initial.data, reference: initial.reference } },
    load: () => new Promise(() => {}),
    append: (shown) => shown,
    history: { url: () => initial.url, push() {}, replace() {}, leave() {}, onArrive: () => () => {} },
    owner: {},
  });
  const { host, lateHost } = createFragmentHost(bus, initial);
  return new Slots({
    plan: {
      id: 'ads@1.0.0',
      intents: 'view',
      slots: [{ slot: 'grid-ad', remote: 'ads', version: '1.0.0', fragment: 'grid-ad', hydrate: 'load', needs: [] }],
      remotes: {},
      host: { url: '/host.js', integrity: '' },
    },
    load: async () => gridAd,
    ...{ host, lateHost },
    onFailure: (_slot, error) => {
      throw error;
    },
  });
}

function addNested(outcome: string): HTMLElement {
  document.body.innerHTML = `<div data-slot="results"><div data-slot="grid-ad" data-outcome="${outcome}"></div></div>`;
  return document.querySelector<HTMLElement>('[data-slot="grid-ad"]')!;
}

test.each([
  ['wares', 'ok', 'Winter tyres'],
  ['sold-out', 'empty', ''],
])('a nested slot that came too late is filled in the browser, and says so (%s)', async (index, outcome, text) => {
  const element = addNested('late');
  openSlots().adopt(element, 'grid-ad', { index });
  await waitFor(() => expect(element.dataset.outcome).toBe(outcome));
  expect(element.textContent).toBe(text);
  expect(element.dataset.alive).toBe('');
});

test('a slot that failed on the server stays as the server sent it', () => {
  const element = addNested('fallback');
  element.textContent = 'An ad';
  openSlots().adopt(element, 'grid-ad', {});
  expect([element.textContent, element.dataset.alive]).toEqual(['An ad', undefined]);
});
