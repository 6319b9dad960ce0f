import type { FragmentHost } from '@forecourt/contracts';
import { defineFragment, useView } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { act, waitFor } from '@testing-library/react';
import type { PageData } from './data';
import { createFragmentHost } from './fragment-host';
import { Slots } from './slots';
import { pageBus } from './testing/page-bus';
import './testing/user-timing';

/** Shows the address of the search. */
const results = defineFragment({
  name: 'results',
  needs: ['listing'],
  Component: () => <button type="button">{useView().url}</button>,
  Fallback: () => null,
});
const planned = { remote: 'cars', version: '1.0.0', fragment: 'results', hydrate: 'interaction' };

const first = fixtureView();
const dataOf = (html?: PageData['html']): PageData => ({ sources: first.data, reference: first.reference, html });
const made = (slot: string, html: string, outcome = 'ok') => ({ slot, outcome, html });

function open() {
  document.body.innerHTML = `<div data-slot="results" data-outcome="ok"><button type="button">${first.url}</button><div data-slot="ad" data-outcome="ok"><p>Tyres</p></div></div><div data-slot="paid" data-outcome="ok"><button type="button">${first.url}</button></div>`;
  const bus = pageBus(first);
  const { host, lateHost } = createFragmentHost(bus, first);
  const load = jest.fn(async () => results);
  const failed = (_slot: unknown, error: unknown) => {
    throw error;
  };
  const slots = new Slots({
    plan: {
      ...{ id: 'it', intents: 'view', remotes: {}, scripts: {}, early: [], deferred: '', measured: 0, field: '' },
      slots: [
        { slot: 'results', ...planned, needs: ['listing'], shows: 'search' },
        { slot: 'paid', ...planned, needs: ['premium'], shows: 'paid' },
        { slot: 'ad', ...planned, hydrate: 'never', needs: [], nested: true },
      ],
    },
    ...{ load, host, lateHost, onFailure: failed, onMismatch: failed },
    ...{ onReplayed() {}, atRest: () => Promise.resolve() },
  });
  slots.adoptAll();
  return { slots, host, load };
}

const element = (slot = 'results') => document.querySelector<HTMLElement>(`[data-slot="${slot}"]`)!;
const viewAt = (host: FragmentHost, url: string) => ({ ...host.view, url });
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const button = (url: string) => `<button type="button">${url}</button>`;

test('R58 a slot that is not hydrated shows the HTML of the next search and stays unhydrated', async () => {
  const { slots, host, load } = open();
  expect(slots.asleep).toEqual(['results', 'paid']);
  const next = dataOf([made('results', button('/b')), made('paid', button('/b'))]);
  expect(slots.canShow(next)).toBe(true);
  slots.show(next, viewAt(host, '/b'));
  await turn();
  expect([element().textContent, element('paid').textContent]).toEqual(['/b', '/b']);
  expect([element().dataset.alive, load.mock.calls.length]).toEqual([undefined, 0]);
});

test('R74 back and forward show the HTML of before, nested slots included', () => {
  const { slots, host } = open();
  const [start, next] = [dataOf(), dataOf([made('results', button('/b'))])];
  slots.show(next, viewAt(host, '/b'));
  slots.show(start, host.view);
  expect(element().textContent).toBe(`${first.url}Tyres`);
  slots.show(next, viewAt(host, '/b'));
  expect(element().textContent).toBe('/b');
});

test('the number of matches is announced though its slot stays unhydrated', () => {
  const { slots, host } = open();
  const announced = document.querySelector('body > [role="status"]')!;
  expect(announced.textContent).toBe('');
  slots.show(dataOf([made('results', '<p role="status">7 Matches</p>')]), viewAt(host, '/b'));
  expect(announced.textContent).toBe('7 Matches');
});

test('one more page of the same search changes no HTML', () => {
  const { slots, host } = open();
  const next = dataOf([made('results', button('/b'))]);
  slots.show(next, viewAt(host, '/b'));
  const shown = element().firstChild;
  slots.show({ ...next }, viewAt(host, '/b'));
  expect(element().firstChild).toBe(shown);
});

test('a slot that is touched after a search hydrates the HTML of that search, without mismatch', async () => {
  const { slots, host } = open();
  const subscribed = host.view;
  Object.defineProperty(host, 'view', { get: () => ({ ...subscribed, url: '/b' }) });
  slots.show(dataOf([made('results', button('/b'))]), host.view);
  const shown = element().firstChild;
  element().querySelector('button')!.click();
  await waitFor(() => expect(element().dataset.alive).toBe(''));
  expect([element().firstChild, element().textContent]).toEqual([shown, '/b']);
});

test('a slot whose HTML could not be had is rendered by the browser', async () => {
  const { slots, host } = open();
  slots.show(dataOf([made('results', button('/b'))]), viewAt(host, '/b'));
  await waitFor(() => expect(element('paid').dataset.alive).toBe(''));
  expect(element().dataset.alive).toBeUndefined();
});

test('R58 without HTML of a slot with unpaid data of the search, the search cannot be shown', () => {
  const { slots } = open();
  expect(slots.canShow(dataOf([made('paid', '')]))).toBe(false);
  expect(slots.canShow(dataOf([made('results', '', 'fallback')]))).toBe(false);
  expect(slots.canShow(dataOf([made('results', '', 'empty')]))).toBe(true);
});

test('a slot that a visitor has touched takes no more HTML', async () => {
  const { slots } = open();
  element().querySelector('button')!.click();
  await turn();
  expect(slots.asleep).toEqual(['paid']);
});
