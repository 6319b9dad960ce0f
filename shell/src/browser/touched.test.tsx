import { defineFragment } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { waitFor } from '@testing-library/react';
import { createFragmentHost } from './fragment-host';
import { Slots } from './slots';
import { pageBus } from './testing/page-bus';
import './testing/user-timing';

const filters = defineFragment({
  name: 'filters',
  needs: [],
  Fallback: () => null,
  Component: () => <button type="button">Blue</button>,
});
const planned = { remote: 'cars', version: '1.0.0', fragment: 'filters', needs: [] };
const element = (slot: string) => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)!;

test('slots that hydrate once another one is touched wait until the search of that touch is answered', async () => {
  const html = (slot: string) => `<div data-slot="${slot}" data-outcome="ok"><button type="button">Blue</button></div>`;
  document.body.innerHTML = html('filters') + html('saved-cars');
  const first = fixtureView();
  const failed = (_slot: unknown, error: unknown) => {
    throw error;
  };
  let answer = () => {};
  const asked = new Promise<void>((wasAsked) => {
    new Slots({
      plan: {
        ...{ id: 'it', intents: 'view', remotes: {}, scripts: {}, early: [], deferred: '', measured: 0, field: '' },
        slots: [
          { slot: 'filters', ...planned, hydrate: 'interaction' },
          { slot: 'saved-cars', ...planned, hydrate: 'touched' },
        ],
      },
      ...createFragmentHost(pageBus(first), first),
      ...{ load: async () => filters, onFailure: failed, onMismatch: failed, onReplayed() {} },
      atRest: () =>
        new Promise<void>((resolve) => {
          answer = resolve;
          wasAsked();
        }),
    }).adoptAll();
  });
  element('filters').click();
  await asked;
  // Longer than a page needs to be idle.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([element('filters').dataset.alive, element('saved-cars').dataset.alive]).toEqual(['', undefined]);
  answer();
  await waitFor(() => expect(element('saved-cars').dataset.alive).toBe(''));
});
