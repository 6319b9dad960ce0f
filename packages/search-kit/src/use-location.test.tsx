import { defineFragment } from '@forecourt/fragment-kit';
import type { SearchState } from '@forecourt/search-state';
import { act, fireEvent } from '@testing-library/react';
import { renderFragment } from './testing';
import { useLocation } from './use-location';

function Editor() {
  const { zip, submit } = useLocation();
  const { error, ...field } = zip;
  return (
    <form onSubmit={submit}>
      <input aria-label="place" {...field} />
      <output>{error}</output>
    </form>
  );
}

const fragment = defineFragment({ name: 'place', needs: [], hydrate: 'load', Component: Editor, Fallback: () => null });

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(state: SearchState) {
  const lookedUp: string[] = [];
  globalThis.fetch = async (input) => {
    lookedUp.push(String(input));
    return { ok: true, status: 200, json: async () => ({}) } as Response;
  };
  const shown = renderFragment(fragment, { view: { state } });
  const field = shown.getByLabelText('place') as HTMLInputElement;
  return { ...shown, field, lookedUp, send: () => act(async () => void fireEvent.submit(field.form!)) };
}

test.each<[string, SearchState]>([
  ['60610', { zip: '60610' }],
  ['Chicago, IL', { city: 'Chicago', state: 'IL' }],
])('R8 a place that is searched already, %s, is neither looked up nor searched again', async (text, state) => {
  const { field, lookedUp, dispatched, send } = show(state);
  expect(field.value).toBe(text);
  await send();
  expect([lookedUp, dispatched]).toEqual([[], []]);
  await act(async () => void fireEvent.change(field, { target: { value: `${text} ` } }));
  await send();
  expect([lookedUp, dispatched]).toEqual([[], []]);
});

test('R8 another place is looked up once and searched', async () => {
  const { field, lookedUp, dispatched, send } = show({ zip: '60610' });
  await act(async () => void fireEvent.change(field, { target: { value: '10001' } }));
  await send();
  await send();
  expect(lookedUp).toHaveLength(1);
  expect(dispatched).toEqual([{ type: 'location', zip: '10001' }]);
});

test('R8 a text that cannot be a place gets the focus and an error, and is not looked up', async () => {
  const { field, lookedUp, dispatched, send, getByRole } = show({ zip: '60610' });
  await act(async () => void fireEvent.change(field, { target: { value: '1' } }));
  await send();
  expect(getByRole('status').textContent).not.toBe('');
  expect(document.activeElement).toBe(field);
  expect([lookedUp, dispatched]).toEqual([[], []]);
});
