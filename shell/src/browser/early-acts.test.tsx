import { defineFragment, followsSearch } from '@forecourt/fragment-kit';
import { fixtureView } from '@forecourt/search-kit/testing';
import { fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { changesScript } from '../server/steps/document/state-script';
import type { EarlyAct } from './early-act';
import { Slots } from './slots';
import './testing/user-timing';

const asked: string[] = [];

/** Renders a panel like a remote's: controlled boxes and a controlled field, and a link. */
function Panel() {
  const [ticked, setTicked] = useState<readonly string[]>(['RED']);
  const [price, setPrice] = useState('');
  const box = (value: string) => (
    <input
      type="checkbox"
      name="color"
      value={value}
      data-enhance=""
      checked={ticked.includes(value)}
      onChange={({ currentTarget: { checked } }) => {
        asked.push(`${value} ${checked}`);
        setTicked((before) => [...before.filter((each) => each !== value), ...(checked ? [value] : [])]);
      }}
    />
  );
  return (
    <form method="get" {...followsSearch}>
      {box('RED')}
      {box('BLUE')}
      <input
        name="maxPrice"
        data-enhance=""
        value={price}
        onChange={({ currentTarget: { value } }) => {
          asked.push(`price ${value}`);
          setPrice(value);
        }}
      />
      <a href="/details" onClick={(event) => event.preventDefault()} aria-haspopup="dialog" data-enhance="">
        Details
      </a>
      <a
        href="/clear"
        data-enhance=""
        onClick={(event) => {
          event.preventDefault();
          asked.push('clear');
        }}
      >
        Clear
      </a>
    </form>
  );
}

const panel = defineFragment({ name: 'panel', needs: [], hydrate: 'load', Component: Panel, Fallback: () => null });
const planned = { slot: 'panel', remote: 'cars', version: '1.0.0', fragment: 'panel', hydrate: 'load', needs: [] };

/** Takes over the slots, as the host does once it is loaded. */
const comeAlive = () => {
  const view = fixtureView();
  const host = { view, subscribe: () => () => {}, dispatch() {}, emit() {}, on: () => () => {} };
  const replayed = jest.fn();
  const slots = new Slots({
    plan: {
      id: 'cars@1.0.0',
      intents: 'view',
      slots: [planned],
      remotes: {},
      scripts: {},
      early: [],
      deferred: '',
      measured: 0,
      field: '',
    },
    load: async () => panel,
    host,
    lateHost: () => host,
    onFailure(_slot, error) {
      throw error;
    },
    onMismatch(_slot, error) {
      throw error;
    },
    onReplayed: replayed,
    atRest: () => Promise.resolve(),
  });
  slots.adoptAll();
  const { __fc: starter } = globalThis;
  starter.onAct = (act) => slots.act(act);
  for (const act of starter.acts.splice(0)) slots.act(act);
  return { replayed };
};

const form = () => document.querySelector('form')!;
const box = (value: string) => document.querySelector<HTMLInputElement>(`[value="${value}"]`)!;
const isAlive = () => waitFor(() => expect(form().parentElement!.dataset.alive).toBe(''));

const showPanel = () => {
  const panel = document.createElement('div');
  panel.innerHTML = `<div data-slot="panel" data-outcome="ok">${renderToString(<Panel />)}</div>`;
  document.body.prepend(panel);
};
/** Acts that were stored when the starter began. */
const beforeStarter: EarlyAct[] = [];

beforeAll(async () => {
  const script = document.createElement('script');
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  const names = document.createElement('script');
  names.type = 'application/json';
  names.textContent = '{"plan":"plans/a","view":"views/a"}';
  document.body.append(names, script);
  // The page's files are still on their way.
  globalThis.fetch = () => new Promise(() => {});
  document.head.append(Object.assign(document.createElement('script'), { textContent: changesScript }));
  showPanel();
  fireEvent.click(box('BLUE'));
  await import('./starter');
  beforeStarter.push(...globalThis.__fc.acts);
  Reflect.deleteProperty(document, 'currentScript');
});
beforeEach(() => {
  asked.length = 0;
  globalThis.__fc.onAct = null;
  globalThis.__fc.acts.length = 0;
  document.body.replaceChildren();
  showPanel();
});

test('R58 a box that is ticked while the document still arrives is an act once the starter begins', () => {
  const [act, ...others] = beforeStarter;
  expect(act).toMatchObject({ element: { name: 'color', defaultValue: 'BLUE' }, value: true });
  expect(others).toEqual([]);
});

test('a checkbox is ticked at once, before any script has loaded, and its last value is dispatched once', async () => {
  fireEvent.click(box('BLUE'));
  expect(box('BLUE').checked).toBe(true);
  comeAlive();
  await isAlive();
  expect(asked).toEqual(['BLUE true']);
  expect([box('RED').checked, box('BLUE').checked]).toEqual([true, true]);
});

test('of several clicks on a control the last one counts', async () => {
  for (let clicks = 0; clicks < 3; clicks++) fireEvent.click(box('BLUE'));
  fireEvent.click(box('RED'));
  for (const price of ['9', '9000'])
    fireEvent.change(document.querySelector('[name="maxPrice"]')!, { target: { value: price } });
  for (let clicks = 0; clicks < 2; clicks++) fireEvent.click(document.querySelector('[href="/clear"]')!);
  expect([box('RED').checked, box('BLUE').checked]).toEqual([false, true]);
  comeAlive();
  await isAlive();
  expect(asked).toEqual(['BLUE true', 'RED false', 'price 9000', 'clear']);
});

test('an act while the slot hydrates is stored, too', async () => {
  comeAlive();
  fireEvent.click(box('BLUE'));
  expect(box('BLUE').checked).toBe(true);
  await isAlive();
  expect(asked).toEqual(['BLUE true']);
  fireEvent.click(box('BLUE'));
  expect([asked, box('BLUE').checked]).toEqual([['BLUE true', 'BLUE false'], false]);
});

test('elements that follow the search are busy from the click on; a click that opens a layer starts no search', async () => {
  fireEvent.click(document.querySelector('[aria-haspopup]')!);
  expect(form().getAttribute('aria-busy')).toBeNull();
  fireEvent.click(box('BLUE'));
  expect(form().getAttribute('aria-busy')).toBe('true');
  const { replayed } = comeAlive();
  await isAlive();
  expect(replayed).toHaveBeenCalledTimes(1);
});

test('in a slot that will not hydrate the form is sent natively', () => {
  const sent = jest.fn((event: Event) => event.preventDefault());
  form().addEventListener('submit', sent);
  fireEvent.click(box('BLUE'));
  const [act] = globalThis.__fc.acts;
  globalThis.__fc.release(act!);
  expect([sent.mock.calls.length, box('BLUE').checked]).toEqual([1, true]);
});
