import { defineFragment } from '@forecourt/fragment-kit';
import { parseParams, type SearchState } from '@forecourt/search-state';
import { createReference, SearchForm } from './index';
import { fixtureBrand, fixtureReference, renderFragment } from './testing';

/** Edits the parameters that its slot names, and has a box for the price if the slot gives one. */
const searchForm = defineFragment({
  name: 'form',
  needs: [],
  hydrate: 'load',
  Component: ({ slot }) => (
    <SearchForm edits={String(slot.edits).split(' ')}>
      {slot.maxPrice !== undefined && <input name="maxPrice" defaultValue={String(slot.maxPrice)} />}
    </SearchForm>
  ),
  Fallback: () => null,
});

function formOf(state: SearchState, edits = '', controls: { maxPrice?: number } = {}): HTMLFormElement {
  const { container } = renderFragment(searchForm, {
    view: { state, brand: fixtureBrand() },
    slot: { edits, ...controls },
  });
  return container.querySelector('form')!;
}

/** Returns the search that the form leads to without scripts, parsed by the server's codec. */
function sent(form: HTMLFormElement): SearchState {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseParams(new URLSearchParams(fields), fixtureBrand(), createReference(fixtureReference)).state;
}

const search: SearchState = {
  makeCode: ['TOYOTA', 'HONDA'],
  modelCode: ['CAMRY|TOYOTA'],
  featureCode: ['1306', '1062'],
  packages: ['A,B'],
  maxPrice: 20_000,
  extra: [
    ['utm_source', 'a&b'],
    ['psid', '7'],
    ['utm_source', 'two'],
  ],
};

test('leads to the search by GET, and keeps the parameters that it does not edit', () => {
  const form = formOf(search);
  expect([form.method, form.getAttribute('action'), form.getAttribute('autocomplete')]).toEqual([
    'get',
    '/cars-for-sale/all',
    'off',
  ]);
  expect(sent(form)).toEqual(search);
});

test('R21 goes back to the first page', () => {
  expect(sent(formOf({ ...search, firstRecord: 60 }))).toEqual(search);
});

test('leaves out the parameters and values that its controls set', () => {
  const form = formOf(search, 'maxPrice featureCode:1306', { maxPrice: 9000 });
  expect(sent(form)).toEqual({ ...search, maxPrice: 9000, featureCode: ['1062'] });
});

test('R6 no make checked means no make, and no models', () => {
  expect(sent(formOf({ makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], doorCode: ['4'] }, 'makeCode'))).toEqual({
    doorCode: ['4'],
  });
});

test('the browser validates fields only without script', () => {
  expect(formOf({}).noValidate).toBe(true);
});
