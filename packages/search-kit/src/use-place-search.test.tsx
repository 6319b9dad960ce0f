import { defineFragment } from '@forecourt/fragment-kit';
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { renderFragment } from './testing';
import { usePlaceSearch } from './use-place-search';

/** Has a button for each ZIP and shows the outcome of the last search. */
function Search() {
  const { checking, search, forget } = usePlaceSearch();
  const [found, setFound] = useState('');
  return (
    <>
      {['10001', '94105', '60610', 'atlanta'].map((zip) => (
        <button key={zip} type="button" onClick={async () => setFound(`${zip} ${await search(zip)}`)}>
          {zip}
        </button>
      ))}
      <button type="button" onClick={forget}>
        forget
      </button>
      <output>{checking ? 'checking' : found}</output>
    </>
  );
}

const fragment = defineFragment({ name: 'zip', needs: [], hydrate: 'load', Component: Search, Fallback: () => null });

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show() {
  const answers: ((status: number, body?: unknown) => Promise<void>)[] = [];
  globalThis.fetch = jest.fn(
    () =>
      new Promise<Response>((resolve) => {
        answers.push((status, body) => {
          const answer = { ok: status === 200, status, json: async () => body };
          return act(async () => resolve(answer as Response));
        });
      }),
  );
  const shown = renderFragment(fragment, { view: { state: { zip: '60610' } } });
  const click = (name: string) => act(async () => void fireEvent.click(shown.getByRole('button', { name })));
  return { ...shown, answers, click, said: () => shown.getByRole('status').textContent };
}

test('a new ZIP is looked up, then searched', async () => {
  const { answers, click, dispatched, said } = show();
  await click('10001');
  expect([said(), dispatched]).toEqual(['checking', []]);
  await answers[0]?.(200);
  expect(dispatched).toEqual([{ type: 'location', zip: '10001' }]);
  expect(said()).toBe('10001 true');
});

test('an unknown ZIP is not searched', async () => {
  const { answers, click, dispatched, said } = show();
  await click('10001');
  await answers[0]?.(404);
  expect([said(), dispatched]).toEqual(['10001 false', []]);
});

test('the search’s present ZIP is not looked up again', async () => {
  const { click, dispatched, answers } = show();
  await click('60610');
  expect([answers.length, dispatched]).toEqual([0, [{ type: 'location', zip: '60610' }]]);
});

test('R20 the last ZIP wins, whichever answer arrives first', async () => {
  const { answers, click, dispatched } = show();
  await click('10001');
  await click('94105');
  await answers[1]?.(200);
  await answers[0]?.(200);
  expect(dispatched).toEqual([{ type: 'location', zip: '94105' }]);
});

test('a city is looked up by its name', async () => {
  const { answers, click, dispatched, said } = show();
  await click('atlanta');
  expect(globalThis.fetch).toHaveBeenCalledWith('/rest/lsc/place?name=atlanta', expect.anything());
  await answers[0]?.(200, { city: 'Atlanta', state: 'GA' });
  expect(dispatched).toEqual([{ type: 'location', city: 'Atlanta', state: 'GA' }]);
  expect(said()).toBe('atlanta true');
});

test.each([
  [404, undefined],
  [502, undefined],
  [200, { city: 1 }],
  [200, null],
])('an unknown name, or an invalid answer, is no place: %i %j', async (status, body) => {
  const { answers, click, dispatched, said } = show();
  await click('atlanta');
  await answers[0]?.(status, body);
  expect([said(), dispatched]).toEqual(['atlanta false', []]);
});

test('a search that was cancelled changes nothing', async () => {
  const { answers, click, dispatched, said } = show();
  await click('10001');
  await click('forget');
  await answers[0]?.(404);
  expect([said(), dispatched]).toEqual(['10001 true', []]);
});
